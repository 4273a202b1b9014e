import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { AdminProject } from '../tools/admin-project';

/* An administrator has both a document `admins/{uid}` and the custom claim `admin: true` (design 5). */

export function accountOf(auth: Auth, email: string): Promise<UserRecord | null> {
  return orNull(auth.getUserByEmail(email));
}

export function accountWithId(auth: Auth, uid: string): Promise<UserRecord | null> {
  return orNull(auth.getUser(uid));
}

export function hasClaim({ customClaims }: UserRecord): boolean {
  return customClaims?.['admin'] === true;
}

/** Sets or removes the claim, and keeps the user's other claims. */
export function setClaim(auth: Auth, user: UserRecord, isAdministrator: boolean): Promise<void> {
  const admin = isAdministrator || undefined;
  return auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin });
}

/** Creates the document and sets the claim, each only if it is missing. */
export async function makeAdministrator(
  { auth, db }: AdminProject,
  user: UserRecord,
): Promise<void> {
  const document = db.doc(`admins/${user.uid}`);
  if (!(await document.get()).exists) {
    await document.create({ email: user.email, grantedAt: FieldValue.serverTimestamp() });
  }
  if (!hasClaim(user)) await setClaim(auth, user, true);
}

async function orNull(account: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await account;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}
