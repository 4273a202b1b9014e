import { PassThrough } from 'node:stream';
import { BaseAuth, getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD_RESET } from '@/content/password-reset';
import { confirm } from '../../scripts/tools/confirm';
import { runAdmin } from '../../scripts/admin/run-admin';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { clear, seed } from '../../scripts/samples/seed';
import { Failure } from '../../scripts/tools/failure';
import { adminApp, database, put, putExactly, remove, stored } from '../support/database';
import { contact } from '../support/sample-documents';
import { startScript } from './run-script';

const { administrator, member } = DEMO_ACCOUNTS;
const ADMIN = administrator.email;
const MEMBER = member.email;
const UNVERIFIED = { uid: 'unverified', email: 'unverified@example.com' };

/** Runs the command in this process, which is faster than starting the script. */
async function admin(...args: string[]) {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const exitCode = await runAdmin(args).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    lines.push(error.message);
    return 1;
  });
  log.mockRestore();
  return { exitCode, output: lines.join('\n') };
}

const auth = () => getAuth(adminApp());
const claimsOf = async (uid: string) => (await auth().getUser(uid)).customClaims;
const administrators = async () => (await stored('admins')).map(({ id }) => id);

describe('npm run admin with the sample data', () => {
  beforeEach(async () => {
    await clear(DEMO_PROJECT);
    await seed(DEMO_PROJECT);
  });

  it('grants, lists, and revokes administrator access, but doesn’t grant access if it can’t ask for confirmation', async () => {
    await auth().setCustomUserClaims(member.uid, { team: 'data' });
    const unconfirmed = await admin('grant', MEMBER);
    expect(unconfirmed.exitCode).toBe(1);
    expect(unconfirmed.output).toContain(
      'Nothing was changed: "Make this account an administrator of the emulators?" needs confirmation, but there is no terminal.',
    );
    expect(await administrators()).toEqual([administrator.uid]);
    expect(await claimsOf(member.uid)).toEqual({ team: 'data' });

    const { exitCode, output } = await admin('grant', MEMBER, '--yes');
    expect(exitCode).toBe(0);
    for (const line of [
      `^Account ${member.uid}\n`,
      `email address +${MEMBER} \\(verified\\)\n`,
      'created +\\w{3}, \\d\\d .* GMT\n',
      'last sign-in +\\w{3}, \\d\\d .* GMT\n',
      'administrator +no\n',
      `${MEMBER} is now an administrator of the emulators.$`,
    ])
      expect(output).toMatch(new RegExp(line));
    expect(await administrators()).toContain(member.uid);
    expect(await claimsOf(member.uid)).toEqual({ team: 'data', admin: true });
    const afterGrant = await admin('list');
    expect(afterGrant.output).toMatch(/^Administrators of the emulators:\n.*admin@.*\n.*member@/);
    expect(afterGrant.output).not.toContain('no access');
    expect((await admin('grant', MEMBER)).output).toMatch(
      /administrator +yes\nmember@example\.com is already an administrator of the emulators\.$/,
    );

    const { tokensValidAfterTime: before = '' } = await auth().getUser(member.uid);
    // The revocation time comes from this clock, in whole seconds, so advance the clock to the next second.
    vi.setSystemTime(Date.parse(before) + 1000);
    for (const [id, fields] of Object.entries({
      open: { status: 'new', assignee: MEMBER },
      contacted: { status: 'contacted', assignee: MEMBER },
      closed: { status: 'closed', assignee: MEMBER },
      spam: { status: 'new', assignee: MEMBER, isSpam: true },
      other: { status: 'new', assignee: ADMIN },
    }))
      await put(`contacts/${id}`, { ...contact(), ...fields });
    expect(await admin('revoke', MEMBER)).toEqual({
      exitCode: 0,
      output: `${MEMBER} is no longer an administrator of the emulators.
2 open inquiries are assigned to ${MEMBER}, and now listed under “Nobody’s” in the back office.`,
    });
    vi.useRealTimers();
    expect(await administrators()).toEqual([administrator.uid]);
    const { customClaims, tokensValidAfterTime: after = '' } = await auth().getUser(member.uid);
    expect(customClaims).toEqual({ team: 'data' });
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
    expect((await admin('list')).output).not.toContain(MEMBER);
  });

  it('refuses an account with an unverified email address, except with --unverified', async () => {
    await auth().importUsers([UNVERIFIED]);
    const { exitCode, output } = await admin('grant', UNVERIFIED.email, '--yes');
    expect(exitCode).toBe(1);
    expect(output).toContain(`${UNVERIFIED.email} (not verified)`);
    expect(output).toMatch(/last sign-in +never/);
    expect(output).toContain('someone else may have registered this account');
    expect(output).toContain(PASSWORD_RESET.question);
    expect(output).toContain(`npm run admin -- create ${UNVERIFIED.email}`);
    expect(await administrators()).not.toContain(UNVERIFIED.uid);
    expect(await claimsOf(UNVERIFIED.uid)).toBeUndefined();

    expect((await admin('grant', UNVERIFIED.email, '--yes', '--unverified')).exitCode).toBe(0);
    expect(await administrators()).toContain(UNVERIFIED.uid);
    expect(await claimsOf(UNVERIFIED.uid)).toEqual({ admin: true });
  });

  it('lists accounts that have only the document or only the claim, and grants them whatever is missing', async () => {
    await remove(`admins/${administrator.uid}`);
    await putExactly(`admins/${member.uid}`, { email: MEMBER });
    const { output } = await admin('list');
    expect(output).toContain(
      `${ADMIN} (account ${administrator.uid}), no access: the document in \`admins\` is missing`,
    );
    expect(output).toContain(`(account ${member.uid}), no access: the claim is missing`);
    expect((await admin('grant', ADMIN, '--yes')).exitCode).toBe(0);
    expect((await admin('grant', MEMBER, '--yes')).exitCode).toBe(0);
    expect(await administrators()).toEqual([administrator.uid, member.uid]);
    expect(await claimsOf(administrator.uid)).toEqual({ admin: true });
    expect(await claimsOf(member.uid)).toEqual({ admin: true });
    expect((await stored('admins')).at(-1)).toEqual({ id: member.uid, email: MEMBER });
  });

  it('revokes the access of an account with only the claim, a deleted account, and one with a new email address', async () => {
    await remove(`admins/${administrator.uid}`);
    expect((await admin('revoke', ADMIN)).exitCode).toBe(0);
    expect(await claimsOf(administrator.uid)).toEqual({});

    await putExactly('admins/deleted', { email: 'deleted@example.com' });
    expect((await admin('revoke', 'deleted@example.com')).exitCode).toBe(0);

    await putExactly(`admins/${member.uid}`, { email: 'former@example.com' });
    await auth().setCustomUserClaims(member.uid, { admin: true });
    expect((await admin('revoke', 'former@example.com')).exitCode).toBe(0);
    expect(await claimsOf(member.uid)).toEqual({});
    expect(await administrators()).toEqual([]);
    // admin.yml ends the options with --.
    expect((await admin('list', '--')).output).toBe('No administrators in the emulators.');
  });

  it('creates an administrator and a link that sets the password once and verifies the email address', async () => {
    const email = 'new@example.com';
    const { exitCode, output } = await admin('create', email);
    expect(exitCode).toBe(0);
    for (const words of ['over a channel that you trust', 'works once', PASSWORD_RESET.question])
      expect(output).toContain(words);
    const user = await auth().getUserByEmail(email);
    expect(user).toMatchObject({ emailVerified: false, customClaims: { admin: true } });
    expect(user.passwordHash).toBeUndefined();
    expect(await administrators()).toContain(user.uid);

    const link = /^http\S+$/m.exec(output)?.[0] ?? '';
    const setPassword = async (password: string) =>
      (await fetch(`${link}&newPassword=${password}`)).status;
    expect(await setPassword('first-password')).toBe(200);
    expect((await auth().getUser(user.uid)).emailVerified).toBe(true);
    expect(await setPassword('second-password')).toBe(400);

    const again = await admin('create', email);
    expect(again.exitCode).toBe(1);
    expect(again.output).toContain(`npm run admin -- grant ${email}`);
  });

  it('create continues after an interrupted run, but takes over no account that someone may have registered', async () => {
    const email = 'New@example.com';
    for (const interrupt of ['createUser', 'setCustomUserClaims'] as const) {
      const failing = vi.spyOn(BaseAuth.prototype, interrupt).mockRejectedValue(new Error('Off'));
      await expect(admin('create', email)).rejects.toThrow('Off');
      failing.mockRestore();
    }
    expect((await admin('create', email)).output).toMatch(/^http\S+oobCode/m);
    const { uid, customClaims } = await auth().getUserByEmail(email);
    expect(customClaims).toEqual({ admin: true });
    expect(await administrators()).toEqual(expect.arrayContaining([uid, administrator.uid]));
    expect(await administrators()).toHaveLength(2);
    const taken = await auth().createUser({ email: 'taken@example.com', password: 'not-ours' });
    await putExactly('admins/left', { email: 'taken@example.com' });
    expect((await admin('create', 'taken@example.com')).exitCode).toBe(1);
    expect(await claimsOf(taken.uid)).toBeUndefined();
  });

  it('with --without-link, creates an administrator and prints no link', async () => {
    // The same arguments as in admin.yml.
    const { output } = await admin('create', '--without-link', '--', 'new@example.com');
    expect(output).toContain('new@example.com is now an administrator of the emulators.');
    expect(output).toContain(PASSWORD_RESET.question);
    expect(output).not.toMatch(/http|oobCode/);
    const { uid, customClaims } = await auth().getUserByEmail('new@example.com');
    expect(customClaims).toEqual({ admin: true });
    expect(await administrators()).toContain(uid);
  });

  it('explains why it can’t grant or revoke the access of an account', async () => {
    const unknown = await admin('grant', 'nobody@example.com');
    expect(unknown.exitCode).toBe(1);
    expect(unknown.output).toMatch(
      /^No account in the emulators has the email address nobody@example\.com\. .*create.*$/,
    );
    expect(await admin('revoke', MEMBER)).toEqual({
      exitCode: 1,
      output: `${MEMBER} is not an administrator of the emulators. Nothing was changed.`,
    });
    expect((await admin('revoke', 'nonsense')).output).toBe(
      'nonsense is not a valid email address. Nothing was changed.',
    );
  });

  it('check names documents without a date and with missing, unknown, or invalid fields, one line each', async () => {
    const { exitCode, output } = await admin('check');
    expect(output).toMatch(/^pass {5}Documents: (\d+) of \1 documents match the database rules\.$/);
    expect(exitCode).toBe(0);
    const contact = { name: 'Ada', email: 'ada@example.com', status: 'new' };
    await putExactly('contacts/undated', { ...contact, updatedAt: new Date() });
    await put('deletedContacts/kept', { ...contact, deletedAt: new Date() });
    await put('deletedContacts/undated', contact);
    await put('contacts/odd', { ...contact, firstName: ' \u200b', status: 7, extra: true });
    await put('careers/line\nbreak', {});
    await put('services/odd', { name: 'Odd', slug: 'No slug' });
    await put('seoSettings/else', { page: 'else', title: '', description: '', keywords: [] });
    const malformed = await admin('check');
    expect(malformed.exitCode).toBe(1);
    const lines = malformed.output.split('\n');
    expect(lines.slice(0, -1)).toEqual([
      'FAIL     "careers/line\\nbreak": title, department, location, type, description, requirements, responsibilities, benefits, isActive',
      'FAIL     "services/odd": slug, description, longDescription, icon, color, features',
      'FAIL     "seoSettings/else": createdAt, page',
      'FAIL     "contacts/odd": firstName, status, extra',
      'FAIL     "contacts/undated": createdAt',
      'FAIL     "deletedContacts/undated": deletedAt',
    ]);
    expect(lines.at(-1)).toMatch(/^FAIL {5}Documents: \d+ of \d+ documents match .* Save each/);
  });

  it('deletes only old changes from the history, in batches', async () => {
    const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
    const writer = database().bulkWriter();
    const old = Array.from({ length: 501 }, (_, index) => [`old-${index}`, 41 + index] as const);
    for (const [id, age] of [...old, ['young', 39] as const]) {
      void writer.set(database().doc(`changes/${id}`), { at: daysAgo(age) });
    }
    await writer.close();
    const refused = await admin('prune-changes', '--older-than', '40d');
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain('Delete 501 changes older than 40 days');
    expect(await stored('changes')).toHaveLength(502);

    expect(await admin('prune-changes', '--older-than', '40d', '--yes')).toEqual({
      exitCode: 0,
      output: 'Deleted 501 changes older than 40 days from the history of the emulators.',
    });
    expect((await stored('changes')).map(({ id }) => id)).toEqual(['young']);
    expect(await admin('prune-changes', '--older-than=40d')).toEqual({
      exitCode: 0,
      output: 'The history of the emulators has no changes older than 40 days.',
    });
  });
});

