import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clear } from '../../scripts/samples/seed';
import { runFirebase, runSetup } from '../../scripts/setup/run-setup';
import { NotDone } from '../../scripts/setup/step';
import { finishedProject, newProject, PROJECT } from './google-project';
import { Refusal } from './google-routes';
import { administrators, newFolder, OWNER, projectWith, SETTINGS } from './setup-project';

beforeEach(() => clear(administrators.name));

/** Everything but App Check, which a person turns on later. */
const finished = finishedProject();
delete finished.enforcementMode;

describe('npm run setup', () => {
  it('sets up a new project, asking first about what costs money or can’t be undone', async () => {
    const { run, state, settings, questions } = await projectWith(newProject());
    const { code, table, lines } = await run();
    expect(table.filter((line) => !line.startsWith('set '))).toEqual([
      expect.stringMatching(/^done {5}Firebase project$/),
      // The database is created with both.
      expect.stringMatching(/^done .* concurrency mode/),
      expect.stringMatching(/^done .* delete protection/),
      expect.stringMatching(/^TO DO .* App Check \(optional\) .* can send inquiries\.$/),
    ]);
    expect(code).toBe(0);
    expect(settings()).toBe(SETTINGS);
    expect(state).toMatchObject({
      ...finished,
      apps: [{ appId: '1:1:web:1' }],
      budgets: [{ amount: { specifiedAmount: { units: '10' } } }],
    });
    expect(questions.map((question) => question.split('?')[0])).toEqual([
      'Put the project on the Blaze plan, paid by the billing account The firm',
      'Where will the database be',
      'Create the database in nam5',
      'Turn on point-in-time recovery (seven days)',
      'Schedule daily backups (kept for 14 weeks)',
      'Create a key for GitHub, in publish.key.json',
      'Email address of the first administrator: ',
    ]);
    expect(questions[1]).toContain('this can never be changed');
    const { customClaims } = await administrators.auth.getUserByEmail(OWNER);
    expect(customClaims).toEqual({ admin: true });
    expect(lines.join('\n')).toMatch(/^http\S+oobCode=\S+$/m);
  });

  it('changes nothing in a project that is as it should be, however often it runs', async () => {
    const { run, changes, settings } = await projectWith(finishedProject());
    const first = await run();
    expect(first.code).toBe(0);
    expect(changes).toEqual([]);
    const { table } = await run();
    expect(table.filter((line) => !line.startsWith('done '))).toEqual([]);
    expect(settings()).toBe(SETTINGS);
    expect(changes).toEqual([]);
  });

  it('ends the same if it was interrupted before or after any change, and never deletes anything', async () => {
    // For the administrator, see admin.test.ts.
    const administrator = '';
    const whole = await projectWith(newProject());
    await whole.run({ administrator });
    const total = whole.changes.length;
    expect(total).toBeGreaterThan(10);
    for (const [position, effect] of Array.from({ length: total }).flatMap((_each, index) => [
      [index, 'down'] as const,
      [index, 'lost'] as const,
    ])) {
      const { changes, faults, run, state, settings } = await projectWith(newProject());
      // From then on, nothing responds, as if the computer had been turned off.
      const push = changes.push.bind(changes);
      changes.push = (...lines) => {
        if (changes.length >= position)
          for (const part of ['googleapis', 'firebase'])
            faults.set(part, changes.length > position ? 'down' : effect);
        return push(...lines);
      };
      await run({ administrator });
      changes.push = push;
      faults.clear();
      const { table } = await run({ administrator });
      const which = `${effect} ${changes[position]}`;
      expect([which, table.filter((line) => !/^(done|set) /.test(line))]).toEqual([
        which,
        [expect.stringContaining('App Check'), expect.stringContaining('Administrator')],
      ]);
      expect([which, state]).toEqual([which, whole.state]);
      expect(settings()).toBe(SETTINGS);
      expect(changes.filter((line) => !/^(POST|PATCH|PUT|firebase) /.test(line))).toEqual([]);
    }
  });

  it('goes on where it is refused, and says which role is missing and what a person must do, with a URL', async () => {
    const { run, faults, changes } = await projectWith(newProject());
    const denied = new Refusal(403, 'Permission denied on the project.\nDetails');
    for (const part of ['batchEnable', 'billingInfo', 'PATCH identitytoolkit'])
      faults.set(part, () => denied);
    const { code, lines, lineOf } = await run();
    expect(code).toBe(1);
    for (const label of ['Google APIs', 'Blaze plan', 'sign-up'])
      expect(lineOf(label)).toMatch(
        /^(TO DO|unknown) .* Permission denied on the project\. Grant this account the role roles\/owner\.$/,
      );
    expect(lineOf('Web app')).toMatch(/^set /);
    expect(changes).toContain('firebase deploy --only firestore:rules');
    const tasks = lines.slice(lines.indexOf('Only a person can do this:') + 1);
    expect(tasks.length).toBeGreaterThan(8);
    const withUrl = tasks.filter((task) => /https:\/\/|`npm run|docs\//.test(task));
    expect(withUrl).toEqual(tasks);
    expect(tasks.join()).not.toContain('undefined');
  });

  it('does nothing about what it may not look at', async () => {
    const { run, faults, changes } = await projectWith(newProject());
    for (const part of ['GET firestore', 'GET identitytoolkit'])
      faults.set(part, () => new Refusal(403, 'Permission denied on the project.'));
    const { table } = await run();
    const unknown = table.filter((line) => line.startsWith('unknown '));
    expect(unknown.join('\n')).toMatch(/database \(default\)[^]*email and password/);
    expect(changes.join()).not.toMatch(/databases|auth/);
  });

  it('without billing, sets up the rest, and says what needs the Blaze plan', async () => {
    const state = { ...newProject(), billingAccounts: [] };
    const { run } = await projectWith(state);
    const { code, table, lines } = await run();
    expect(code).toBe(1);
    expect(table.filter((line) => /^(TO DO|unknown)/.test(line))).toEqual([
      expect.stringMatching(/^TO DO .*Blaze plan +Your Google account has no billing accounts\.$/),
      expect.stringMatching(/^TO DO .*budget alert.* +It needs the Blaze plan\.$/),
      expect.stringMatching(/^TO DO .*point-in-time recovery +It needs the Blaze plan\./),
      expect.stringMatching(/^TO DO .*daily backups.* +It needs the Blaze plan\./),
      expect.stringContaining('App Check'),
    ]);
    expect(lines.join('\n')).toContain(`/project/${PROJECT}/usage/details`);
  });

  it('leaves to a person which of several billing accounts pays', async () => {
    const state = newProject();
    state.billingAccounts?.push({ name: 'billingAccounts/B-2', open: true, displayName: 'Other' });
    const { run } = await projectWith(state);
    expect((await run()).lineOf('Blaze plan')).toContain(
      'Your Google account has 2 billing accounts.',
    );
  });

  it('waits for slow operations, and for an API that has just been turned on', async () => {
    const { run, delays, faults } = await projectWith(newProject());
    delays.polls = 3;
    const disabled = [1, 2, 3].map(() => new Refusal(403, 'It was not used.', 'SERVICE_DISABLED'));
    faults.set('POST billingbudgets', () => disabled.pop());
    const { table } = await run();
    expect(table.filter((line) => !/^(done|set) /.test(line))).toHaveLength(1);
  });

  it('says so if an operation takes too long', async () => {
    const { run, delays } = await projectWith(newProject());
    delays.polls = 6;
    const { lineOf } = await run();
    expect(lineOf('Google APIs')).toMatch(/^TO DO .* Google is still working on it\. Run this /);
  });

  it('does nothing that the person declines, and the rest nevertheless', async () => {
    const { run, changes, state } = await projectWith({ ...newProject(), exists: true });
    const confirm = () => Promise.reject(new NotDone('You chose not to'));
    const { lineOf } = await run({ confirm, ask: () => Promise.resolve('') });
    expect(lineOf('Blaze plan')).toMatch(/^TO DO .* You chose not to\.$/);
    expect(lineOf('database (default)')).toMatch(/^TO DO .* No location was chosen\./);
    expect(lineOf('Administrator')).toMatch(/^TO DO .* No email address was entered\./);
    // The Firebase CLI would create a database for the rules.
    expect(changes.join()).not.toMatch(/databases|billing|backup|firestore:/);
    expect(state.auth).toMatchObject({ client: { permissions: { disabledUserSignup: true } } });
  });

  it('creates a project that doesn’t exist only if the person agrees, and stops otherwise', async () => {
    const { run, changes } = await projectWith({ ...newProject(), exists: false });
    const declined = await run({ confirm: () => Promise.reject(new NotDone('You chose not to')) });
    expect([declined.code, declined.table.length, changes]).toEqual([1, 1, []]);
    expect(declined.lines.join()).toContain('https://console.firebase.google.com');
    const agreed = await run();
    expect(agreed.code).toBe(0);
    expect(changes[0]).toBe(`firebase projects:create ${PROJECT} --display-name`);
  });

  it('keeps what others have set, and adds what is missing', async () => {
    const state = finishedProject();
    const budget = { budgetFilter: { projects: ['projects/1'] } };
    state.budgets = [budget];
    Object.assign(state.auth ?? {}, {
      client: { apiKey: 'AIza-key', permissions: {} },
      authorizedDomains: ['localhost', `${PROJECT}.web.app`, 'shop.firm.test'],
      passwordPolicyConfig: {
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: 20, containsNumericCharacter: true } },
        ],
        forceUpgradeOnSignin: true,
      },
    });
    const { run, file, settings } = await projectWith(state);
    writeFileSync(file, '# Ours\r\nVITE_APP_CHECK_SITE_KEY=key\r\nVITE_FIREBASE_API_KEY="old"\r\n');
    await run({ siteUrl: 'https://www.firm.test' });
    expect(settings()).toBe(`# Ours\nVITE_APP_CHECK_SITE_KEY=key\n${SETTINGS}`);
    expect(state.auth).toMatchObject({
      client: { apiKey: 'AIza-key', permissions: { disabledUserSignup: true } },
      authorizedDomains: [
        `${PROJECT}.web.app`,
        'shop.firm.test',
        `${PROJECT}.firebaseapp.com`,
        'www.firm.test',
      ],
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: 20, containsNumericCharacter: true } },
        ],
        forceUpgradeOnSignin: true,
      },
    });
    expect(state.budgets).toEqual([budget, expect.objectContaining({ displayName: PROJECT })]);
  });

  it('leaves settings of another project and a database of another edition as they are', async () => {
    const state = {
      ...finishedProject(),
      database: { type: 'FIRESTORE_NATIVE', databaseEdition: 'ENTERPRISE' },
    };
    const { run, file, settings, changes } = await projectWith(state);
    writeFileSync(file, 'VITE_FIREBASE_PROJECT_ID=other-firm\n');
    const { lineOf } = await run();
    expect(lineOf('Web app')).toMatch(/^TO DO .* is for the project other-firm, so it was left/);
    expect(settings()).toBe('VITE_FIREBASE_PROJECT_ID=other-firm\n');
    expect(lineOf('Standard edition')).toMatch(
      /^TO DO .* edition ENTERPRISE, which can’t be changed/,
    );
    expect(changes.join()).not.toContain('POST firestore');
  });

  it('creates no database at a place that doesn’t exist', async () => {
    const { run, changes } = await projectWith(newProject());
    const { lineOf } = await run({ location: 'atlantis' });
    expect(lineOf('database (default)')).toMatch(
      /^TO DO .* atlantis is not one of the locations at/,
    );
    expect(changes.join()).not.toContain('databaseId');
  });

  it('with --check, only looks', async () => {
    const { run, changes, questions } = await projectWith(newProject());
    const { code, table, lines } = await run({ isCheck: true });
    expect(code).toBe(1);
    expect(table.filter((line) => !/^(TO DO|unknown) /.test(line))).toHaveLength(1);
    expect(lines.join('\n')).toContain(`npm run setup -- --project ${PROJECT}`);
    expect([changes, questions]).toEqual([[], []]);
    const ready = await projectWith(finishedProject());
    writeFileSync(ready.file, SETTINGS);
    await administrators.db.doc('admins/owner').set({ email: OWNER });
    await administrators.auth.createUser({ uid: 'owner', email: OWNER });
    const { lineOf } = await ready.run({ isCheck: true });
    expect(lineOf('Administrator')).toMatch(/^TO DO .* No administrator’s account has access\.$/);
    await administrators.auth.setCustomUserClaims('owner', { admin: true });
    expect((await ready.run({ isCheck: true })).code).toBe(0);
  });

  it.each([
    ...[
      '',
      '../other',
      'a/b',
      'Firm-Site',
      '-c',
      'firm site',
      'firm',
      'firm-',
      '${HOME}',
      'demo-site',
    ],
  ])('refuses the project ID %j before anything else', async (id) => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(runSetup([`--project=${id}`, '--yes'])).rejects.toMatchObject({ exitCode: 1 });
    expect(printed.mock.calls.join()).toMatch(
      /A project ID has 6 to 30|IDs that begin with "demo-"/,
    );
    printed.mockRestore();
  });

  it('runs the Firebase CLI, which sets up Authentication, the rules, and the indexes', async () => {
    const state = finishedProject();
    Object.assign(state, { auth: undefined, rules: undefined, indexes: [], fields: [] });
    const { run, url } = await projectWith(state);
    const origins = {
      FIREBASE_API_URL: 'firebase',
      FIREBASE_RULES_URL: 'firebaserules',
      FIRESTORE_URL: 'firestore',
      FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
      FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
      FIREBASE_AUTHPROXY_URL: 'auth',
      FIREBASE_TOKEN_URL: 'www',
    };
    for (const [name, api] of Object.entries(origins))
      vi.stubEnv(name, `${url}/${api}.googleapis.com`);
    // For the stand-in only; the CLI keeps what it caches in its home folder.
    vi.stubEnv('FIREBASE_TOKEN', 'token');
    vi.stubEnv('HOME', newFolder());
    const { table } = await run({ firebase: (...command) => runFirebase(PROJECT, command) });
    expect(table.filter((line) => line.startsWith('set '))).toEqual(
      [
        'Web app',
        'rules',
        'indexes',
        'email and password',
        'sign-up',
        'enumeration',
        'passwords',
        'domains',
        'Administrator',
      ].map((label): unknown => expect.stringContaining(label)),
    );
  });
});
