import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backendEnvironment, startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from './emulators/demo-project';
import { freePorts } from './emulators/ports';
import { clear, seed } from './samples/seed';
import { findBrowser } from './tools/browser';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';
import { readPlaywrightReport, readVitestReport } from './tools/test-reports';
import { checkStep, suitesStep, type Outcome, type SuitesOptions } from './tools/test-steps';

const CHECKS: Record<string, string[]> = {
  format: ['prettier', '--check', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  types: ['tsc', '--noEmit'],
  'dead-code': ['knip'],
};
const VITEST_SUITES = ['unit', 'components', 'scripts', 'rules', 'data'];
const PLAYWRIGHT_SUITES = ['screens', 'e2e'];
const STEPS = [...Object.keys(CHECKS), ...VITEST_SUITES, 'build', 'sizes', ...PLAYWRIGHT_SUITES];
const SHOWN_FAILURES = 10;

/*
 * `npm test`: runs every check and test, all steps also after a failed one. `npm test -- --only=unit,e2e`
 * runs some steps; other arguments go to Vitest and Playwright:
 * `npm test -- --only=e2e tests/e2e/contact.spec.ts`.
 */
runCommand(async () => {
  const { steps, filters } = readArguments();
  const chosen = (names: string[]) => names.filter((name) => steps.includes(name));
  const vitest = chosen(VITEST_SUITES);
  const playwright = chosen(PLAYWRIGHT_SUITES);
  const folder = temporaryFolder('test');
  const site = join(folder, 'site');
  const report = join(folder, 'report.json');
  mkdirSync(site);

  const ports = await freePorts();
  const env = { ...DEMO_SETTINGS, ...backendEnvironment(ports) };
  // Starts while the checks run; a failure is reported by the steps that need it.
  const needsBackend = playwright.length > 0 || chosen(['scripts', 'rules', 'data']).length > 0;
  const backend = needsBackend
    ? startBackend({ ports, publicFolder: site, log: () => undefined })
    : undefined;
  backend?.catch(() => undefined);

  const outcomes: Outcome[] = [];
  const runSuites = async (suites: string[], command: string[], options: SuitesOptions) => {
    if (suites.length === 0) return;
    const projects = suites.map((name) => `--project=${name}`);
    outcomes.push(await suitesStep(suites, [...command, ...projects, ...filters], options));
    rmSync(report, { force: true });
  };
  for (const name of chosen(Object.keys(CHECKS))) {
    outcomes.push(await checkStep(name, CHECKS[name] ?? []));
  }

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await runSuites(vitest, ['vitest', 'run', ...reporters], {
    isFiltered: filters.length > 0,
    prepare: () => Promise.resolve(backend).then(() => env),
    readReport: () => readVitestReport(report),
  });

  const seedAfresh = async () => {
    await backend;
    Object.assign(process.env, env);
    await clear(DEMO_PROJECT);
    await seed(DEMO_PROJECT);
  };
  // Before the build, which reads the stored content.
  const seeded = playwright.length > 0 ? seedAfresh() : undefined;
  await seeded?.catch(() => undefined);
  if (chosen(['build', 'sizes', ...PLAYWRIGHT_SUITES]).length > 0) {
    const build = ['tsx', 'scripts/build.ts', '--demo', `--out-dir=${site}`];
    outcomes.push(await checkStep('build', build, env));
  }
  if (steps.includes('sizes')) {
    outcomes.push(await checkStep('sizes', ['size-limit'], { SITE_FOLDER: site }));
  }
  await runSuites(playwright, ['playwright', 'test'], {
    isFiltered: filters.length > 0,
    prepare: async () => {
      if (!existsSync(join(site, '404.html'))) throw new Failure('There is no build to test.');
      const [CHROMIUM_PATH] = await Promise.all([findBrowser(), seeded]);
      const E2E_BASE_URL = `http://127.0.0.1:${ports.hosting}`;
      return { ...env, CHROMIUM_PATH, E2E_BASE_URL, E2E_REPORT: report };
    },
    readReport: () => readPlaywrightReport(report),
  });

  await (await backend?.catch(() => undefined))?.stop();
  return printSummary(outcomes);
});

/** Prints the failures and the totals. Returns the exit code. */
function printSummary(outcomes: Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  console.log('');
  for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`✗ ${failure}`);
  if (failures.length > SHOWN_FAILURES)
    console.log(`… and ${failures.length - SHOWN_FAILURES} more`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

function readArguments(): { steps: string[]; filters: string[] } {
  const args = process.argv.slice(2);
  const only = args.find((arg) => arg.startsWith('--only='));
  const steps = only?.slice('--only='.length).split(',') ?? STEPS;
  const unknown = steps.filter((step) => !STEPS.includes(step));
  if (unknown.length > 0) {
    throw new Failure(`Unknown step ${unknown.join(', ')}. The steps are ${STEPS.join(', ')}.`);
  }
  return { steps, filters: args.filter((arg) => arg !== only) };
}
