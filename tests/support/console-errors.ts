const expected: RegExp[] = [];

/** Allows the current test to print errors that match; any other printed error fails it. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** The printed errors that match no pattern of the test. Resets the patterns. */
export function unexpectedErrors(printed: string[]): string[] {
  const patterns = expected.splice(0);
  return printed.filter((text) => !patterns.some((pattern) => pattern.test(text)));
}
