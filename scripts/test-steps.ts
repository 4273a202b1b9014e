import { join } from 'node:path';
import { Failure, ROOT, startProcess } from './processes';
import type { Tally } from './test-reports';

/** What a step adds to the last line of `npm test`. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** Runs a tool whose exit code is its result, and counts it as one test. Shows its output when it fails. */
export async function checkStep(
  name: string,
  [tool = '', ...args]: string[],
  env?: Record<string, string>,
): Promise<Outcome> {
  return showStep(name, async () => {
    const { code, output } = await runTool(tool, args, env);
    const passed = code === 0;
    return {
      passed: passed ? 1 : 0,
      failed: passed ? 0 : 1,
      summary: passed ? 'passed' : 'failed',
      output,
    };
  });
}

/**
 * Runs test suites with one tool and counts their tests. Shows the output when one fails. A suite that ran
 * nothing and a tool that failed without a failing test count as one failure; a skipped test counts as a
 * failure unless `isFiltered`, that is, unless somebody asked for some of the tests only.
 */
export async function suitesStep(
  suites: string[],
  [tool = '', ...args]: string[],
  options: {
    isFiltered: boolean;
    /** What has to be there first; resolves to the environment that the tool gets. */
    prepare: () => Promise<Record<string, string>>;
    readReport: () => Map<string, Tally>;
  },
): Promise<Outcome> {
  return showStep(suites.join(', '), async () => {
    const { code, output } = await runTool(tool, args, await options.prepare());
    const tallies = readOrNone(options.readReport);
    const sum = (key: keyof Tally) =>
      [...tallies.values()].reduce((total, tally) => total + tally[key], 0);
    const passed = sum('passed');
    const skipped = options.isFiltered ? 0 : sum('skipped');
    const idle = options.isFiltered ? [] : suites.filter((suite) => !tallies.has(suite));
    let failed = sum('failed') + skipped + idle.length;
    if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
    const notes = [
      ...(skipped > 0 ? [`${skipped} of them skipped`] : []),
      ...idle.map((suite) => `${suite} ran no test`),
    ];
    const summary = [`${passed} passed, ${failed} failed`, ...notes].join('; ');
    return { passed, failed, summary, output };
  });
}

/** Prints what runs, then how it went and, of a failure, why. What `run` throws counts as one failed test. */
async function showStep(
  name: string,
  run: () => Promise<Outcome & { summary: string; output?: string }>,
): Promise<Outcome> {
  const start = Date.now();
  process.stdout.write(`${name} … `);
  try {
    const { passed, failed, summary, output } = await run();
    console.log(`${summary} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    if (failed > 0 && output) console.log(`\n${output}\n`);
    return { passed, failed };
  } catch (error) {
    console.log('failed\n');
    console.log(error instanceof Failure ? error.message : error, '\n');
    return { passed: 0, failed: 1 };
  }
}

async function runTool(
  tool: string,
  args: string[],
  env?: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const running = startProcess(tool, join(ROOT, 'node_modules/.bin', tool), args, { env });
  const lines: string[] = [];
  running.onLine = (line) => lines.push(line);
  const code = await running.closed;
  await running.end();
  return { code, output: lines.join('\n') };
}

/** A tool that fails early leaves no report; its output says why. */
function readOrNone(readReport: () => Map<string, Tally>): Map<string, Tally> {
  try {
    return readReport();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}
