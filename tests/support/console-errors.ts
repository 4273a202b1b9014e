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

/**
 * Compares `printed` with the expected and allowed errors, and resets both.
 * @param consequence an error that may come with an expected or allowed one
 * @throws an Error with a line for each difference
 */
export function checkConsoleErrors(printed: string[], consequence?: RegExp): void {
  const required = expected.splice(0);
  const patterns = [...required, ...allowed.splice(0)];
  if (consequence && patterns.length > 0) patterns.push(consequence);
  const unexpected = printed.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  const missing = required.filter((pattern) => !printed.some((text) => pattern.test(text)));
  const problems = [
    ...unexpected.map((text) => `Unexpected error in the console: ${text}`),
    ...missing.map((pattern) => `Expected error was not printed: ${pattern}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
