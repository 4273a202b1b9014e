import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit } from './tools/engines';
import { Failure } from './tools/failure';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';
import { readVitestReport } from './tools/test-reports';
import { startTestSite } from './tools/test-site';
import { buildStep, printSummary, suitesStep, type Outcome } from './tools/test-steps';

/*
 * `npm run test:engines`: the main journeys in Firefox and WebKit, with the production build. An engine that
 * is not installed is named and left out; in CI it counts as failed. Arguments go to Vitest.
 */
runCommand(async () => {
  const start = Date.now();
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
  const report = join(folder, 'report.json');
  const site = await startTestSite(join(folder, 'site'));
  outcomes.push(await buildStep('build', site));

  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tests = ['vitest', 'run', '--project=engines', ...reporters, ...filters];
  for (const engine of engines) {
    const outcome = await suitesStep([engine], tests, {
      isFiltered: filters.length > 0,
      prepare: () => Promise.resolve({ ...site.env, ENGINE: engine }),
      readReport: () => readVitestReport(report).map((test) => ({ ...test, suite: engine })),
    });
    outcomes.push(outcome);
    rmSync(report, { force: true });
  }
  await site.stop();
  return printSummary(outcomes, Date.now() - start);
});
