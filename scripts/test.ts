import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backendEnvironment, startBackend, type Backend } from './backend';
import { findBrowser } from './browser';
import { DEMO_PROJECT, DEMO_SETTINGS } from './demo';
import { freePorts } from './ports';
import { Failure } from './processes';
import { runCommand } from './run-command';
import { clear, seed } from './seed';
import { temporaryFolder } from './temporary-folder';
import { readPlaywrightReport, readVitestReport } from './test-reports';
import { checkStep, suitesStep, type Outcome } from './test-steps';

const CHECKS: Record<string, string[]> = {
  format: ['prettier', '--check', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  types: ['tsc', '--noEmit'],
  'dead-code': ['knip'],
};
const VITEST_SUITES = ['unit', 'emulators'];
const PLAYWRIGHT_SUITES = ['screens', 'e2e'];
const STEPS = [...Object.keys(CHECKS), ...VITEST_SUITES, 'build', 'sizes', ...PLAYWRIGHT_SUITES];

/*
 * `npm test`: everything that can fail; a failing step doesn't keep the next one from running.
 * For developers: `npm test -- --only=unit,e2e` runs some steps, and all that follows is handed to Vitest
 * and Playwright: `npm test -- --only=e2e tests/e2e/contact.spec.ts`.
 */
runCommand(async () => {
  const { steps, filters } = readArguments();
  const chosen = (names: string[]) => names.filter((name) => steps.includes(name));
  const vitest = chosen(VITEST_SUITES);
  const playwright = chosen(PLAYWRIGHT_SUITES);
  const isFiltered = filters.length > 0;
  const folder = temporaryFolder('test');
  const site = join(folder, 'site');
  mkdirSync(site);

  const ports = await freePorts();
  const env = { ...DEMO_SETTINGS, ...backendEnvironment(ports) };
  // Begun now, since it takes seconds; waited for, and its failure told, where it is needed.
  const needsBackend = vitest.includes('emulators') || playwright.length > 0;
  const backend = needsBackend
    ? startBackend({ ports, publicFolder: site, log: () => undefined })
    : undefined;
  backend?.catch(() => undefined);

  const outcomes: Outcome[] = [];
  for (const name of chosen(Object.keys(CHECKS))) {
    outcomes.push(await checkStep(name, CHECKS[name] ?? []));
  }

  if (vitest.length > 0) {
    const report = join(folder, 'vitest.json');
    const projects = vitest.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    outcomes.push(
      await suitesStep(vitest, ['vitest', 'run', ...projects, ...reporters, ...filters], {
        isFiltered,
        prepare: async () => {
          await backend;
          return env;
        },
        readReport: () => readVitestReport(report),
      }),
    );
  }

  // Before the build, which puts what is stored into the pages.
  const seeded = playwright.length > 0 ? seedAfresh(backend, env) : undefined;
  await seeded?.catch(() => undefined);

  let isBuilt = false;
  if (chosen(['build', 'sizes']).length > 0 || playwright.length > 0) {
    const build = ['tsx', 'scripts/build.ts', '--demo', `--out-dir=${site}`];
    const outcome = await checkStep('build', build, env);
    isBuilt = outcome.failed === 0;
    outcomes.push(outcome);
  }
  if (steps.includes('sizes')) {
    outcomes.push(await checkStep('sizes', ['size-limit'], { SITE_FOLDER: site }));
  }

  if (playwright.length > 0) {
    const report = join(folder, 'playwright.json');
    const projects = playwright.map((name) => `--project=${name}`);
    outcomes.push(
      await suitesStep(playwright, ['playwright', 'test', ...projects, ...filters], {
        isFiltered,
        prepare: async () => {
          if (!isBuilt) throw new Failure('There is no build to be tested.');
          const [CHROMIUM_PATH] = await Promise.all([findBrowser(), seeded]);
          const E2E_BASE_URL = `http://127.0.0.1:${ports.hosting}`;
          return { ...env, CHROMIUM_PATH, E2E_BASE_URL, E2E_REPORT: report };
        },
        readReport: () => readPlaywrightReport(report),
      }),
    );
  }

  await (await backend?.catch(() => undefined))?.stop();
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});

async function seedAfresh(
  backend: Promise<Backend> | undefined,
  env: Record<string, string>,
): Promise<void> {
  await backend;
  Object.assign(process.env, env);
  await clear(DEMO_PROJECT);
  await seed(DEMO_PROJECT);
}

function readArguments(): { steps: string[]; filters: string[] } {
  const args = process.argv.slice(2);
  const only = args.find((arg) => arg.startsWith('--only='));
  const steps = only ? only.slice('--only='.length).split(',') : STEPS;
  const unknown = steps.filter((step) => !STEPS.includes(step));
  if (unknown.length > 0) {
    throw new Failure(`There is no step ${unknown.join(', ')}. The steps are ${STEPS.join(', ')}.`);
  }
  return { steps, filters: args.filter((arg) => arg !== only) };
}
