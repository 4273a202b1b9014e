import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import type { AdminProject } from '../tools/admin-project';
import { hasClaim } from './administrators';

/** Prints each account that has the document or the claim. Access requires both. */
export async function list({ auth, db, name }: AdminProject): Promise<void> {
  const [{ docs }, claimed] = await Promise.all([
    db.collection('admins').get(),
    accountsWithClaim(auth),
  ]);
  const lines = docs.map((document) => {
    const { email, grantedAt } = document.data() as { email?: string; grantedAt?: Timestamp };
    const since = grantedAt?.toDate().toISOString().slice(0, 10) ?? 'an unknown date';
    const line = `${email ?? 'no email address'}, administrator since ${since} (account ${document.id})`;
    const isComplete = claimed.some(({ uid }) => uid === document.id);
    return isComplete ? line : `${line}, no access: the claim is missing`;
  });
  const withoutDocument = claimed.filter(({ uid }) => !docs.some(({ id }) => id === uid));
  for (const { uid, email } of withoutDocument) {
    lines.push(
      `${email ?? 'no email address'} (account ${uid}), no access: the document in \`admins\` is missing`,
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
