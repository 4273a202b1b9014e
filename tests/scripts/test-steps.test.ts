import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tally } from '../../scripts/test-reports';
import { checkStep, suitesStep } from '../../scripts/test-steps';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A tool that ends with this exit code. */
const ending = (code: number) => ['tsx', '--eval', `process.exit(${code})`];

function suites(code: number, tallies: Record<string, Partial<Tally>>, isFiltered = false) {
  const all = Object.entries(tallies).map(
    ([name, tally]) => [name, { passed: 0, failed: 0, skipped: 0, ...tally }] as const,
  );
  return suitesStep(['screens', 'e2e'], ending(code), {
    isFiltered,
    prepare: () => Promise.resolve({}),
    readReport: () => new Map(all),
  });
}

describe('counting for the last line of npm test', () => {
  it('counts a check as one', async () => {
    expect(await checkStep('lint', ending(0))).toEqual({ passed: 1, failed: 0 });
    expect(await checkStep('lint', ending(2))).toEqual({ passed: 0, failed: 1 });
  });

  it('sums what the suites report', async () => {
    expect(await suites(0, { screens: { passed: 3 }, e2e: { passed: 4 } })).toEqual({
      passed: 7,
      failed: 0,
    });
    expect(await suites(1, { screens: { passed: 3, failed: 2 }, e2e: { passed: 4 } })).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('takes a suite that ran nothing, and a test that was skipped, for failures', async () => {
    expect(await suites(0, { e2e: { passed: 4 } })).toEqual({ passed: 4, failed: 1 });
    expect(await suites(0, { screens: { passed: 3 }, e2e: { passed: 4, skipped: 2 } })).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('lets somebody who asks for some tests have them, but not none', async () => {
    expect(await suites(0, { e2e: { passed: 1, skipped: 9 } }, true)).toEqual({
      passed: 1,
      failed: 0,
    });
    expect(await suites(0, {}, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('takes a tool that fails without a failing test for one failure', async () => {
    expect(await suites(1, { screens: { passed: 3 }, e2e: { passed: 4 } })).toEqual({
      passed: 7,
      failed: 1,
    });
  });
});
