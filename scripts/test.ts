import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startOwnFirestore } from './emulators/backend';
import { findBrowser } from './tools/browser';
import { startClock } from './tools/clock';
import { runCommand } from './tools/run-command';
import { printSummary, runStep, type StepResult } from './tools/run-step';
import {
  ANOTHER_FIRM,
  CHECKS,
  DATA_SUITES,
  DOM_SUITES,
  EMULATOR_SUITES,
  ENGINES,
  PLAYWRIGHT_SUITES,
  readSteps,
} from './tools/test-steps';
import { temporaryFolder } from './tools/temporary-folder';
import { buildCommand, startTestSite, type TestSite } from './tools/test-site';

const TEST_COMMANDS = {
  vitest: ['vitest', 'run', '--reporter=default', '--reporter=json'],
  playwright: ['playwright', 'test', '--reporter=list,json'],
};
const DATA_ENVIRONMENT = { DEMO_PROJECT: 'demo-data', VITE_FIREBASE_PROJECT_ID: 'demo-data' };
/** With more sites, the browsers compete for memory and disk. */
const MAX_SITES = 4;

/*
 * `npm test` runs every check and test, and continues after a failed step. `npm test -- --only=unit,e2e` runs two
 * steps, and the build that they need. Passes other arguments to Vitest and Playwright:
 * `npm test -- --only=e2e tests/e2e/access.spec.ts`.
 */
runCommand(async () => {
  const readClock = startClock();
  const { steps, filters } = readSteps(process.argv.slice(2));
  const chosen = (names: string[]) => names.filter((name) => steps.includes(name));
  const folder = temporaryFolder('test');
  // For everything started below. A worker that is ended from outside can't delete its folders.
  process.env['TMPDIR'] = folder;
  const sites: TestSite[] = [];
  const results: StepResult[] = [];

  const run = async (...step: Parameters<typeof runStep>) => {
    const result = await runStep(...step);
    results.push(result);
    return result.failures.length === 0;
  };
  const runSuites = async (
    suites: string[],
    tool: 'vitest' | 'playwright',
    {
      name = tool,
      env,
    }: { name?: string; env?: (() => object | Promise<object>) | undefined } = {},
  ) => {
    if (suites.length === 0) return;
    const report = join(folder, `${name}.json`);
    const options =
      tool === 'vitest'
        ? [`--outputFile.json=${report}`, ...suites.map((suite) => `--project=${suite}`)]
        : [];
    await run(name, ['npx', ...TEST_COMMANDS[tool], ...options, ...filters], {
      env: async () => ({
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_SUITES: suites.join(),
        ...(await env?.()),
      }),
      tests: { suites, report, isFiltered: filters.length > 0 },
    });
  };
  const runVitest = (suites: string[], env?: () => object) =>
    runSuites(chosen(suites), 'vitest', { name: chosen(suites).join('+'), env });
  const runChecks = async (built: Promise<boolean>) => {
    for (const name of chosen(CHECKS)) await run(name, ['npm', 'run', '--silent', name]);
    if (!steps.includes('sizes') || !(await built)) return;
    await run('sizes', ['npx', 'size-limit'], { env: () => ({ SITE_FOLDER: sites[0]?.folder }) });
  };
  /** @returns whether there is a build to test */
  const build = async () => {
    for (const [index, site] of sites.entries()) {
      const env = () => site.seed().then(() => site.env);
      if (!(await run(`build ${index + 1}`, buildCommand(site), { env }))) return false;
    }
    return true;
  };
  const testBuild = async (isBuilt: boolean) => {
    if (!isBuilt) return;
    const E2E_SITES = JSON.stringify(sites.map(({ env }) => env));
    await runSuites(chosen(PLAYWRIGHT_SUITES), 'playwright', {
      env: async () => ({ E2E_SITES, CHROMIUM_PATH: await findBrowser() }),
    });
    const testEngine = (name: string, index: number) => {
      const env = () => ({ ...sites[index]?.env, ENGINE: name });
      return runSuites(['engines'], 'vitest', { name, env });
    };
    await Promise.all(chosen(Object.keys(ENGINES)).filter(isTested).map(testEngine));
  };

  // Everything started below uses this emulator.
  const count = siteCount(steps);
  if (count > 0) {
    process.env['FIRESTORE_EMULATOR_HOST'] ||= (await startOwnFirestore(console.log)).host;
  }
  while (sites.length < count) {
    const number = sites.length + 1;
    sites.push(await startTestSite(join(folder, `site-${number}`), `demo-site-${number}`));
  }
  // In parallel: many tests wait for emulators or browsers while others compute.
  const built = build();
  await Promise.all([
    built.then(testBuild),
    runVitest(DOM_SUITES),
    runVitest(EMULATOR_SUITES),
    // In their own project, because they clear the database while other tests run.
    runVitest(DATA_SUITES, () => DATA_ENVIRONMENT).then(() => runChecks(built)),
  ]);
  if (steps.includes(ANOTHER_FIRM)) {
    const env = () => ({ ANOTHER_FIRM: '1' });
    await runSuites(DOM_SUITES, 'vitest', { name: ANOTHER_FIRM, env });
  }
  await Promise.all(sites.map((site) => site.stop()));
  return printSummary(results, readClock());
});

/** Number of sites: one per core for the suites in Chromium, one per other engine, one for a build, else none. */
function siteCount(steps: string[]): number {
  const count = (names: string[]) => names.filter((name) => steps.includes(name)).length;
  return Math.max(
    count(PLAYWRIGHT_SUITES) && Math.min(availableParallelism(), MAX_SITES),
    count(Object.keys(ENGINES)),
    count(['build', 'sizes']) && 1,
  );
}

/** Whether to test an engine: in CI always, so that a missing one fails; elsewhere if it is installed. */
function isTested(name: string): boolean {
  const engine = ENGINES[name as keyof typeof ENGINES]();
  if (process.env['CI'] || !('missing' in engine)) return true;
  console.log(`${name} is not tested: ${engine.missing}.`);
  return false;
}
