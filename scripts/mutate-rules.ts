import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
/** Without agreement.test.ts: what its random documents notice depends on the seed. */
const TEST_FILES = ['rules', 'stored-fields', 'attacks'].map(
  (name) => `tests/rules/${name}.test.ts`,
);

/*
 * `npm run mutate:rules`: runs the rules tests against copies of firestore.rules with one mistake each, and
 * fails where they detect less than 99 %. `-- --part=3/20` tries a part of the mistakes.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string', default: '1/1' } } });
  const source = readFileSync(RULES_FILE, 'utf8');
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const mutants = mutantsOf(source).filter((_, index) => index % parts === part - 1);

  const file = join(temporaryFolder('mutants'), 'firestore.rules');
  const backend = await startBackend({ ports: await freePorts() });
  // The tests run in child processes, without the coverage report, which fails whatever a mutation does.
  Object.assign(process.env, backend.env, { RULES_FILE: file, LONG: '1' });
  const isDetected = (rules: string) => {
    writeFileSync(file, rules);
    return failsATest();
  };

  if (await isDetected(source)) {
    throw new Failure('The rules tests fail without a mutation: fix that first.');
  }
  const survivors: string[] = [];
  for (const [index, { line, change, source: mutated }] of mutants.entries()) {
    const isKilled = await isDetected(mutated);
    if (!isKilled) survivors.push(`line ${line}: ${change}`);
    const verdict = isKilled ? 'killed  ' : 'SURVIVED';
    console.log(`${index + 1}/${mutants.length} ${verdict} line ${line}: ${change}`);
  }

  const killed = mutants.length - survivors.length;
  const share = killed / mutants.length;
  console.log(`\n${killed} of ${mutants.length} killed (${(share * 100).toFixed(1)} %).`);
  for (const survivor of survivors) console.log(`Survived: ${survivor}`);
  if (survivors.length > 0) console.log('docs/security.md says which kind may survive.');
  return share >= REQUIRED_SHARE ? 0 : 1;
});

/** Whether a test fails. Throws where not all of them ran, as with rules that do not compile. */
async function failsATest(): Promise<boolean> {
  let outcome: TestRunEndReason | undefined;
  // A new instance each time: after `bail` one stops its next run too.
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
  // Vitest sets it for each failed test.
  process.exitCode = undefined;

  // `bail` interrupts the run, often before the state of the failed test is set.
  if (outcome === 'interrupted' || inState('failed') > 0) return true;
  if (outcome === 'passed' && inState('passed') === tests.length) return false;
  throw new Error(`Only ${inState('passed')} of ${tests.length} tests ran, and none failed`);
}
