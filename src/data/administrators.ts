import { doc, getDoc } from 'firebase/firestore/lite';
import { AccessDeniedError } from '@/domain/errors';
import type { BackOfficeAccess } from '@/domain/user';
import { isSignedIn, readToken } from './auth';
import { firestore } from './firestore';

/** How long firestore.rules accept a sign-in (design 5). */
const SESSION_LIFETIME_MS = 12 * 3_600_000;
/** Firebase renews a token after an hour. */
const TOKEN_LIFETIME_MS = 3_600_000;

/** Access by the checks of firestore.rules (design 5). Throws AccessDeniedError, without a request, after a logout. */
export async function backOfficeAccess(uid: string): Promise<BackOfficeAccess> {
  // The logout may have come while this code was loaded.
  if (!isSignedIn(uid)) throw new AccessDeniedError('The user has been signed out');
  const [stored, known] = await Promise.all([
    getDoc(doc(firestore(), 'admins', uid)),
    readToken({ isFresh: false }),
  ]);
  if (!stored.exists()) return 'denied';
  // A token may be up to an hour old: a claim added since is missing, and its age is too low by as much.
  const isCertain = known.isAdmin && known.ageMs + TOKEN_LIFETIME_MS < SESSION_LIFETIME_MS;
  const { isAdmin, ageMs } = isCertain ? known : await readToken({ isFresh: true });
  if (!isAdmin) return 'denied';
  return ageMs < SESSION_LIFETIME_MS ? 'granted' : 'expired';
}
