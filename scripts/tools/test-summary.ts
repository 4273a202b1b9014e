import type { Outcome } from './test-steps';

const SHOWN_FAILURES = 10;

/**
 * Prints the duration, up to ten failures and, last, `N passed, N failed`.
 * @param milliseconds duration of the run
 * @returns the exit code
 */
export function printSummary(outcomes: Outcome[], milliseconds: number): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const seconds = Math.round(milliseconds / 1000);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`✗ ${failure}`);
  if (failures.length > SHOWN_FAILURES)
    console.log(`… and ${failures.length - SHOWN_FAILURES} more`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}
