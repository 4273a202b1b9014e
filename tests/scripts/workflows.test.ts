import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { SCHEDULE, TIME_ZONE } from '@/content/firm';
import packageJson from '../../package.json';
import { settingsOf } from '../../scripts/build/site-build';
import { DEPLOY_CONFIG } from '../../scripts/build/write-deploy-config';
import { checkoutCommit, isCommit } from '../../scripts/publish/build-record';
import { ROOT } from '../../scripts/tools/project-root';
import { STEPS } from '../../scripts/tools/test-steps';
import { SETTINGS } from './build-test-site';
import { testRunner, type Contexts, type Step } from './run-job';

interface Job {
  if?: string;
  needs?: string;
  uses?: string;
  with?: Record<string, string>;
  environment?: string;
  outputs?: Record<string, string>;
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
const WRITE_SETTINGS = `printf '%s\\n' "$ENV_PRODUCTION" > .env.production.local`;

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

  it('give the key only to one step of a job with its own environment, which runs no build code before', () => {
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
      ['admin', 'administration', 1, [INSTALL, WRITE_SETTINGS]],
      [
        ...['deploy', 'production', 1],
        [
          ...[INSTALL, WRITE_SETTINGS],
          ...['node scripts/deploy-config.ts', 'node scripts/publish-commit.ts'],
        ],
      ],
      ['watch', 'watch', 1, [INSTALL, WRITE_SETTINGS]],
    ]);
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('need main and their variable, and publish by hand and as often as firm.ts states', () => {
    const onMain = "github.ref == 'refs/heads/main'";
    expect(job('watch', 'watch').if).toContain(`${onMain} && vars.WATCH == 'on'`);
    for (const gate of [job('admin', 'admin'), job('deploy', 'release'), job('publish', 'check')])
      expect(gate.if).toBe(`${onMain} && vars.ENV_PRODUCTION != ''`);
    const { schedule, ...on } = workflow('publish').on;
    expect(on).toHaveProperty('workflow_dispatch');
    for (const { cron } of schedule ?? []) expect(cron).toMatch(/^\d+ \* \* \* \*$/);
    expect(SCHEDULE.publish).toBe(schedule ? 60 : 0);
  });

  it('build with one Node version, and test everything with it and a part with the oldest supported one', () => {
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
  });

  it('deploy tested code, or new content with the deployed code, one deployment at a time', () => {
    const { test, release } = workflow('deploy').jobs;
    expect([release?.needs, test?.uses]).toEqual(['test', './.github/workflows/ci.yml']);
    expect(commandsOf(job('ci', 'test'))).toContain('npm test -- "--only=$STEPS"');
    expect(job('publish', 'publish').with).toEqual({
      ref: '${{ needs.check.outputs.commit }}',
      only: 'hosting',
    });
    for (const name of ['deploy', 'publish'])
      expect(workflow(name).concurrency).toEqual({ group: 'deploy', queue: 'max' });
  });
});

it('settings of another project than the one named are refused', () => {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '');
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value);
  expect(() => settingsOf('other')).toThrow('are for example-production, not for other.');
  expect(settingsOf(SETTINGS.VITE_FIREBASE_PROJECT_ID)).toMatchObject(SETTINGS);
  vi.unstubAllEnvs();
});

