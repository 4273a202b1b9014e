import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../scripts/tools/failure';
import { printSummary, runStep } from '../../scripts/tools/run-step';
import { temporaryFolder } from '../../scripts/tools/temporary-folder';

const NO_TIME = { wall: 0, cpu: 0, idle: 0 };
const PASSED = {
  name: 'types',
  passed: 1,
  failures: [],
  output: 'fine',
  times: NO_TIME,
  files: [],
};

const folder = temporaryFolder('run-step');
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a command that exits with `code` and leaves a report with tests of these statuses. */
function run(code: number, statuses: Record<string, string[]>, isFiltered = false) {
  const report = join(folder, 'report.json');
  const specs = Object.entries(statuses).flatMap(([suite, all]) =>
    all.map((status) => {
      const results = [{ duration: 500, error: { message: 'broken\nat line 1' } }];
      return { file: `tests/${suite}/a.spec.ts`, title: 'works', tests: [{ status, results }] };
    }),
  );
  writeFileSync(report, JSON.stringify({ suites: [{ file: 'tests/e2e/a.spec.ts', specs }] }));
  const tests = { suites: ['screens', 'e2e'], report, isFiltered };
  return runStep('browser', ['bash', '-c', `echo last words; exit ${code}`], { tests });
}

describe('npm test', () => {
  const screens = ['expected'];
  const broken = ['tests/e2e/a.spec.ts › works: broken'];

  it.each([
    ['adds up suites', 0, { screens, e2e: ['expected'] }, 2, []],
    ['names failed tests', 1, { screens, e2e: ['unexpected'] }, 1, broken],
    ['doesn’t accept a skipped test', 0, { screens, e2e: ['expected', 'skipped'] }, 2, broken],
    ['misses a suite', 0, { screens }, 1, ['e2e: no tests ran']],
    ['notices that a command failed', 3, { screens, e2e: ['expected'] }, 2, ['exit code 3']],
  ])('%s', async (_title, code, statuses, passed, failures) => {
    expect(await run(code, statuses)).toMatchObject({ passed, failures });
  });

  it.each([
    ['accepts skipped tests', ['expected', 'skipped'], 1, []],
    ['doesn’t accept that no test passed', ['skipped'], 0, ['no test passed']],
  ])('in a chosen part, %s', async (_title, statuses, passed, failures) => {
    expect(await run(0, { screens: statuses }, true)).toMatchObject({ passed, failures });
  });

  it('counts a check as one test, and a failed preparation as one failure', async () => {
    expect(await runStep('lint', ['true'])).toMatchObject({ passed: 1, failures: [] });
    expect(printed.at(-1)).toMatch(/^lint … 1 passed, 0 failed \(\d+ s\)$/);
    const env = () => Promise.reject(new Failure('No browser.'));
    const failed = await runStep('e2e', ['true'], { env });
    expect(failed).toMatchObject({ passed: 0, failures: ['exit code 1'], output: 'No browser.' });
    const broken = () => Promise.reject(new TypeError('broken'));
    const { passed, output } = await runStep('e2e', ['true'], { env: broken });
    expect(passed).toBe(0);
    expect(output).toContain('TypeError: broken');
  });

  it('measures the CPU time of a command and of what it starts', async () => {
    const work = 'node -e "while (process.cpuUsage().user < 200_000);"';
    const { times } = await runStep('busy', ['bash', '-c', `${work}; true`]);
    expect(times.cpu).toBeGreaterThanOrEqual(0.2);
  });

  it('ends with the output of what failed, the failures, the times, the slowest files, and the totals', async () => {
    const browser = await run(1, { screens: ['expected'], e2e: ['unexpected'] });
    const files = Array.from({ length: 11 }, (_, index) => ({
      file: `tests/unit/${index}.test.ts`,
      seconds: index,
    }));
    const types = { ...PASSED, files, times: { wall: 3, cpu: 2, idle: 1.4 } };
    printed.length = 0;
    expect(printSummary([browser, types], { wall: 60, cpu: 100.4, idle: 20 })).toBe(1);
    const text = printed.join('\n');
    expect(text).toContain('last words');
    expect(text).not.toContain('fine');
    expect(text).toContain('✗ browser: tests/e2e/a.spec.ts › works: broken\n');
    expect(text).toMatch(/^types +3 +2 +1$/m);
    expect(text).toMatch(/^all +60 +100 +20$/m);
    const slowest = [...text.matchAll(/^ +(\d+) {2}(\S+)$/gm)].map(([, seconds]) =>
      Number(seconds),
    );
    expect(slowest).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(printed.at(-1)).toBe('\n2 passed, 1 failed');
    expect(printSummary([], NO_TIME)).toBe(1);
    expect(printSummary([PASSED], NO_TIME)).toBe(0);
  });
});
