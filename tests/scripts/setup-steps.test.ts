import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploymentSteps } from '../../scripts/setup/deployment-steps';
import { googleOf } from '../../scripts/setup/google';
import { domainSteps } from '../../scripts/setup/hosting-steps';
import { keyStep, keyTasks } from '../../scripts/setup/key-steps';
import type { Setup } from '../../scripts/setup/step';
import { finishedProject, listedIndexes, PROJECT, type ProjectState } from './google-project';
import { startGoogle } from './google-stand-in';
import { newFolder, projectWith } from './setup-project';

it('npm run setup -- --key creates a service account with the roles of its workflow, and a key that only its owner can read', async () => {
  const others = { role: 'roles/datastore.user', members: ['user:owner@firm.test'] };
  const policy = { etag: 'v1', version: 3, bindings: [others] };
  const { run, state, changes, questions } = await projectWith({ ...finishedProject(), policy });
  const folder = newFolder();
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
  Object.assign(state, { policy: {} });
  expect((await run({ stepsIn: without })).lineOf('key of watch')).toMatch(/^set /);
  expect(state.policy).toMatchObject({ bindings: [{ members }, { members }] });
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
    faults.set('pageToken=2', () => ({ indexes: [closing, ...others, extra] }));
    const building = { ...status, state: 'CREATING' };
    faults.set('/-/indexes', () => ({ indexes: [building], nextPageToken: '2' }));
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
