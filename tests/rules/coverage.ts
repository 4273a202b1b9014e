import { expect, test } from 'vitest';
import { emulatorAddress, type RulesProject } from './environment';

interface Position {
  line: number;
  column: number;
}

/** A rules expression in the emulator's report. If `values` is missing, the expression was never evaluated. */
interface Expression {
  sourcePosition: Position;
  values?: unknown[];
  children?: Expression[];
}

interface RuleCoverage {
  rules: { files: { content: string }[] };
  report: Expression[];
}

/** Must run last: the report covers the requests of all earlier tests in the same emulator project. */
export function testCoverage(project: () => RulesProject) {
  test.sequential('the tests above evaluate every expression in the rules', async () => {
    const { host, port } = emulatorAddress();
    const url = `http://${host}:${port}/emulator/v1/projects/${project().projectId}:ruleCoverage`;
    const { rules, report } = (await (await fetch(url)).json()) as RuleCoverage;
    const source = rules.files[0]?.content.split('\n') ?? [];

    const expressions = report.flatMap(withinExpression);
    const missed = expressions
      .filter((expression) => !expression.values?.length)
      .map(({ sourcePosition: { line, column } }) => {
        return `line ${line}, column ${column}: ${source[line - 1]?.trim()}`;
      });
    expect(expressions.length).toBeGreaterThan(100);
    expect([...new Set(missed)]).toEqual([]);
  });
}

function withinExpression(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withinExpression)];
}
