import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clear } from '../../scripts/samples/seed';
import { deploymentSteps } from '../../scripts/setup/deployment-steps';
import { googleOf } from '../../scripts/setup/google';
import { domainSteps } from '../../scripts/setup/hosting-steps';
import { keyStep, keyTasks } from '../../scripts/setup/key-steps';
import { performSteps, runFirebase, runSetup, stepsOf } from '../../scripts/setup/run-setup';
import { NotDone, type Setup, type Step } from '../../scripts/setup/step';
import { testFolder } from '../support/temporary-folder';
import {
  finishedProject,
  listedIndexes,
  NEW_AUTH,
  newProject,
  PROJECT,
  startGoogle,
  type ProjectState,
} from './google-project';

/** Accounts and documents are in the emulators, in a project of their own. */
const app = initializeApp({ projectId: 'demo-setup' }, 'setup');
const administrators = { name: 'demo-setup', auth: getAuth(app), db: getFirestore(app) };
const OWNER = 'owner@firm.test';
const folders = testFolder('setup');

beforeEach(() => clear('demo-setup'));

/** Does what the Firebase CLI does to the project, at once. */
function fakeFirebase({ state, changes, faults }: Awaited<ReturnType<typeof startGoogle>>) {
  return (...command: string[]) =>
    new Promise<void>((resolve, reject) => {
      const line = `firebase ${command.slice(0, 3).join(' ')}`;
      changes.push(line);
      const fault = faults.get('firebase');
      if (fault === 'down') return void reject(new NotDone('The Firebase CLI failed'));
      if (line.endsWith(' auth')) state.auth = structuredClone(NEW_AUTH);
      if (line.endsWith('firestore:rules')) state.rules = readFileSync('firestore.rules', 'utf8');
      if (line.endsWith('firestore:indexes')) Object.assign(state, listedIndexes());
      if (command[0] === 'projects:create') state.exists = true;
      if (fault) reject(new NotDone('The Firebase CLI failed'));
      else resolve();
    });
}

type Run = Partial<Setup> & { isCheck?: boolean; stepsIn?: (setup: Setup) => Step[] };

