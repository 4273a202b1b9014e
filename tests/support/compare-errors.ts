/**
 * Compares the errors that a test has printed with the expected ones.
 * @param expected patterns that must each match at least one error
 * @param allowed patterns that may match errors
 * @throws an Error with a line for each difference
 */
export function compareErrors(printed: string[], expected: RegExp[], allowed: RegExp[]): void {
  const patterns = [...expected, ...allowed];
  const unexpected = printed.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)));
  const problems = [
    ...unexpected.map((text) => `Unexpected error in the console: ${text}`),
    ...missing.map((pattern) => `Expected error was not printed: ${pattern}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
