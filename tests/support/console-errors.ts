const expected: RegExp[] = [];

/** What this test may print as an error; anything else fails it. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** The printed errors that no pattern of the test covers. Forgets the patterns. */
export function unexpectedErrors(printed: string[]): string[] {
  const patterns = expected.splice(0);
  return printed.filter((text) => !patterns.some((pattern) => pattern.test(text)));
}
