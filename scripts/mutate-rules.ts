import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest, type TestRunEndReason } from 'vitest/node';
import { startBackend } from './backend';
import { RULES_FILE } from './firestore-emulator';
import { freePorts } from './ports';
import { Failure, ROOT } from './processes';
import { mutantsOf, type Mutant } from './rules-mutants';
import { runCommand } from './run-command';
import { temporaryFolder } from './temporary-folder';

/** The share of mutants that the tests have to catch. */
const ENOUGH = 0.95;
/** Not tests/rules/agreement.test.ts: its documents are random, and a verdict should be the same each time. */
const TEST_FILES = ['tests/rules/rules.test.ts', 'tests/rules/what-may-be-stored.test.ts'];
/** Nor the test that no expression is left out: it would catch mistakes for the way they are written. */
const LEFT_OUT = 'every expression of the rules was evaluated';

/*
 * `npm run mutate:rules`: makes one small mistake after the other in firestore.rules and looks whether the
 * rules tests catch it. Fails where they catch less than 95 %. `-- --part=3/20` tries a part of the mistakes.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string', default: '1/1' } } });
  const source = readFileSync(RULES_FILE, 'utf8');
  const mutants = partOf(mutantsOf(source), values.part);

  const file = join(temporaryFolder('mutants'), 'firestore.rules');
  const backend = await startBackend({ ports: await freePorts() });
  // For the tests, which run in processes of their own.
  Object.assign(process.env, backend.env, { RULES_FILE: file });
  const areCaught = async (rules: string) => {
    writeFileSync(file, rules);
    return failsATest();
  };

  if (await areCaught(source)) {
    throw new Failure(
      'The rules tests fail as it is: mend them or firestore.rules, and try again.',
    );
  }
  const survivors: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const isCaught = await areCaught(mutant.source);
    if (!isCaught) survivors.push(mutant);
    const verdict = isCaught ? 'killed  ' : 'SURVIVED';
    console.log(`${index + 1}/${mutants.length} ${verdict} ${describe(mutant)}`);
  }

  const killed = mutants.length - survivors.length;
  const share = killed / mutants.length;
  console.log(`\n${killed} of ${mutants.length} killed (${(share * 100).toFixed(1)} %).`);
  for (const survivor of survivors) console.log(`Survived: ${describe(survivor)}`);
  return share >= ENOUGH ? 0 : 1;
});

/** Whether a test fails. Throws where not all of them can even run, as with rules that don't compile. */
async function failsATest(): Promise<boolean> {
  let outcome: TestRunEndReason | undefined;
  // A new one each time: the one that stopped at a failure would stop again in its next run.
  const vitest = await startVitest('test', TEST_FILES, {
    root: ROOT,
    project: ['emulators'],
    watch: false,
    bail: 1,
    sequence: { concurrent: true },
    testNamePattern: new RegExp(`^(?!.*${LEFT_OUT})`),
    reporters: [{ onTestRunEnd: (_modules, _errors, reason) => void (outcome = reason) }],
  });
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
  await vitest.close();
  // Failures are what is asked for here: they are no failure of this command.
  process.exitCode = undefined;

  // The first failure interrupts the run, often before the failed test itself could be told.
  if (outcome === 'interrupted' || inState('failed') > 0) return true;
  if (outcome === 'passed' && inState('passed') === tests.length - 1) return false;
  throw new Error(`Only ${inState('passed')} of ${tests.length} tests ran, and none failed`);
}

function describe({ line, change }: Mutant): string {
  return `line ${line}: ${change}`;
}

/** @param part such as '3/20': the third of twenty parts */
function partOf(mutants: Mutant[], part: string): Mutant[] {
  const [number = 0, parts = 0] = part.split('/').map(Number);
  if (!(number >= 1 && number <= parts)) {
    throw new Failure(`--part=${part} is no part: write, for the third of twenty, --part=3/20.`);
  }
  const border = (count: number) => Math.round((mutants.length * count) / parts);
  return mutants.slice(border(number - 1), border(number));
}
