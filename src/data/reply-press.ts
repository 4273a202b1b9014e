import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { readDate } from '@/collections/collection';
import { readToken } from './auth';
import { plainFields } from './documents';
import { firestore } from './firestore';

/** Who last pressed Reply on an inquiry, and when. */
interface ReplyPress {
  uid: string;
  at: Date | null;
}

const pressRef = (contactId: string) => doc(firestore(), 'desk', contactId);

/** Tells other administrators that this one has pressed Reply. */
export async function saveReplyPress(contactId: string): Promise<void> {
  const { uid } = await readToken({ isFresh: false });
  await setDoc(pressRef(contactId), { uid, at: serverTimestamp() });
}

export async function getReplyPress(contactId: string): Promise<ReplyPress | null> {
  const stored = await getDoc(pressRef(contactId));
  if (!stored.exists()) return null;
  const { uid, at } = plainFields(stored);
  return { uid: String(uid), at: readDate(at) };
}
