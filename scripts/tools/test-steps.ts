import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startProcess } from '../emulators/processes';
import { Failure } from './failure';
import { ROOT } from './project-root';
import type { TestResult } from './test-reports';
import { buildCommand, type TestSite } from './test-site';

export interface StepResult {
  passed: number;
  /** One line per failure. */
  failures: string[];
}

/** Prepares for a tool's run. Resolves to the tool's environment variables. */
type Prepare = () => Promise<Record<string, string>>;

interface SuitesOptions {
  /** Name of the step, in place of its suites' names, and prefix of each failure. */
  label?: string | undefined;
  /** Whether the user chose only some of the tests. */
  isFiltered: boolean;
  prepare?: Prepare;
  readReport: () => TestResult[];
}

/** Runs a tool whose exit code is its result, and counts it as one test. Prints its output when it fails. */
export function checkStep(name: string, command: string[], prepare?: Prepare): Promise<StepResult> {
  return runStep(name, async () => {
    const { code, output } = await runTool(command, await prepare?.());
    const failures = code === 0 ? [] : [`${name}: ${firstError(output)}`];
    return { passed: 1 - failures.length, failures, output };
  });
}

export function buildStep(name: string, site: TestSite): Promise<StepResult> {
  return checkStep(name, buildCommand(site), () => site.seed().then(() => site.env));
}

/**
 * Runs test suites with one tool and counts their tests; prints its output when one fails. Each of these counts as one
 * failure: a suite without tests, a tool that fails without a failed test, and a skipped test in an unfiltered run.
 */
export function suitesStep(
  suites: string[],
  command: string[],
  options: SuitesOptions,
): Promise<StepResult> {
  const { label, isFiltered } = options;
  const name = label ?? suites.join(', ');
  return runStep(name, async () => {
    const { code, output } = await runTool(command, await options.prepare?.());
    const results = options.readReport();
    const passed = results.filter(({ status }) => status === 'passed').length;
    const failures = results
      .filter(({ status }) => status === 'failed' || (status === 'skipped' && !isFiltered))
      .map((test) => `${test.name}: ${test.status === 'skipped' ? 'skipped' : test.error}`);
    if (failures.length === 0 && (code !== 0 || passed === 0)) {
      failures.push(`${name}: ${firstError(output)}`);
    } else if (!isFiltered) {
      const empty = suites.filter((suite) => !results.some((test) => test.suite === suite));
      failures.push(...empty.map((suite) => `${suite}: no tests ran`));
    }
    const prefix = label ? `${label}: ` : '';
    return { passed, failures: failures.map((text) => prefix + text), output };
  });
}

/** Prints the duration, every failure, and `N passed, N failed` as the last line. @returns the exit code */
export function printSummary(outcomes: StepResult[], milliseconds: number): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const seconds = Math.round(milliseconds / 1000);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** Patterns for lines with an error, the most reliable first: a thrown error, then anything that mentions one. */
const ERROR_LINES = [/^\s*\w*Error: /, /error\b(?!\()|\[warn\]|\bunused\b|exceeded/i];

/** The first line of a tool's output that reports an error, with its neighbors, one of which may name the file. */
function firstError(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('npm warn'));
  const [index = lines.length - 1] = ERROR_LINES.map((pattern) =>
    lines.findIndex((line) => pattern.test(line)),
  ).filter((found) => found >= 0);
  const shown = lines.slice(Math.max(0, index - 1), index + 2);
  return shown.map((line) => line.trim()).join(' | ') || 'no output';
}

/** Runs a step and prints its start, its result, and, if it failed, its output. If `run` throws, counts one failure. */
async function runStep(
  name: string,
  run: () => Promise<StepResult & { output: string }>,
): Promise<StepResult> {
  const start = Date.now();
  console.log(`${name} …`);
  const { passed, failures, output } = await run().catch((error: unknown) => {
    const message = error instanceof Failure ? error.message : String((error as Error).stack);
    return { passed: 0, failures: [`${name}: ${message.split('\n')[0]}`], output: message };
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name} … ${passed} passed, ${failures.length} failed (${seconds} s)`);
  if (failures.length > 0) console.log(`\n${output}\n`);
  return { passed, failures };
}

async function runTool([tool = '', ...args]: string[], env?: Record<string, string>) {
  const running = startProcess(tool, join(ROOT, 'node_modules/.bin', tool), args, { env });
  const lines: string[] = [];
  running.onLine = (line) => lines.push(line);
  const code = await running.exited;
  await running.end();
  return { code, output: lines.join('\n') };
}
