import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from './firestore';

/** Whether that user is an administrator: there is a document `admins/{uid}` (design 5). */
export async function isAdministrator(uid: string): Promise<boolean> {
  return (await getDoc(doc(firestore(), 'admins', uid))).exists();
}
