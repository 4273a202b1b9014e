import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startOwnFirestore } from './emulators/backend';
import { findBrowser, findFirefox, findWebKit, type Engine } from './tools/browser';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';
import { readPlaywrightReport, readVitestReport } from './tools/test-reports';
import { startTestSite, type TestSite } from './tools/test-site';
import {
  buildStep,
  checkStep,
  printSummary,
  suitesStep,
  type StepResult,
} from './tools/test-steps';

const CHECKS: Record<string, string[]> = {
  format: ['prettier', '--check', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  types: ['tsc', '--noEmit'],
  'dead-code': ['knip'],
};
const VITEST_SUITES = ['unit', 'components', 'scripts', 'rules', 'data'];
const BUILD_STEPS = ['build', 'sizes'];
const PLAYWRIGHT_SUITES = ['screens', 'e2e'];
/** Unit and component tests with the facts of another firm, so that none depends on this firm's facts. */
const ANOTHER_FIRM = 'another-firm';
/** A day's actions in the browser, compared with a recording. */
const RECORDED_DAY = 'recorded-day';
/** Browsers other than Chromium, for the main journeys. */
const ENGINES = { firefox: findFirefox, webkit: findWebKit };
const STEPS = [...Object.keys(CHECKS), ...VITEST_SUITES, ...BUILD_STEPS, ...PLAYWRIGHT_SUITES];
const STEPS_ON_REQUEST = [ANOTHER_FIRM, RECORDED_DAY, ...Object.keys(ENGINES)];
/** With more sites, the browsers compete for memory and disk. */
const MAX_SITES = 4;

/*
 * `npm test` runs every check and test, and continues after a failed step. `npm test -- --only=unit,e2e` runs two
 * steps. Passes other arguments to Vitest and Playwright:
 * `npm test -- --only=e2e tests/e2e/access.spec.ts`.
 */
runCommand(async () => {
  const start = Date.now();
  const { steps, filters } = readArguments();
  const chosen = (names: string[]) => names.filter((name) => steps.includes(name));
  const folder = temporaryFolder('test');
  const sites: TestSite[] = [];
  const outcomes: StepResult[] = [];

  const runSuites = async (
    suites: string[],
    tool: string[],
    options: Omit<Parameters<typeof suitesStep>[2], 'isFiltered'>,
  ) => {
    if (suites.length === 0) return;
    const projects = suites.map((name) => `--project=${name}`);
    const isFiltered = filters.length > 0;
    const command = [...tool, ...projects, ...filters];
    outcomes.push(await suitesStep(suites, command, { ...options, isFiltered }));
  };
  const runVitest = (suites: string[], label?: string, env = {}) => {
    const report = join(folder, `vitest-${label ?? ''}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runSuites(suites, ['vitest', 'run', ...reporters], {
      label,
      prepare: () => Promise.resolve(env),
      readReport: () => readVitestReport(report),
    });
  };
  /** Skips an engine that isn't installed; this counts as a failure in CI, or if no engine is installed. */
  const runEngine = async (name: string, engine: Engine<string>) => {
    if ('missing' in engine) {
      console.log(`${name} … not found: ${engine.missing}`);
      const isAnyInstalled = Object.values(ENGINES).some((find) => !('missing' in find()));
      if (process.env['CI'] || !isAnyInstalled)
        outcomes.push({ passed: 0, failures: [`${name}: not found`] });
      return;
    }
    await runVitest(['engines'], name, { ...sites[0]?.env, ENGINE: name });
  };
  const runChecksAndBuilds = async () => {
    for (const [name, command] of Object.entries(CHECKS)) {
      if (steps.includes(name)) outcomes.push(await checkStep(name, command));
    }
    for (const [index, site] of sites.entries()) {
      outcomes.push(await buildStep(`build ${index + 1}`, site));
    }
    if (steps.includes('sizes')) {
      const env = { SITE_FOLDER: sites[0]?.folder ?? '' };
      outcomes.push(await checkStep('sizes', ['size-limit'], () => Promise.resolve(env)));
    }
  };
  const runPlaywright = () => {
    const report = join(folder, 'playwright.json');
    return runSuites(chosen([...PLAYWRIGHT_SUITES, RECORDED_DAY]), ['playwright', 'test'], {
      prepare: async () => {
        const isBuilt = sites.every((site) => existsSync(join(site.folder, '404.html')));
        if (!isBuilt)
          throw new Failure('There is no build to test. See the result of the build step.');
        const E2E_SITES = JSON.stringify(sites.map(({ env }) => env));
        return { CHROMIUM_PATH: await findBrowser(), E2E_SITES, E2E_REPORT: report };
      },
      readReport: () => readPlaywrightReport(report),
    });
  };

  const count = siteCount(steps);
  // Everything started below uses this emulator.
  if (count > 0) {
    process.env['FIRESTORE_EMULATOR_HOST'] ||= (await startOwnFirestore(console.log)).host;
  }
  while (sites.length < count) {
    const number = sites.length + 1;
    sites.push(await startTestSite(join(folder, `site-${number}`), `demo-site-${number}`));
  }
  // In parallel: many tests wait for the emulators while others compute.
  await Promise.all([runVitest(chosen(VITEST_SUITES)), runChecksAndBuilds().then(runPlaywright)]);
  if (steps.includes(ANOTHER_FIRM)) {
    await runVitest(['unit', 'components'], ANOTHER_FIRM, { ANOTHER_FIRM: '1' });
  }
  for (const [name, find] of Object.entries(ENGINES)) {
    if (steps.includes(name)) await runEngine(name, find());
  }
  await Promise.all(sites.map((site) => site.stop()));
  return printSummary(outcomes, Date.now() - start);
});

/** Number of sites: one per core for the suites in Chromium, one for other browser tests or a build, else none. */
function siteCount(steps: string[]): number {
  const isAnyOf = (names: string[]) => names.some((name) => steps.includes(name));
  if (isAnyOf(PLAYWRIGHT_SUITES)) return Math.min(availableParallelism(), MAX_SITES);
  return isAnyOf([...BUILD_STEPS, RECORDED_DAY, ...Object.keys(ENGINES)]) ? 1 : 0;
}

function readArguments(): { steps: string[]; filters: string[] } {
  const args = process.argv.slice(2);
  const only = args.find((arg) => arg.startsWith('--only='));
  const steps = only?.slice('--only='.length).split(',') ?? STEPS;
  const known = [...STEPS, ...STEPS_ON_REQUEST];
  const unknown = steps.filter((step) => !known.includes(step));
  if (unknown.length > 0) {
    throw new Failure(
      `Unknown step: ${unknown.join(', ')}. Choose from these steps: ${known.join(', ')}.`,
    );
  }
  return { steps, filters: args.filter((arg) => arg !== only) };
}
