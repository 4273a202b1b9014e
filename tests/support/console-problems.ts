/**
 * What is wrong with the errors that a test has printed, one line each.
 * @param expected patterns that at least one error each must match
 * @param allowed patterns of errors that may come
 */
export function consoleProblems(
  printed: string[],
  expected: RegExp[],
  allowed: RegExp[] = [],
): string[] {
  const patterns = [...expected, ...allowed];
  const unexpected = printed.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !printed.some((text) => pattern.test(text)));
  return [
    ...unexpected.map((text) => `Unexpected error in the console: ${text}`),
    ...missing.map((pattern) => `Expected error was not printed: ${pattern}`),
  ];
}