/** A project, and a function that sets it up, in which every question is answered with yes. */
async function projectWith(state: ProjectState) {
  const google = await startGoogle(state);
  vi.stubEnv('GOOGLE_APIS_URL', google.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const ownFolder = mkdtempSync(join(folders, 'project-'));
  const questions: string[] = [];
  const run = async ({ isCheck, stepsIn, ...others }: Run = {}) => {
    const setup: Setup = {
      google: googleOf(PROJECT, 1, 5),
      siteUrl: 'https://www.firm.example',
      ask: (question) => {
        questions.push(question);
        return Promise.resolve(question.startsWith('Email') ? OWNER : 'nam5');
      },
      confirm: (question) => Promise.resolve(void questions.push(question)),
      firebase: fakeFirebase(google),
      connect: () => Promise.resolve(administrators),
      ...others,
    };
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((text) => {
      lines.push(...String(text).split('\n'));
    });
    const steps = stepsIn?.(setup) ?? stepsOf(setup, ownFolder);
    const code = await performSteps(setup, { isCheck, steps, pauseMs: 1 });
    log.mockRestore();
    const table = lines.filter((line) => /^(done|set|TO DO|unknown) /.test(line));
    const lineOf = (label: string) => table.find((line) => line.includes(label)) ?? '';
    return { code, lines, table, lineOf };
  };
  const file = join(ownFolder, '.env.production.local');
  const settings = () => readFileSync(file, 'utf8');
  return { ...google, run, questions, file, settings };
}

const SETTINGS = `VITE_FIREBASE_PROJECT_ID=${PROJECT}
VITE_FIREBASE_API_KEY=AIza-key
VITE_FIREBASE_AUTH_DOMAIN=${PROJECT}.firebaseapp.com
`;

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
    const { run, faults, error, changes } = await projectWith(newProject());
    const denied = error(403, 'Permission denied on the project.\nDetails');
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

  it('without billing, sets up the rest, and says what needs the Blaze plan', async () => {
    const state = { ...newProject(), billingAccounts: [] };
    const { run } = await projectWith(state);
    const { code, table, lines } = await run();
    expect(code).toBe(1);
    expect(table.filter((line) => /^(TO DO|unknown)/.test(line))).toEqual([
      expect.stringMatching(/^TO DO .*Blaze plan +Your Google account has no billing accounts\.$/),
      expect.stringMatching(/^TO DO .*budget alert.* +It needs the Blaze plan\.$/),
      expect.stringMatching(/^TO DO .*point-in-time recovery +This needs the Blaze plan/),
      expect.stringMatching(/^TO DO .*daily backups.* +This needs the Blaze plan/),
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
    const { run, delays, faults, error } = await projectWith(newProject());
    delays.polls = 3;
    const disabled = [1, 2, 3].map(() => error(403, 'It was not used.', 'SERVICE_DISABLED'));
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
    vi.stubEnv('HOME', mkdtempSync(join(folders, 'home-')));
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

it('npm run setup -- --key creates a service account with the roles of its workflow, and a key that only its owner can read', async () => {
  const others = { role: 'roles/datastore.user', members: ['user:owner@firm.test'] };
  const policy = { etag: 'v1', version: 3, bindings: [others] };
  const { run, state, changes, questions } = await projectWith({ ...finishedProject(), policy });
  const folder = mkdtempSync(join(folders, 'keys-'));
  const stepsIn = (setup: Setup) => [keyStep(setup, 'watch', { folder })];
  expect(keyTasks('watch', folder)).toEqual([]);
  expect((await run({ stepsIn })).code).toBe(0);
  expect(questions).toEqual([expect.stringContaining('can read and change every document')]);
  const members = [`serviceAccount:site-watch@${PROJECT}.iam.gserviceaccount.com`];
  expect(state.policy).toEqual({
    ...policy,
    bindings: [
      others,
      { role: 'roles/datastore.user', members },
      { role: 'roles/firebaserules.viewer', members },
    ],
  });
  const file = join(folder, 'watch.key.json');
  expect(readFileSync(file, 'utf8')).toBe('{"type":"service_account"}');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keyTasks('watch', folder).join()).toMatch(/environment `watch`.*ENV_PRODUCTION/);
  const before = changes.length;
  expect((await run({ stepsIn })).lineOf('key of watch')).toMatch(/^done /);
  // As the tasks say, once the key is on GitHub.
  rmSync(file);
  const without = (setup: Setup) => [keyStep(setup, 'watch', { folder, needsFile: false })];
  expect((await run({ stepsIn: without })).lineOf('key of watch')).toMatch(/^done /);
  expect(changes).toHaveLength(before);
  // If the file was lost.
  expect((await run({ stepsIn })).lineOf('key of watch')).toMatch(/^set /);
  expect(state.keys).toBe(3);
});

describe('the firm’s own domain', () => {
  const stepOf = async (siteUrl: string, state = finishedProject()) => {
    const { url } = await startGoogle(state);
    vi.stubEnv('GOOGLE_APIS_URL', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const confirm = vi.fn(() => Promise.resolve());
    const [step] = domainSteps({ google: googleOf(PROJECT, 1), confirm, siteUrl });
    return { step, confirm };
  };

  it('is connected if the person agrees, and the DNS records to set are named until the certificate is ready', async () => {
    const state = finishedProject();
    const { step, confirm } = await stepOf('https://www.firm.test', state);
    expect(await step?.missing()).toBe('The domain isn’t connected.');
    await step?.apply?.();
    expect(confirm).toHaveBeenCalledOnce();
    expect(await step?.missing()).toBe(
      'Where the domain’s DNS is hosted, set these records: www.firm.test A 199.36.158.100.',
    );
    state.domain = { hostState: 'HOST_ACTIVE', cert: { state: 'CERT_VALIDATING' } };
    expect(await step?.missing()).toMatch(/certificate, which takes up to 24 hours\.$/);
    state.domain = { hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } };
    expect(await step?.missing()).toBe('');
  });

  it.each(['https://www.firm.example', `https://${PROJECT}.web.app`])('is not %s', async (url) => {
    expect((await stepOf(url)).step).toBeUndefined();
  });
});

describe('the deployed rules and indexes', () => {
  const check = async (state: ProjectState) => {
    const { run } = await projectWith({ ...finishedProject(), ...state });
    return run({ isCheck: true });
  };

  it('are compared with the files, and the lines that differ are named', async () => {
    const rules = readFileSync('firestore.rules', 'utf8').split('\n');
    const [first, second, ...rest] = rules;
    const deployed = [first, second, '// deployed', ...rest.slice(0, 5), ...rest.slice(6)];
    const { lineOf, lines } = await check({ rules: deployed.join('\n') });
    expect(lineOf('firestore.rules')).toMatch(
      /^TO DO .* line 3 only deployed: \/\/ deployed; line 8 /,
    );
    expect(lineOf('firestore.rules')).toContain(`line 8 only in the file: ${rules[7]?.trim()}.`);
    expect(lines.join('\n')).toContain('Run `npm run deploy`.');
  });

  it('may lack indexes, have others, or not be ready, on any page of the response', async () => {
    const { indexes, fields } = listedIndexes();
    const [careers, closing, status, ...others] = indexes;
    const extra = { ...careers, fields: [{ fieldPath: 'title', order: 'DESCENDING' }] };
    const { run, faults } = await projectWith({
      ...finishedProject(),
      fields: fields.slice(0, -1),
    });
    faults.set('pageToken=2', () => ({ body: { indexes: [closing, ...others, extra] } }));
    faults.set('/-/indexes', () => ({
      body: { indexes: [{ ...status, state: 'CREATING' }], nextPageToken: '2' },
    }));
    const line = (await run({ isCheck: true })).lineOf('indexes.json');
    expect(
      line
        .slice(line.indexOf('json  ') + 6)
        .trim()
        .split('; '),
    ).toEqual([
      'missing: careers (isActive ascending, createdAt descending)',
      'missing: changes.after (no index)',
      'still building: contacts (status ascending, createdAt descending)',
      'not in the file: careers (title descending).',
    ]);
  });

  it('are waited for until the indexes are built', async () => {
    const state = { ...finishedProject(), ...listedIndexes('CREATING') };
    const { url } = await startGoogle(state);
    vi.stubEnv('GOOGLE_APIS_URL', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    const firebase = vi.fn(() => Promise.resolve());
    const [, indexes] = deploymentSteps({ google: googleOf(PROJECT, 1), firebase }, 1);
    setTimeout(() => Object.assign(state, listedIndexes()), 100);
    await indexes?.apply?.();
    expect(await indexes?.missing()).toBe('');
    // Deployed before; an index that is being built isn't missing.
    expect(firebase).not.toHaveBeenCalled();
  });
});
