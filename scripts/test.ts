import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './tools/browser';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';
import { readPlaywrightReport, readVitestReport } from './tools/test-reports';
import { startTestSite, type TestSite } from './tools/test-site';
import { printSummary } from './tools/test-summary';
import { buildStep, checkStep, suitesStep, type Outcome } from './tools/test-steps';

const CHECKS: Record<string, string[]> = {
  format: ['prettier', '--check', '.'],
  lint: ['eslint', '.', '--max-warnings', '0'],
  types: ['tsc', '--noEmit'],
  'dead-code': ['knip'],
};
const VITEST_SUITES = ['unit', 'components', 'scripts', 'rules', 'data'];
/** Unit and component tests again, with the facts of another firm: none may need those of this one. */
const ANOTHER_FIRM = 'another-firm';
const BUILD_STEPS = ['build', 'sizes'];
const PLAYWRIGHT_SUITES = ['screens', 'e2e'];
const VITEST_STEPS = [...VITEST_SUITES, ANOTHER_FIRM];
const STEPS = [...Object.keys(CHECKS), ...VITEST_STEPS, ...BUILD_STEPS, ...PLAYWRIGHT_SUITES];
/** More browsers than this make each other wait for memory and disk. */
const MAX_SITES = 4;

/*
 * `npm test`: runs every check and test, all steps also after a failed one. `npm test -- --only=unit,e2e`
 * runs some steps; other arguments go to Vitest and Playwright:
 * `npm test -- --only=e2e tests/e2e/contact.spec.ts`.
 */
runCommand(async () => {
  const start = Date.now();
  const { steps, filters } = readArguments();
  const chosen = (names: string[]) => names.filter((name) => steps.includes(name));
  const checks = chosen(Object.keys(CHECKS));
  const playwright = chosen(PLAYWRIGHT_SUITES);
  const folder = temporaryFolder('test');

  // An emulator that is running already has one database for all steps: one site, and no steps side by side.
  const isShared = Boolean(process.env['FIRESTORE_EMULATOR_HOST']);
  const count = playwright.length > 0 && !isShared ? siteCount() : 1;
  const needsSites = playwright.length + chosen(BUILD_STEPS).length > 0;
  const sites: TestSite[] = [];
  const outcomes: Outcome[] = [];

  /** Passes the projects of the suites and the filters to a tool of tests. */
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
  const runAnotherFirm = () => {
    const suites = steps.includes(ANOTHER_FIRM) ? ['unit', 'components'] : [];
    return runVitest(suites, ANOTHER_FIRM, { ANOTHER_FIRM: '1' });
  };
  const runChecksAndBuilds = async () => {
    for (const name of checks) outcomes.push(await checkStep(name, CHECKS[name] ?? []));
    for (const [index, site] of sites.entries()) {
      const name = sites.length > 1 ? `build ${index + 1}` : 'build';
      outcomes.push(await buildStep(name, site));
    }
    if (steps.includes('sizes')) {
      const env = { SITE_FOLDER: sites[0]?.folder ?? '' };
      outcomes.push(await checkStep('sizes', ['size-limit'], () => Promise.resolve(env)));
    }
  };
  const runPlaywright = () => {
    const report = join(folder, 'playwright.json');
    return runSuites(playwright, ['playwright', 'test'], {
      prepare: async () => {
        const isBuilt = sites.every((site) => existsSync(join(site.folder, '404.html')));
        if (!isBuilt) throw new Failure('There is no build to test.');
        const E2E_SITES = JSON.stringify(sites.map(({ env }) => env));
        return { CHROMIUM_PATH: await findBrowser(), E2E_SITES, E2E_REPORT: report };
      },
      readReport: () => readPlaywrightReport(report),
    });
  };

  while (needsSites && sites.length < count) {
    sites.push(await startTestSite(join(folder, `site-${sites.length + 1}`)));
  }
  if (isShared) {
    await runVitest(chosen(VITEST_SUITES));
    await runChecksAndBuilds();
    await runAnotherFirm();
  } else {
    // Most of the tests wait for the emulators, and checks and builds need one core.
    await Promise.all([
      runVitest(chosen(VITEST_SUITES)),
      runChecksAndBuilds().then(runAnotherFirm),
    ]);
  }
  await runPlaywright();
  await Promise.all(sites.map((site) => site.stop()));
  return printSummary(outcomes, Date.now() - start);
});

/** A site for each core. */
function siteCount(): number {
  return Math.min(availableParallelism(), MAX_SITES);
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