describe('npm run admin', () => {
  it.each([
    ...['29d', '365', '-40d', '1y'].map((age) => ({
      args: ['prune-changes', `--older-than=${age}`, '--yes'],
      says: `'${age}' is invalid. Enter at least 30 days, such as 30d.`,
    })),
    { args: ['prune-changes', '--yes'], says: "'--older-than <age>' not specified" },
    { args: ['grant'], says: "missing required argument 'email'" },
    { args: ['promote', ADMIN], says: "unknown command 'promote'" },
    { args: ['list', '--force'], says: "unknown option '--force'" },
    { args: ['list', ADMIN], says: 'too many arguments' },
    { args: ['revoke', ADMIN, '--unverified'], says: "unknown option '--unverified'" },
    { args: ['grant', ADMIN, '--without-link'], says: "unknown option '--without-link'" },
    { args: ['list', '--project='], says: 'A project ID has 6 to 30 lowercase letters' },
  ])('refuses $args, says why, and prints the usage', async ({ args, says }) => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(runAdmin(args)).rejects.toMatchObject({ exitCode: 1 });
    const output = printed.mock.calls.join();
    printed.mockRestore();
    expect(output).toContain(says);
    expect(output).toContain('Usage: npm run admin -- ');
  });

  it('refuses a demo project, and exits with code 1', async () => {
    const args = ['list', '--project', DEMO_PROJECT];
    const { exitCode, all } = await startScript('scripts/admin.ts', args, {});
    expect(exitCode).toBe(1);
    expect(all).toMatch(
      new RegExp(`^${DEMO_PROJECT} is not a real project: .*leave out --project.$`),
    );
  });
});

it.each([
  ...['y\n', 'Yes\n'].map((text) => [text, true] as const),
  ...['n\n', '\n', 'yesterday\n', ''].map((text) => [text, false] as const),
])('the answer %j in the terminal confirms: %j', async (text, isConfirmed) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(text);
  const confirmed = confirm('Really?', false, input).then(
    () => true,
    (error: Error) => error.message !== 'Nothing was changed.',
  );
  expect(await confirmed).toBe(isConfirmed);
});
