import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { readDate } from '@/collections/collection';
import { AccessDeniedError } from '@/domain/errors';
import type { BackOfficeAccess } from '@/domain/user';
import { isSignedIn, readToken } from './auth';
import { plainFields } from './documents';
import { firestore } from './firestore';

/** Maximum age of a sign-in in firestore.rules (design 5). */
const SESSION_LIFETIME_MS = 12 * 3_600_000;
const TOKEN_LIFETIME_MS = 3_600_000;

/** Checks the conditions of firestore.rules (design 5). Throws AccessDeniedError if the user has signed out. */
export async function backOfficeAccess(uid: string): Promise<BackOfficeAccess> {
  if (!isSignedIn(uid)) throw new AccessDeniedError('The user has signed out');
  const [stored, known] = await Promise.all([
    getDoc(doc(firestore(), 'admins', uid)),
    readToken({ isFresh: false }),
  ]);
  if (!stored.exists()) return 'denied';
  // A token can be up to an hour old, so it may lack a new claim, and its `ageMs` may be an hour too low.
  const isCertain = known.isAdmin && known.ageMs + TOKEN_LIFETIME_MS < SESSION_LIFETIME_MS;
  const { isAdmin, ageMs } = isCertain ? known : await readToken({ isFresh: true });
  if (!isAdmin) return 'denied';
  return ageMs < SESSION_LIFETIME_MS ? 'granted' : 'expired';
}

export interface Administrator {
  uid: string;
  email: string;
  since: Date | null;
}

const MAX_ADMINISTRATORS = 100;

/** The accounts in `admins` with an email address, sorted by it. */
export async function listAdministrators(): Promise<Administrator[]> {
  const { docs } = await getDocs(
    query(collection(firestore(), 'admins'), limit(MAX_ADMINISTRATORS)),
  );
  return docs
    .flatMap((document) => {
      const { email, grantedAt } = plainFields(document);
      const isKnown = typeof email === 'string' && email !== '';
      return isKnown ? { uid: document.id, email, since: readDate(grantedAt) } : [];
    })
    .sort((one, other) => one.email.localeCompare(other.email));
}
