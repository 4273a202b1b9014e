import { compareErrors } from './compare-errors';

const expected: RegExp[] = [];
const allowed: RegExp[] = [];

/** Expects errors printed by the current test: at least one per pattern. Any other printed error fails it. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Allows errors that the current test may print, depending on what is under way. */
export function allowConsoleErrors(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/** Throws where `printed` differs from the expected and allowed errors. Resets both. */
export function checkConsoleErrors(printed: string[]): void {
  compareErrors(printed, expected.splice(0), allowed.splice(0));
}
