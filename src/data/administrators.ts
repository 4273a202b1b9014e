import { read } from './deadline';
import { loadFirestore } from './firebase';

/** Whether that user is an administrator: there is a document `admins/{uid}` (design 5). */
export function isAdministrator(uid: string): Promise<boolean> {
  return read(async () => {
    const { db, doc, getDoc } = await loadFirestore();
    return (await getDoc(doc(db, 'admins', uid))).exists();
  });
}
