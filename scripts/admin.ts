import { parseArgs } from 'node:util';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { connectToProject, type AdminProject } from './tools/admin-project';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';

const USAGE = `Usage: npm run admin -- grant EMAIL [--project ID]
       npm run admin -- revoke EMAIL [--project ID]
       npm run admin -- list [--project ID]

Without --project: the emulators of FIRESTORE_EMULATOR_HOST or of \`npm run dev\`.
With --project: that Firebase project, with your Google credentials.`;

/* `npm run admin`: grants, revokes and lists administrators, the documents `admins/{uid}` (design 5). */
runCommand(async () => {
  const { verb, email, projectId } = readArguments();
  const project = await connectToProject(projectId);
  try {
    if (verb === 'grant') await grant(project, email);
    else if (verb === 'revoke') await revoke(project, email);
    else await list(project);
  } catch (error) {
    throw asFailure(error, project, email);
  }
});

async function grant({ auth, db, name }: AdminProject, email: string): Promise<void> {
  const user = await auth.getUserByEmail(email);
  const document = db.doc(`admins/${user.uid}`);
  const { exists } = await document.get();
  if (!exists) {
    await document.create({ email: user.email, grantedAt: FieldValue.serverTimestamp() });
  }
  console.log(`${email} is an administrator of ${name} ${exists ? 'already' : 'now'}.`);
}

async function revoke({ auth, db, name }: AdminProject, email: string): Promise<void> {
  // By account and by stored address: the account may be deleted.
  const user = await auth.getUserByEmail(email).catch(() => null);
  const admins = db.collection('admins');
  const [stored, own] = await Promise.all([
    admins.where('email', '==', email.toLowerCase()).get(),
    user ? admins.doc(user.uid).get() : null,
  ]);
  const found = [...stored.docs, ...(own?.exists ? [own] : [])];
  if (found.length === 0) throw new Failure(`${email} is not an administrator of ${name}.`);
  await Promise.all(found.map((document) => document.ref.delete()));
  console.log(`${email} is no longer an administrator of ${name}.`);
}

async function list({ db, name }: AdminProject): Promise<void> {
  const { docs } = await db.collection('admins').get();
  console.log(docs.length > 0 ? `Administrators of ${name}:` : `${name} has no administrator.`);
  for (const document of docs) {
    const { email, grantedAt } = document.data() as { email?: string; grantedAt?: Timestamp };
    const since = grantedAt?.toDate().toISOString().slice(0, 10) ?? 'an unknown date';
    console.log(`  ${email ?? 'no e-mail address stored'} since ${since} (account ${document.id})`);
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb, email, ...rest] = positionals;
    const isComplete =
      verb === 'list' ? !email : (verb === 'grant' || verb === 'revoke') && Boolean(email);
    if (!isComplete || rest.length > 0 || values.project === '') throw new Failure(USAGE);
    return { verb, email: email ?? '', projectId: values.project };
  } catch {
    throw new Failure(USAGE);
  }
}

/** Errors of Google's services become Failures; others stay. */
function asFailure(error: unknown, project: AdminProject, email: string): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (code === 'auth/user-not-found') {
    return new Failure(
      `No account of ${project.name} has the e-mail address ${email}: add it under Authentication in the Firebase console first.`,
    );
  }
  if (code === 'auth/invalid-email') return new Failure(`${email} is not an e-mail address.`);
  if (error instanceof Failure || code === undefined) return error;
  return new Failure(`Error from ${project.name}: ${message?.split('\n')[0]}`);
}
