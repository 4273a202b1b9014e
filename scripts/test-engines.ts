import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from './emulators/backend';
import { DEMO_PROJECT, DEMO_SETTINGS } from './emulators/demo-project';
import { freePorts } from './emulators/ports';
import { seed } from './samples/seed';
import { findFirefox, findWebKit } from './tools/engines';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';
import { readVitestReport } from './tools/test-reports';
import { checkStep, suitesStep, type Outcome } from './tools/test-steps';

/*
 * `npm run test:engines`: the main journeys in Firefox and WebKit, with the production build. An engine that
 * is not installed is named and left out; in CI it counts as failed. Arguments go to Vitest.
 */
runCommand(async () => {
  const filters = process.argv.slice(2);
  const outcomes: Outcome[] = [];
  const engines: string[] = [];
  for (const [name, engine] of Object.entries({ firefox: findFirefox(), webkit: findWebKit() })) {
    if (!('missing' in engine)) {
      engines.push(name);
      continue;
    }
    console.log(`${name} … not found: ${engine.missing}`);
    if (process.env['CI']) outcomes.push({ passed: 0, failures: [`${name}: not found`] });
  }
  if (engines.length === 0) throw new Failure('Neither Firefox nor WebKit was found.');

  const folder = temporaryFolder('engines');
  const site = join(folder, 'site');
  const report = join(folder, 'report.json');
  mkdirSync(site);
  const ports = await freePorts();
  const backend = await startBackend({ ports, publicFolder: site, log: () => undefined });
  const E2E_BASE_URL = `http://127.0.0.1:${ports.hosting}`;
  const env = { ...DEMO_SETTINGS, ...backend.env, E2E_BASE_URL };
  Object.assign(process.env, env);
  // The build reads the stored content.
  await seed(DEMO_PROJECT);
  const build = ['tsx', 'scripts/build.ts', '--demo', `--out-dir=${site}`];
  outcomes.push(await checkStep('build', build, env));

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tests = ['vitest', 'run', '--project=engines', ...reporters, ...filters];
  for (const engine of engines) {
    const outcome = await suitesStep([engine], tests, {
      isFiltered: filters.length > 0,
      prepare: () => Promise.resolve({ ...env, ENGINE: engine }),
      readReport: () => readVitestReport(report).map((test) => ({ ...test, suite: engine })),
    });
    outcomes.push(outcome);
    rmSync(report, { force: true });
  }

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});
