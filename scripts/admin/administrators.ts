import type { Auth, UserIdentifier, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { AdminProject } from '../tools/admin-project';

/* An administrator has both a document `admins/{uid}` and the custom claim `admin: true` (design 5). */

/** The account with an email address or a UID; undefined if there is none. */
export async function findAccount(
  auth: Auth,
  identifier: UserIdentifier,
): Promise<UserRecord | undefined> {
  return (await auth.getUsers([identifier])).users[0];
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
