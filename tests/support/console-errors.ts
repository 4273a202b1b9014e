import { compareErrors } from './compare-errors';

const expected: RegExp[] = [];
const allowed: RegExp[] = [];

/** Expects the current test to print at least one error per pattern. Any other error fails the test. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Allows errors that the current test may print, depending on timing. */
export function allowConsoleErrors(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/** Compares `printed` with the expected and allowed errors, and resets both. @throws an Error if they differ */
export function checkConsoleErrors(printed: string[]): void {
  compareErrors(printed, expected.splice(0), allowed.splice(0));
}
