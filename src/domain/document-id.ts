/** Whether Firestore accepts an ID of this form: https://firebase.google.com/docs/firestore/quotas#limits */
export const isDocumentId = (text: string) => !/^$|\/|^\.{1,2}$|^__.*__$/.test(text);
