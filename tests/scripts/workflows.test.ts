import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { FIRM, TIME_ZONE } from '@/content/firm';
import packageJson from '../../package.json';
import { realProjectSettings, settingsOf } from '../../scripts/build/site-build';
import { ROOT } from '../../scripts/tools/project-root';
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
  needs?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  secrets?: Record<string, string>;
  environment?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  steps?: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: { group: string; queue: string };
  jobs: Record<string, Job>;
}

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const workflow = (name: string) => parse(readText(`.github/workflows/${name}`)) as Workflow;
const CI = workflow('ci.yml');
const DEPLOY = workflow('deploy.yml');
const PUBLISH = workflow('publish.yml');
const RELEASE = workflow('release.yml');
const ADMIN = workflow('admin.yml');
const WATCH = workflow('watch.yml');
const FILES = readdirSync(join(ROOT, '.github/workflows'));
const JOBS = FILES.flatMap((file) => Object.entries(workflow(file).jobs));

const commandsOf = ({ steps = [] }: Job = {}) => steps.flatMap(({ run = [] }) => run);
const stepsWithSecret = ({ steps = [] }: Job) =>
  steps.filter(({ env }) =>
    Object.values(env ?? {})
      .join()
      .includes('secrets.'),
  );
const RELEASE_SECRETS = Object.fromEntries(
  ['APP_CHECK_DEBUG_TOKEN', 'FIREBASE_SERVICE_ACCOUNT'].map((name) => [
    name,
    `\${{ secrets.${name} }}`,
  ]),
);

