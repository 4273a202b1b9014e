import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { startVitest, type TestRunEndReason } from 'vitest/node';
import { startBackend } from './emulators/backend';
import { RULES_FILE } from './emulators/firestore-emulator';
import { freePorts } from './emulators/ports';
import { Failure } from './tools/failure';
import { ROOT } from './tools/project-root';
import { mutantsOf } from './tools/rules-mutants';
import { runCommand } from './tools/run-command';
import { temporaryFolder } from './tools/temporary-folder';

const REQUIRED_SHARE = 0.99;
/** Without agreement.test.ts, whose random documents make the results depend on the seed. */
const TEST_FILES = ['rules', 'stored-fields', 'attacks'].map(
  (name) => `tests/rules/${name}.test.ts`,
);

/*
 * `npm run mutate:rules` runs the rules tests against copies of firestore.rules with one mistake each, and fails if
 * they detect less than 99% of the mistakes.
 */
runCommand(async () => {
  const { part: chosen } = new Command('npm run mutate:rules --')
    .option('--part <part>', 'a part of the mutants, such as 3/20', '1/1')
    .parse()
    .opts<{ part: string }>();
  const [part = 1, parts = 1] = chosen.split('/').map(Number);
  const source = readFileSync(RULES_FILE, 'utf8');
  const mutants = mutantsOf(source).filter((_, index) => index % parts === part - 1);

  const file = join(temporaryFolder('mutants'), 'firestore.rules');
  const backend = await startBackend({ ports: await freePorts() });
  // For the child processes that run the tests. LONG=1 omits the coverage test, which any mistake would fail.
  Object.assign(process.env, backend.env, { RULES_FILE: file, LONG: '1' });
  const isDetected = (rules: string) => {
    writeFileSync(file, rules);
    return failsATest();
  };
  if (await isDetected(source))
    throw new Failure('`npm test -- --only=rules` fails without a mutation. Fix it first.');
  const survivors: string[] = [];
  for (const [index, { line, change, source: mutated }] of mutants.entries()) {
    const isKilled = await isDetected(mutated);
    if (!isKilled) survivors.push(`line ${line}: ${change}`);
    const verdict = `${index + 1}/${mutants.length} ${isKilled ? 'killed  ' : 'SURVIVED'}`;
    console.log(`${verdict} line ${line}: ${change}`);
  }

  const share = 1 - survivors.length / mutants.length;
  console.log(
    `\n${(share * 100).toFixed(1)}% of ${mutants.length} mutants killed. Survivors (see docs/security.md):`,
  );
  for (const survivor of survivors) console.log(survivor);
  return share >= REQUIRED_SHARE ? 0 : 1;
});

/** Whether a test fails. Throws if some tests didn't run, for example because the rules don't compile. */
async function failsATest(): Promise<boolean> {
  let outcome: TestRunEndReason | undefined;
  // A new instance each time: after `bail`, an instance would also stop its next run.
  const vitest = await startVitest('test', TEST_FILES, {
    root: ROOT,
    project: ['rules'],
    watch: false,
    bail: 1,
    reporters: [{ onTestRunEnd: (_modules, _errors, reason) => void (outcome = reason) }],
  });
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
  await vitest.close();
  // Vitest sets the exit code for failed tests, which are expected here.
  process.exitCode = undefined;

  // `bail` interrupts the run, often before the state of the failed test is set.
  if (outcome === 'interrupted' || inState('failed') > 0) return true;
  if (outcome === 'passed' && inState('passed') === tests.length) return false;
  throw new Error(`Only ${inState('passed')} of ${tests.length} tests ran, and none failed`);
}
