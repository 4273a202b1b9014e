/**
 * Throws where the errors that a test has printed are others than the expected ones, with a line for each difference.
 * @param expected patterns that at least one error each must match
 * @param allowed patterns of errors that may come
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
