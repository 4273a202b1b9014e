const expected: RegExp[] = [];

/** Expects errors printed by the current test: at least one per pattern. Any other printed error fails it. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** What differs from the expected errors, one line each. Resets the expectations. */
export function consoleProblems(printed: string[]): string[] {
  const patterns = expected.splice(0);
  const unexpected = printed.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  const missing = patterns.filter((pattern) => !printed.some((text) => pattern.test(text)));
  return [
    ...unexpected.map((text) => `Unexpected error in the console: ${text}`),
    ...missing.map((pattern) => `Expected error was not printed: ${pattern}`),
  ];
}
