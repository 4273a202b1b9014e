import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import type { AdminProject } from '../tools/admin-project';
import { hasClaim } from './administrators';

/** Prints who has the document, the claim, or both; only both give access. */
export async function list({ auth, db, name }: AdminProject): Promise<void> {
  const [{ docs }, claimed] = await Promise.all([
    db.collection('admins').get(),
    accountsWithClaim(auth),
  ]);
  const lines = docs.map((document) => {
    const { email, grantedAt } = document.data() as { email?: string; grantedAt?: Timestamp };
    const since = grantedAt?.toDate().toISOString().slice(0, 10) ?? 'an unknown date';
    const line = `${email ?? 'no e-mail address stored'} since ${since} (account ${document.id})`;
    const isComplete = claimed.some(({ uid }) => uid === document.id);
    return isComplete ? line : `${line}, no access: only the document, not the claim`;
  });
  const withoutDocument = claimed.filter(({ uid }) => !docs.some(({ id }) => id === uid));
  for (const { uid, email } of withoutDocument) {
    lines.push(
      `${email ?? 'no e-mail address'} (account ${uid}), no access: only the claim, not the document`,
    );
  }
  console.log(lines.length > 0 ? `Administrators of ${name}:` : `No administrators in ${name}.`);
  for (const line of lines) console.log(`  ${line}`);
}

async function accountsWithClaim(auth: Auth): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    found.push(...page.users.filter(hasClaim));
    pageToken = page.pageToken;
  } while (pageToken);
  return found;
}
