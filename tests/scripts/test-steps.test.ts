import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../scripts/tools/failure';
import type { TestResult } from '../../scripts/tools/test-reports';
import { checkStep, suitesStep } from '../../scripts/tools/test-steps';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A quick command that exits with this code. */
const exitWith = (code: 0 | 1) => ['prettier', code === 0 ? '--version' : 'missing'];

const ERROR = expect.stringContaining(
  'No files matching the pattern were found: "missing"',
) as string;

type Counts = Partial<Record<TestResult['status'], number>>;

/** Runs a step whose command exits with `code`. Its report contains `counts` results, by suite and status. */
function suites(code: 0 | 1, counts: Record<string, Counts>, isFiltered = false) {
  const results = Object.entries(counts).flatMap(([suite, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, count]) =>
      Array.from({ length: count }, (_, index) => ({
        suite,
        name: `${suite} ${index}`,
        status: status as TestResult['status'],
        error: status === 'failed' ? 'Error: broken' : '',
      })),
    ),
  );
  return suitesStep(['screens', 'e2e'], exitWith(code), {
    isFiltered,
    readReport: () => results,
  });
}

describe('the summary of npm test', () => {
  it('counts a check as one test and includes its first error', async () => {
    expect(await checkStep('lint', exitWith(0))).toEqual({ passed: 1, failures: [] });
    expect(await checkStep('lint', exitWith(1))).toEqual({
      passed: 0,
      failures: [ERROR],
    });
  });

  it('adds up the results of the suites and names each failure', async () => {
    expect(await suites(0, { screens: { passed: 3 }, e2e: { passed: 4 } })).toEqual({
      passed: 7,
      failures: [],
    });
    expect(await suites(1, { screens: { passed: 3, failed: 2 }, e2e: { passed: 4 } })).toEqual({
      passed: 7,
      failures: ['screens 0: Error: broken', 'screens 1: Error: broken'],
    });
  });

  it('starts each line about a failure with the label of the step', async () => {
    const results: TestResult[] = [{ suite: 'unit', name: 'a', status: 'failed', error: 'broken' }];
    const options = { label: 'another-firm', isFiltered: false, readReport: () => results };
    expect(await suitesStep(['unit'], exitWith(1), options)).toEqual({
      passed: 0,
      failures: ['another-firm: a: broken'],
    });
  });

  it('counts a suite without tests and each skipped test as failures', async () => {
    expect(await suites(0, { e2e: { passed: 4 } })).toEqual({
      passed: 4,
      failures: ['screens: no tests ran'],
    });
    expect(await suites(0, { screens: { passed: 3 }, e2e: { passed: 4, skipped: 2 } })).toEqual({
      passed: 7,
      failures: ['e2e 0: skipped', 'e2e 1: skipped'],
    });
  });

  it('allows skipped tests in a filtered run, but not a run without tests', async () => {
    expect(await suites(0, { e2e: { passed: 1, skipped: 9 } }, true)).toEqual({
      passed: 1,
      failures: [],
    });
    expect(await suites(0, {}, true)).toEqual({
      passed: 0,
      failures: [expect.stringMatching(/^screens, e2e: \d/)],
    });
  });

  it('includes the first error of a command that fails without a failed test', async () => {
    expect(await suites(1, {})).toEqual({ passed: 0, failures: [ERROR] });
    expect(await suites(1, { screens: { passed: 3 }, e2e: { passed: 4 } })).toEqual({
      passed: 7,
      failures: [ERROR],
    });
  });

  it('counts a failed preparation as one failure and includes its message', async () => {
    const prepare = () => Promise.reject(new Failure('No browser.\nInstall one.'));
    const options = { isFiltered: false, prepare, readReport: () => [] };
    expect(await suitesStep(['e2e'], exitWith(0), options)).toEqual({
      passed: 0,
      failures: ['e2e: No browser.'],
    });
  });
});