describe('a run on GitHub', () => {
  const { folder, checkout, runJob } = testRunner();
  const PROJECT = 'some-project';
  const settingsFor = (project: string) => `VITE_FIREBASE_PROJECT_ID=${project}`;
  const record = (content: string, commit = 'c'.repeat(40)) =>
    JSON.stringify({ commit, builtAt: '', content });

  /** What the expressions of a job can read. */
  const contexts = (settings: string, inputs: object = {}): Contexts => ({
    vars: { ENV_PRODUCTION: settings },
    secrets: { FIREBASE_SERVICE_ACCOUNT: 'the key' },
    needs: { build: { outputs: { settings } } },
    inputs,
    github: { event: { workflow_run: {} } },
  });

  /** Deploys new content with the settings of the build, in an environment that has others. */
  const deploy = (settings: string, changes: Contexts = {}, deployed = record('earlier')) => {
    const vars = { ENV_PRODUCTION: settingsFor('other-project') };
    const all = { ...contexts(settings, { only: 'hosting' }), vars, ...changes };
    return runJob(job('release', 'deploy'), { contexts: all, built: record('saved'), deployed });
  };

  it.each([
    ['release', 'build', 'build'],
    ['publish', 'check', 'publish:check'],
  ])('%s.yml, job %s: npm run %s has the settings, in a clean checkout', async (...row) => {
    const [name, id, script] = row;
    const settings = `# "public"\n${settingsFor(PROJECT)}\nVITE_NEW='$(id) %s \\n'`;
    const { lines, failure } = await runJob(job(name, id), { contexts: contexts(settings) });
    expect([lines, failure]).toEqual([['run', script, ...settings.split('\n')], '']);
    expect(isCommit(checkoutCommit(checkout))).toBe(true);
  });

  it.each([
    ['\n', ''],
    ['\r\n', '"'],
    ['\r\n', "'"],
  ])('deploys with the build’s settings, if lines end in %j and quotes are %j', async (...row) => {
    const [end, quote] = row;
    const values = {
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIREBASE_APP_ID: '1:2:web:3',
      VITE_APP_CHECK_SITE_KEY: '6Lc_x-y',
    };
    const assigned = Object.entries(values).map(
      ([name, value]) => name + '=' + quote + value + quote,
    );
    const settings = ["# The site's", ...assigned].join(end);
    expect(job('release', 'build').outputs).toEqual({ settings: '${{ vars.ENV_PRODUCTION }}' });
    const { lines, failure, summary } = await deploy(settings);
    expect(failure).toBe('');
    expect(lines).toEqual([
      ...['--no', 'firebase', 'deploy', '--config', DEPLOY_CONFIG],
      ...['--project', PROJECT, '--only', 'hosting'],
      ...[...settings.split('\n'), 'the key'],
      `Published: https://${PROJECT}.web.app serves this build.`,
    ]);
    expect(summary).toBe(`Published: https://${PROJECT}.web.app\n`);
    const config = readFileSync(join(checkout, DEPLOY_CONFIG), 'utf8');
    expect(config).toContain(`/v1/projects/${PROJECT}/databases/(default)/ `);
    expect(config).toContain('https://recaptcha.google.com/recaptcha/');
    // Vitest has set these variables from .env.
    for (const name of Object.keys(values)) vi.stubEnv(name, undefined);
    expect(loadEnv('production', checkout)).toMatchObject(values);
    vi.unstubAllEnvs();
  });

  it('publishes no content if other code is deployed, but deploys code', async () => {
    const deployed = record('earlier', 'd'.repeat(40));
    const published = await deploy(settingsFor(PROJECT), {}, deployed);
    expect(published.lines).toEqual([]);
    expect(published.failure).toMatch(/^Nothing was published: commit d+ is deployed, but/);
    const inputs = { only: 'hosting,firestore' };
    const { lines, failure } = await deploy(settingsFor(PROJECT), { inputs }, deployed);
    expect([lines, failure]).toEqual([expect.arrayContaining([inputs.only]), '']);
  });

  it('says what is missing without the secret', async () => {
    const { lines, failure } = await deploy(settingsFor(PROJECT), { secrets: {} });
    expect(lines).toEqual([]);
    expect(failure).toContain('FIREBASE_SERVICE_ACCOUNT: The secret is not set.');
  });

  it.each([
    ['release', 'deploy'],
    ['admin', 'admin'],
    ['watch', 'watch'],
  ])('%s.yml: the settings run no command in the job %s, which has a key', async (name, id) => {
    const run = (settings: string) =>
      runJob(job(name, id), {
        contexts: contexts(settings, { only: 'hosting', verb: 'list', part: 'site' }),
        built: record('saved'),
        deployed: record('earlier'),
      });
    const trick = join(folder, 'trick');
    writeFileSync(`${trick}.mjs`, `(await import('node:fs')).writeFileSync('${trick}', '');`);
    const loading = `${settingsFor(PROJECT)}\nNODE_OPTIONS=--import=${trick}.mjs`;
    expect((await run(loading)).failure).toBe('');
    for (const project of [`"$(touch ${trick})"`, '--force', '']) {
      const { lines, failure } = await run(settingsFor(project));
      expect([project, lines]).toEqual([project, []]);
      expect(failure).toMatch(/^VITE_FIREBASE_PROJECT_ID in \.env\.production\.local is not /);
    }
    expect(existsSync(trick)).toBe(false);
  });

  it.each([
    { verb: 'grant', options: ['--yes'] },
    { verb: 'create', options: ['--without-link'] },
    { verb: 'revoke', options: [] },
    { verb: 'list', options: [] },
  ])(
    'of the administrator workflow passes on $verb with $options and the email address',
    async (row) => {
      // Must be treated neither as an option nor as a command.
      const email = row.verb === 'list' ? [] : ['--unverified $(id) "x'];
      const inputs = { verb: row.verb, email: email.join() };
      const settings = settingsFor(PROJECT);
      const { lines } = await runJob(job('admin', 'admin'), {
        contexts: contexts(settings, inputs),
      });
      expect(lines).toEqual([
        ...['run', 'admin', '--', row.verb, ...row.options, '--project', PROJECT],
        ...['--', ...email, settings, 'the key'],
      ]);
    },
  );

  it.each([
    ['inquiries', { event: { schedule: workflow('watch').on.schedule?.[0]?.cron } }],
    ['site', { event: { schedule: workflow('watch').on.schedule?.[1]?.cron } }],
    ['site', { event: { workflow_run: { name: 'Deploy' } } }],
    ['publish', { event: { workflow_run: { name: 'Publish' } } }],
  ])('of the watch runs the part %s after %j', async (part, github) => {
    const settings = settingsFor(PROJECT);
    const event = { workflow_run: {}, ...github.event };
    const all = { ...contexts(settings), github: { event } };
    const { lines } = await runJob(job('watch', 'watch'), { contexts: all });
    expect(lines).toEqual([
      ...['run', 'watch', '--', part, '--project', PROJECT, settings, 'the key'],
    ]);
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
  expect(jobs['watch']?.if).toContain("github.event.workflow_run.conclusion == 'success'");
});