describe('the workflows', () => {
  it('run the tests with the oldest supported Node version and the version used to deploy', () => {
    const { test } = CI.jobs;
    expect(readText('README.md')).toContain('npm install && npm test ');
    expect(commandsOf(test)).toContain('npm test');
    const versions = new Set(
      [RELEASE, PUBLISH, ADMIN]
        .flatMap(({ jobs }) => Object.values(jobs))
        .flatMap(({ steps = [] }) => steps)
        .flatMap((step) => step.with?.['node-version'] ?? []),
    );
    expect(versions.size).toBe(1);
    const [oldest] = packageJson.engines.node.match(/[\d.]+/) ?? [];
    expect(test?.strategy?.matrix.node).toEqual([oldest, ...versions]);
  });

  it('test, build, and deploy main on each push or when started manually', () => {
    expect(DEPLOY.on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
    const { test, release } = DEPLOY.jobs;
    expect(test?.uses).toBe('./.github/workflows/ci.yml');
    expect(release).toEqual({
      needs: 'test',
      if: "github.ref == 'refs/heads/main' && vars.VITE_FIREBASE_PROJECT_ID != ''",
      uses: './.github/workflows/release.yml',
      permissions: { contents: 'read' },
      with: { ref: '${{ github.sha }}', only: 'hosting,firestore' },
      secrets: RELEASE_SECRETS,
    });
  });

  it('publish changed content with the deployed code, as often as the back office states', () => {
    expect(PUBLISH.on).toEqual({
      workflow_dispatch: null,
      schedule: [{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) as string }],
    });
    expect(FIRM.publicationMinutes).toBe(60);
    const { check, publish } = PUBLISH.jobs;
    expect(check?.if).toBe(DEPLOY.jobs['release']?.if);
    expect(commandsOf(check)).toEqual(['npm ci --no-audit --no-fund', 'npm run publish:check']);
    expect(publish).toEqual({
      needs: 'check',
      if: "needs.check.outputs.changed == 'true'",
      uses: './.github/workflows/release.yml',
      permissions: { contents: 'read' },
      with: { ref: '${{ needs.check.outputs.commit }}', only: 'hosting' },
      secrets: RELEASE_SECRETS,
    });
  });

  it('deploy and publish one at a time, without canceling either', () => {
    expect(DEPLOY.concurrency).toEqual({ group: 'deploy', queue: 'max' });
    expect(PUBLISH.concurrency).toEqual(DEPLOY.concurrency);
  });

  it('build the requested commit, deploy it, and verify the deployed pages', () => {
    const { build, deploy } = RELEASE.jobs;
    expect(commandsOf(build)).toEqual([
      'npm ci --no-audit --no-fund',
      'npm run build',
      'node scripts/publish-changes.ts',
    ]);
    expect(packageJson.scripts).toHaveProperty('build');
    expect(deploy?.needs).toBe('build');
    for (const { steps = [] } of [build ?? {}, deploy ?? {}]) {
      const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkout?.with).toEqual({ ref: '${{ inputs.ref }}', 'persist-credentials': false });
    }
    const guard = deploy?.steps?.find(({ run }) => run?.includes('--same-commit'));
    expect(guard?.if).toBe("inputs.only == 'hosting'");
  });

  it('give keys only to jobs that have their own environment and run no build code', () => {
    const withKey = JOBS.filter(([, { steps }]) =>
      JSON.stringify(steps ?? []).includes('SERVICE_ACCOUNT'),
    );
    expect(withKey.map(([name, { environment }]) => [name, environment])).toEqual([
      ['admin', 'administration'],
      ['deploy', 'production'],
      ['watch', 'watch'],
    ]);
    const [[, admin], [, deploy], [, watch]] = withKey as [
      [string, Job],
      [string, Job],
      [string, Job],
    ];
    expect(commandsOf(watch)).toEqual([
      'npm ci --no-audit --no-fund',
      expect.stringContaining('npm run watch -- '),
    ]);
    expect(stepsWithSecret(watch).map(({ run }) => run)).toEqual([commandsOf(watch)[1]]);
    expect(commandsOf(admin)).toEqual([
      'npm ci --no-audit --no-fund',
      expect.stringContaining('npm run admin -- '),
    ]);
    expect(commandsOf(deploy)).toEqual([
      'npm ci --no-audit --no-fund',
      'node scripts/deploy-config.ts',
      'node scripts/publish-changes.ts --same-commit',
      expect.stringMatching(/ firebase deploy [^]* --only "\$ONLY"\n$/),
      'node scripts/publish-verify.ts',
    ]);
    const FIREBASE_SERVICE_ACCOUNT = '${{ secrets.FIREBASE_SERVICE_ACCOUNT }}';
    expect(stepsWithSecret(admin)).toEqual([
      expect.objectContaining({
        run: commandsOf(admin)[1],
        env: {
          FIREBASE_SERVICE_ACCOUNT,
          PROJECT: '${{ vars.VITE_FIREBASE_PROJECT_ID }}',
          VERB: '${{ inputs.verb }}',
          EMAIL: '${{ inputs.email }}',
        },
      }),
    ]);
    expect(stepsWithSecret(deploy)).toEqual([
      expect.objectContaining({
        run: commandsOf(deploy)[3],
        env: expect.objectContaining({
          FIREBASE_SERVICE_ACCOUNT,
          ONLY: '${{ inputs.only }}',
        }) as unknown,
      }),
    ]);
    expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('pass every build setting among the repository variables, and no secret, to whatever builds the site', () => {
    const building = JOBS.flatMap(([, { steps = [] }]) => steps).filter(({ run = '' }) =>
      /npm run (build|watch|publish:check)\b/.test(run),
    );
    expect(building).toHaveLength(3);
    for (const { env = {} } of building) {
      expect(env['BUILD_VARIABLES']).toBe('${{ toJSON(vars) }}');
      expect(Object.keys(env).filter((name) => name.startsWith('VITE_'))).toEqual([]);
    }
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', undefined);
    vi.stubEnv('VITE_AUTH_EMULATOR_HOST', undefined);
    // As GitHub passes them; VITE_NEW is a setting added by the recipe in README.md.
    const settings = { ...SETTINGS, VITE_NEW: '$HOME "quoted"\n' };
    vi.stubEnv('BUILD_VARIABLES', JSON.stringify({ ...settings, WATCH: 'on' }, null, 2));
    const names = [...readText('.env').matchAll(/^VITE_\w+/gm)].map(([name]) => name);
    const used = realProjectSettings();
    expect(used).toMatchObject({ ...settings, VITE_AUTH_EMULATOR_HOST: '' });
    expect(Object.keys(used)).toEqual(expect.arrayContaining(names));
    expect(used).not.toHaveProperty('WATCH');
    expect(settingsOf(SETTINGS.VITE_FIREBASE_PROJECT_ID)).toEqual(used);
    vi.unstubAllEnvs();
  });

  it('keep workflow expressions out of shell commands', () => {
    for (const [, job] of JOBS) for (const run of commandsOf(job)) expect(run).not.toContain('${{');
  });

  it('let each job read the repository and nothing else', () => {
    for (const file of FILES) expect(workflow(file).permissions).toEqual({});
    for (const [name, { permissions }] of JOBS)
      expect([name, permissions]).toEqual([name, { contents: 'read' }]);
  });

  it('pin each action to a commit, with its version as a comment', () => {
    const uses = FILES.flatMap((name) => readText(`.github/workflows/${name}`).split('\n')).filter(
      (line) => line.includes('uses:') && !line.includes('./'),
    );
    expect(uses).not.toEqual([]);
    for (const line of uses)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe('the administrator workflow', () => {
  const folder = testFolder('workflow');
  // Prints its arguments, one per line, and then the key file.
  const npm = '#!/bin/sh\nprintf "%s\\n" "$@"\ncat "$GOOGLE_APPLICATION_CREDENTIALS"\n';
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });

  /** Runs the command as GitHub does, with the script above in place of npm. */
  async function run(VERB: string, EMAIL: string) {
    const command = commandsOf(ADMIN.jobs['admin'])[1] ?? '';
    const { stdout } = await execa('bash', ['-e', '-c', command], {
      env: {
        PATH: `${folder}${delimiter}${process.env['PATH']}`,
        RUNNER_TEMP: folder,
        FIREBASE_SERVICE_ACCOUNT: 'the key',
        PROJECT: 'some-project',
        VERB,
        EMAIL,
      },
    });
    return stdout.split('\n');
  }

  it('is started manually, on main, for one of four commands', () => {
    expect(Object.keys(ADMIN.on)).toEqual(['workflow_dispatch']);
    expect(ADMIN.on['workflow_dispatch']).toMatchObject({
      inputs: {
        verb: { type: 'choice', options: ['grant', 'create', 'revoke', 'list'] },
        email: { type: 'string', required: false },
      },
    });
    expect(ADMIN.concurrency).toEqual({ group: 'administrators', queue: 'max' });
    expect(ADMIN.jobs['admin']?.if).toBe(DEPLOY.jobs['release']?.if);
  });

  it.each([
    { verb: 'grant', options: ['--yes'] },
    { verb: 'create', options: ['--without-link'] },
    { verb: 'revoke', options: [] },
  ])('passes on $verb with $options and the email address as a single argument', async (row) => {
    // Must be treated neither as an option nor as a command.
    const email = '--unverified $(id) "x';
    expect(await run(row.verb, email)).toEqual([
      ...['run', 'admin', '--', row.verb, ...row.options, '--project', 'some-project'],
      ...['--', email, 'the key'],
    ]);
  });

  it('lists accounts without an email argument and deletes the key file', async () => {
    expect(await run('list', '')).toEqual([
      ...['run', 'admin', '--', 'list', '--project', 'some-project', '--', 'the key'],
    ]);
    expect(existsSync(join(folder, 'service-account.json'))).toBe(false);
  });
});

describe('the watch workflow', () => {
  interface Schedule {
    cron: string;
    timezone: string;
  }
  const [inquiries, site] = WATCH.on['schedule'] as [Schedule, Schedule];
  const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

  /** Expands a cron field such as '7,37' or '9-17' into its numbers. */
  const numbersIn = (field = '') =>
    field.split(',').flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });

  it('counts inquiries every half hour during the business hours in firm.ts', () => {
    const { opens, closes, daysOfWeek } = FIRM.hours;
    const [minutes, hours, , , days] = inquiries.cron.split(' ');
    const [first = 0, second = 0, ...more] = numbersIn(minutes);
    expect([second - first, more]).toEqual([30, []]);
    expect([numbersIn(hours).at(0), numbersIn(hours).at(-1)]).toEqual([
      parseInt(opens),
      parseInt(closes) - 1,
    ]);
    expect(numbersIn(days).map((day) => DAYS[day])).toEqual(daysOfWeek);
    expect([inquiries.timezone, site.timezone]).toEqual([TIME_ZONE, TIME_ZONE]);
  });

  it('checks the site daily and after each deployment if watching is enabled', () => {
    expect(site.cron).toMatch(/^\d+ \d+ \* \* \*$/);
    expect(WATCH.on['workflow_run']).toEqual({ workflows: [DEPLOY.name], types: ['completed'] });
    const watch = WATCH.jobs['watch'];
    expect(watch?.if).toBe(
      "github.ref == 'refs/heads/main' && vars.WATCH == 'on' && " +
        "(github.event_name != 'workflow_run' || github.event.workflow_run.conclusion == 'success')",
    );
    const [step] = stepsWithSecret(watch ?? {});
    expect(step?.env?.['PART']).toBe(
      `\${{ inputs.part || (github.event.schedule == '${inquiries.cron}' && 'inquiries') || 'site' }}`,
    );
  });
});
