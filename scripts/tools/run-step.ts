import { availableParallelism } from 'node:os';
import { startProcess } from '../emulators/processes';
import { Failure } from './failure';
import { startClock, type Times } from './clock';
import { readReport, type FileTime } from './test-reports';

export interface StepResult {
  name: string;
  passed: number;
  /** One line per failure. */
  failures: string[];
  output: string;
  /** Its CPU time is that of the command and of the processes that it waited for. */
  times: Times;
  files: FileTime[];
}

const SLOWEST_FILES = 10;

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
  const readClock = startClock();
  const { code, output, cpuSeconds } = await prepareAndRun(name, command, env);
  const times = { ...readClock(), cpu: cpuSeconds };
  const { results, files } = tests ? readReport(tests.report) : { results: [], files: [] };
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
  console.log(
    `${name} … ${passed} passed, ${failures.length} failed (${Math.round(times.wall)} s)`,
  );
  return { name, passed, failures, output, times, files };
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
 * Prints the output of each failed step, every failure, a table of the times, the slowest test files, and
 * `N passed, N failed` as the last line.
 * @param whole times of the whole command
 * @returns the exit code; no test at all is a failure
 */
export function printSummary(steps: StepResult[], whole: Times): number {
  const failures = steps.flatMap((step) => step.failures.map((text) => `${step.name}: ${text}`));
  for (const { name, output } of steps.filter((step) => step.failures.length > 0)) {
    console.log(`\n── ${name} ──\n${output}`);
  }
  for (const failure of failures) console.log(`✗ ${failure}`);
  const cores = availableParallelism();
  console.log(`\nSeconds of wall time, of CPU time, and of idle time of the ${cores} cores`);
  for (const { name, times } of [...steps, { name: 'all', times: whole }]) {
    console.log(
      `${name.padEnd(12)}${inColumn(times.wall)}${inColumn(times.cpu)}${inColumn(times.idle)}`,
    );
  }
  const slowest = steps.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds);
  if (slowest.length > 0) console.log('\nSlowest test files (seconds of wall time)');
  for (const { file, seconds } of slowest.slice(0, SLOWEST_FILES)) {
    console.log(`${inColumn(seconds)}  ${file}`);
  }
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return passed > 0 && failures.length === 0 ? 0 : 1;
}

const inColumn = (seconds: number) => String(Math.round(seconds)).padStart(6);
