import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { AdminProject } from '../tools/admin-project';

/* An administrator has a document `admins/{uid}` and the custom claim `admin: true` (design 5). */

/** The account with this email address, or null if there is none. */
export function accountOf(auth: Auth, email: string): Promise<UserRecord | null> {
  return orNull(auth.getUserByEmail(email));
}

/** The account with this uid, or null if there is none. */
export function accountWithId(auth: Auth, uid: string): Promise<UserRecord | null> {
  return orNull(auth.getUser(uid));
}

export function hasClaim({ customClaims }: UserRecord): boolean {
  return customClaims?.['admin'] === true;
}

/** Sets or removes the claim; other claims stay. */
export function setClaim(auth: Auth, user: UserRecord, isAdministrator: boolean): Promise<void> {
  const admin = isAdministrator || undefined;
  return auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin });
}

/** Writes the document and the claim where they are missing. */
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
