import { consoleProblems } from './console-problems';

const expected: RegExp[] = [];

/** Expects errors printed by the current test: at least one per pattern. Any other printed error fails it. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Throws where `printed` differs from the expected errors. Resets the expectations. */
export function checkConsoleErrors(printed: string[]): void {
  const problems = consoleProblems(printed, expected.splice(0));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
