import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { SCHEDULE, TIME_ZONE } from '@/content/firm';
import packageJson from '../../package.json';
import { realProjectSettings, settingsOf } from '../../scripts/build/site-build';
import { ROOT } from '../../scripts/tools/project-root';
import { STEPS } from '../../scripts/tools/test-steps';
import { testFolder } from '../support/temporary-folder';
import { SETTINGS } from './build-test-site';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  needs?: string;
  uses?: string;
  with?: Record<string, string>;
  environment?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { include: { node: string; steps: string }[] } };
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown> & { schedule?: { cron: string; timezone?: string }[] };
  permissions: Record<string, string>;
  concurrency?: { group: string; queue: string };
  jobs: Record<string, Job>;
}

const FOLDER = join(ROOT, '.github/workflows');
const FILES = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
);
const workflow = (name: string) => parse(FILES[`${name}.yml`] ?? '') as Workflow;
const job = (name: string, id: string) => workflow(name).jobs[id] ?? {};
const commandsOf = ({ steps = [] }: Job) => steps.flatMap(({ run = [] }) => run);
const JOBS = Object.values(FILES).flatMap((text) => Object.entries((parse(text) as Workflow).jobs));
const INSTALL = 'npm ci --no-audit --no-fund';

describe('the workflows', () => {
  it('let each job read the repository and nothing else, and keep no token in the checkout', () => {
    for (const text of Object.values(FILES))
      expect((parse(text) as Workflow).permissions).toEqual({});
    for (const [name, { permissions, steps = [] }] of JOBS) {
      expect([name, permissions]).toEqual([name, { contents: 'read' }]);
      for (const step of steps.filter(({ uses }) => uses?.includes('checkout')))
        expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  it('pin each action to a commit, with its version as a comment', () => {
    const lines = Object.values(FILES).join('\n').split('\n');
    const uses = lines.filter((line) => line.includes('uses:') && !line.includes('./'));
    expect(uses.length).toBeGreaterThan(10);
    for (const line of uses)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('keep workflow expressions out of shell commands', () => {
    for (const [, each] of JOBS) expect(commandsOf(each).join()).not.toContain('${{');
  });

  it('give the key only to one step of a job with its own environment, on main, that runs no build code before', () => {
    const jobsWithKey = JOBS.filter(([, { steps }]) =>
      /SERVICE_ACCOUNT/.test(JSON.stringify(steps)),
    );
    const found = jobsWithKey.map(([name, each]) => {
      const withSecret = each.steps?.filter(({ env }) => /secrets\./.test(JSON.stringify(env)));
      const commands = commandsOf(each);
      const position = commands.indexOf(withSecret?.[0]?.run ?? '');
      return [name, each.environment, withSecret?.length, commands.slice(0, position)];
    });
    expect(found).toEqual([
      ['admin', 'administration', 1, [INSTALL]],
      [
        ...['deploy', 'production', 1],
        [INSTALL, 'node scripts/deploy-config.ts', 'node scripts/publish-commit.ts'],
      ],
      ['watch', 'watch', 1, [INSTALL]],
    ]);
    const onMain = "github.ref == 'refs/heads/main'";
    for (const gate of [job('admin', 'admin'), job('watch', 'watch'), job('publish', 'check')])
      expect(gate.if).toContain(onMain);
    expect(job('deploy', 'release').if).toContain(onMain);
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('build with one Node version, test everything with it and a part with the oldest supported one, and publish as often as firm.ts states', () => {
    const deploying = ['release', 'publish', 'admin', 'watch'].flatMap((name) =>
      Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps),
    );
    const versions = new Set(deploying.flatMap((step) => step.with?.['node-version'] ?? []));
    const [oldest] = /[\d.]+/.exec(packageJson.engines.node) ?? [];
    const parts = job('ci', 'test').strategy?.matrix.include ?? [];
    const tested = [...versions].flatMap((version) =>
      parts.filter(({ node }) => node === version).flatMap(({ steps }) => steps.split(',')),
    );
    expect(tested).toEqual(STEPS);
    expect(parts.find(({ node }) => node === oldest)?.steps).toContain('unit');
    expect(workflow('publish').on.schedule?.[0]?.cron).toMatch(/^\d+ \* \* \* \*$/);
    expect(SCHEDULE.publish).toBe(60);
  });

  it('deploy tested code, or new content with the deployed code, one deployment at a time', () => {
    const { test, release } = workflow('deploy').jobs;
    expect([release?.needs, test?.uses]).toEqual(['test', './.github/workflows/ci.yml']);
    expect(commandsOf(job('ci', 'test'))).toContain('npm test -- "--only=$STEPS"');
    expect(job('publish', 'publish').with).toEqual({
      ref: '${{ needs.check.outputs.commit }}',
      only: 'hosting',
    });
    const { deploy = {} } = workflow('release').jobs;
    const guard = deploy.steps?.find(({ run }) => run?.includes('publish-commit.ts'));
    expect(guard?.if).toBe("inputs.only == 'hosting'");
    expect(commandsOf(deploy).at(-1)).toBe('node scripts/publish-verify.ts');
    for (const name of ['deploy', 'publish'])
      expect(workflow(name).concurrency).toEqual({ group: 'deploy', queue: 'max' });
  });

  it('pass every build setting among the repository variables, and no secret, to whatever builds the site', () => {
    const building = JOBS.flatMap(([, { steps = [] }]) => steps).filter(({ run = '' }) =>
      /npm run (build|watch|publish:check)\b/.test(run),
    );
    expect(building.map(({ env }) => env?.['BUILD_VARIABLES'])).toEqual(
      Array(3).fill('${{ toJSON(vars) }}'),
    );
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', undefined);
    vi.stubEnv('VITE_AUTH_EMULATOR_HOST', undefined);
    // As GitHub passes them; VITE_NEW is a setting added by the recipe in README.md.
    const settings = { ...SETTINGS, VITE_NEW: '$HOME "quoted"\n' };
    vi.stubEnv('BUILD_VARIABLES', JSON.stringify({ ...settings, WATCH: 'on' }, null, 2));
    const used = realProjectSettings();
    vi.unstubAllEnvs();
    const names = readFileSync(join(ROOT, '.env'), 'utf8').match(/^VITE_\w+/gm);
    expect(Object.keys(used)).toEqual(expect.arrayContaining(names ?? ['.env']));
    expect(used).toMatchObject({ ...settings, VITE_AUTH_EMULATOR_HOST: '' });
    expect(used).not.toHaveProperty('WATCH');
  });
});

it('settings of another project than the one named are refused', () => {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('BUILD_VARIABLES', JSON.stringify(SETTINGS));
  expect(() => settingsOf('other')).toThrow('are for example-production, not for other.');
  expect(settingsOf(SETTINGS.VITE_FIREBASE_PROJECT_ID)).toMatchObject(SETTINGS);
  vi.unstubAllEnvs();
});

describe('the administrator workflow', () => {
  const folder = testFolder('workflow');
  // Prints its arguments, one per line, and then the key file.
  const npm = '#!/bin/sh\nprintf "%s\\n" "$@"\ncat "$GOOGLE_APPLICATION_CREDENTIALS"\n';
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });

  it.each([
    { verb: 'grant', options: ['--yes'] },
    { verb: 'create', options: ['--without-link'] },
    { verb: 'revoke', options: [] },
    { verb: 'list', options: [] },
  ])('passes on $verb with $options and the email address, and deletes the key', async (row) => {
    // Must be treated neither as an option nor as a command.
    const email = row.verb === 'list' ? [] : ['--unverified $(id) "x'];
    const command = commandsOf(job('admin', 'admin'))[1] ?? '';
    // As GitHub runs it, with the script above in place of npm.
    const { stdout } = await execa('bash', ['-e', '-c', command], {
      env: {
        PATH: `${folder}${delimiter}${process.env['PATH']}`,
        RUNNER_TEMP: folder,
        FIREBASE_SERVICE_ACCOUNT: 'the key',
        PROJECT: 'some-project',
        VERB: row.verb,
        EMAIL: email.join(),
      },
    });
    expect(stdout.split('\n')).toEqual([
      ...['run', 'admin', '--', row.verb, ...row.options, '--project', 'some-project'],
      ...['--', ...email, 'the key'],
    ]);
    expect(existsSync(join(folder, 'service-account.json'))).toBe(false);
  });
});

it('the watch workflow counts inquiries every hour of every day, checks the site daily and after deployments, and records publications, one run at a time', () => {
  const { on, jobs, concurrency } = workflow('watch');
  expect(concurrency).toEqual({ group: 'watch', queue: 'max' });
  const [inquiries, site] = on.schedule ?? [];
  expect(inquiries?.cron).toMatch(/^\d+ \* \* \* \*$/);
  expect(SCHEDULE.inquiries).toBe(60);
  expect(site?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(site?.timezone).toBe(TIME_ZONE);
  expect(SCHEDULE.site).toBe(24 * 60);
  const runs = { workflows: ['Deploy', 'Publish'], types: ['completed'] };
  expect(on['workflow_run']).toEqual(runs);
  expect(JSON.stringify(jobs)).toContain(
    "github.event.workflow_run.name == 'Publish' && 'publish'",
  );
  expect(jobs['watch']?.if).toContain("github.event.workflow_run.conclusion == 'success'");
  expect(JSON.stringify(jobs)).toContain(`github.event.schedule == '${inquiries?.cron}'`);
});
