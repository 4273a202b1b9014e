import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json';
import { ROOT } from '../../scripts/tools/project-root';

interface Job {
  needs?: string;
  uses?: string;
  environment?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { node: string[] } };
  steps?: {
    uses?: string;
    run?: string;
    with?: Record<string, unknown>;
    env?: Record<string, string>;
  }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const workflow = (name: string) => parse(readText(`.github/workflows/${name}`)) as Workflow;
const CI = workflow('ci.yml');
const DEPLOY = workflow('deploy.yml');
const FILES = readdirSync(join(ROOT, '.github/workflows'));
const JOBS = FILES.flatMap((file) => Object.entries(workflow(file).jobs));

const commandsOf = ({ steps = [] }: Job) => steps.flatMap(({ run = [] }) => run);

describe('the workflows', () => {
  it('run the tests with the oldest allowed Node and the one that deploys', () => {
    const { test } = CI.jobs;
    expect(readText('README.md')).toContain('npm install && npm test ');
    expect(commandsOf(test ?? {})).toContain('npm test');
    const versions = new Set(
      Object.values(DEPLOY.jobs)
        .flatMap(({ steps = [] }) => steps)
        .flatMap((step) => step.with?.['node-version'] ?? []),
    );
    expect(versions.size).toBe(1);
    const [oldest] = packageJson.engines.node.match(/[\d.]+/) ?? [];
    expect(test?.strategy?.matrix.node).toEqual([oldest, ...versions]);
  });

  it('test, build, and deploy main on each push, by hand, and every night', () => {
    expect(DEPLOY.on).toEqual({
      push: { branches: ['main'] },
      workflow_dispatch: null,
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string }],
    });
    const { test, build, deploy } = DEPLOY.jobs;
    expect(test?.uses).toBe('./.github/workflows/ci.yml');
    expect(build?.needs).toBe('test');
    expect(commandsOf(build ?? {})).toContain('npm run build');
    expect(packageJson.scripts).toHaveProperty('build');
    expect(deploy?.needs).toBe('build');
    expect(commandsOf(deploy ?? {}).at(-1)).toContain(' firebase deploy ');
  });

  it('give the key to the protected deployment only, which runs nothing of the build', () => {
    const withKey = JOBS.filter(([, job]) => JSON.stringify(job).includes('SERVICE_ACCOUNT'));
    expect(withKey.map(([name]) => name)).toEqual(['deploy']);
    const deploy = withKey[0]?.[1] ?? {};
    expect(deploy.environment).toBe('production');
    expect(commandsOf(deploy).slice(0, -1)).toEqual([
      'npm ci --no-audit --no-fund',
      'node scripts/deploy-config.ts',
    ]);
    const withSecret = (deploy.steps ?? []).map(({ env }) => env?.['FIREBASE_SERVICE_ACCOUNT']);
    const others = withSecret.slice(0, -1).map(() => undefined);
    expect(withSecret).toEqual([...others, '${{ secrets.FIREBASE_SERVICE_ACCOUNT }}']);
    expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m);
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
