import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { randomId } from '@/domain/random-id';
import { readToken } from './auth';
import { firestore } from './firestore';

export type CheckTargets = Awaited<ReturnType<typeof readTargets>>;

/** IDs of saved documents to request as a visitor, and the administrator's email address. */
export async function readTargets() {
  const [{ uid, email }, inactiveCareer, ...saved] = await Promise.all([
    readToken({ isFresh: false }),
    readId('careers', where('isActive', '==', false)),
    readId('contacts', orderBy('createdAt', 'desc')),
    readId('deletedContacts'),
    readId('careers'),
    readId('services'),
    readId('seoSettings'),
    readId('changes'),
  ]);
  const [contacts, deletedContacts, careers, services, seoSettings, changes] = saved;
  const ids = { contacts, deletedContacts, careers, services, seoSettings, changes, admins: uid };
  return { email, inactiveCareer, ids };
}

/** ID of a matching document, or a random one if there is none: the rules also apply to missing documents. */
async function readId(name: string, ...constraints: QueryConstraint[]): Promise<string> {
  const matching = query(collection(firestore(), name), ...constraints, limit(1));
  const found = await getDocs(matching).catch(() => null);
  return found?.docs[0]?.id ?? randomId();
}
