import type { Firestore } from 'firebase-admin/firestore';
import { OPEN_STATUSES } from '../../src/collections/inquiries';
import { plural } from '../../src/lib/plural';
import type { AdminProject } from '../tools/admin-project';
import { Failure } from '../tools/failure';
import { countWithoutSpam } from '../watch/count-inquiries';
import { findAccount, hasClaim, setClaim } from './administrators';

/**
 * Removes the document and the claim and ends all sessions, even if the account or its email address has changed. Says
 * how many open inquiries were assigned to the administrator.
 */
export async function revoke({ auth, db, name }: AdminProject, email: string): Promise<void> {
  const admins = db.collection('admins');
  const [user, stored] = await Promise.all([
    findAccount(auth, { email }),
    admins.where('email', '==', email.toLowerCase()).get(),
  ]);
  const isAdministrator = user && (hasClaim(user) || (await admins.doc(user.uid).get()).exists);
  const uids = new Set(stored.docs.map((document) => document.id));
  if (isAdministrator) uids.add(user.uid);
  if (uids.size === 0)
    throw new Failure(`${email} is not an administrator of ${name}. Nothing was changed.`);
  const assignees = new Set<string>();
  for (const uid of uids) {
    const assignee: unknown = (await admins.doc(uid).get()).get('email');
    if (typeof assignee === 'string') assignees.add(assignee);
    // Deletes the document first, because the rules check it on each request.
    await admins.doc(uid).delete();
    const account = await findAccount(auth, { uid });
    if (!account) continue;
    await setClaim(auth, account, false);
    await auth.revokeRefreshTokens(uid);
  }
  console.log(`${email} is no longer an administrator of ${name}.`);
  for (const assignee of assignees) {
    const inquiries = plural(
      await countOpen(db, assignee),
      'open inquiry is',
      'open inquiries are',
    );
    console.log(
      `${inquiries} assigned to ${assignee}, and now listed under “Nobody’s” in the back office.`,
    );
  }
}

const countOpen = (db: Firestore, assignee: string) =>
  countWithoutSpam(
    db
      .collection('contacts')
      .where('assignee', '==', assignee)
      .where('status', 'in', OPEN_STATUSES),
  );
