import { startProcess } from '../emulators/processes';
import { Failure } from './failure';
import { readReport } from './test-reports';

export interface StepResult {
  name: string;
  passed: number;
  /** One line per failure. */
  failures: string[];
  output: string;
  /** CPU time of the command and of the processes that it waited for. */
  cpuSeconds: number;
}

interface StepOptions {
  /** Environment variables, computed when the step starts. If that throws, the step fails. */
  env?: () => object | Promise<object>;
  /** For a command that runs tests, its suites and its JSON report. Another command counts as one test. */
  tests?: { suites: string[]; report: string; isFiltered: boolean };
}

/**
 * Runs a command and counts what passed. Each of these is one failure: a failed test, a suite without tests, a skipped
 * test in an unfiltered run, a run without a passed test, a command that fails without a failed test.
 */
export async function runStep(
  name: string,
  command: string[],
  { env, tests }: StepOptions = {},
): Promise<StepResult> {
  console.log(`${name} …`);
  const start = Date.now();
  const { code, output, cpuSeconds } = await prepareAndRun(name, command, env);
  const results = tests ? readReport(tests.report) : [];
  const passed = tests
    ? results.filter(({ status }) => status === 'passed').length
    : Number(code === 0);
  const failures = results
    .filter(({ status }) => status === 'failed' || (status === 'skipped' && !tests?.isFiltered))
    .map((test) => `${test.name}: ${test.error || test.status}`);
  if (tests && !tests.isFiltered) {
    const empty = tests.suites.filter((suite) => !results.some((test) => test.suite === suite));
    failures.push(...empty.map((suite) => `${suite}: no tests ran`));
  }
  if (failures.length === 0 && code !== 0) failures.push(`exit code ${code}`);
  if (failures.length === 0 && passed === 0) failures.push('no test passed');
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `${name} … ${passed} passed, ${failures.length} failed (${seconds} s, ${Math.round(cpuSeconds)} s of CPU)`,
  );
  return { name, passed, failures, output, cpuSeconds };
}

async function prepareAndRun(name: string, command: string[], env: StepOptions['env']) {
  try {
    return await runTimed(name, command, await env?.());
  } catch (error) {
    const output = error instanceof Failure ? error.message : String((error as Error).stack);
    return { code: 1, output, cpuSeconds: 0 };
  }
}

/** Runs a command through bash, whose `time` prints the CPU time as the last line. */
async function runTimed(name: string, command: string[], env: object = {}) {
  const script = 'TIMEFORMAT="%U %S"; time "$@"';
  const running = startProcess(name, 'bash', ['-c', script, 'bash', ...command], {
    env: { ...env },
  });
  const lines: string[] = [];
  running.onLine = (line) => lines.push(line);
  const code = await running.exited;
  await running.end();
  const [user = 0, system = 0] = (lines.pop() ?? '').split(' ').map(Number);
  return { code, output: lines.join('\n'), cpuSeconds: user + system };
}

/**
 * Prints the output of each failed step, every failure, the time since this process started with the CPU time of all
 * steps, and `N passed, N failed` as the last line.
 * @returns the exit code; no test at all is a failure
 */
export function printSummary(steps: StepResult[]): number {
  const failures = steps.flatMap((step) => step.failures.map((text) => `${step.name}: ${text}`));
  for (const { name, output } of steps.filter((step) => step.failures.length > 0)) {
    console.log(`\n── ${name} ──\n${output}`);
  }
  for (const failure of failures) console.log(`✗ ${failure}`);
  const cpuSeconds = steps.reduce((sum, step) => sum + step.cpuSeconds, 0);
  const seconds = performance.now() / 1000;
  console.log(`Took ${Math.round(seconds)} s of wall time and ${Math.round(cpuSeconds)} s of CPU.`);
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return passed > 0 && failures.length === 0 ? 0 : 1;
}
