import { expect, test } from 'vitest';
import { mutantsOf } from '../../scripts/tools/rules-mutants';
import { RULES } from './environment';

const changes = (condition: string) =>
  mutantsOf(`allow get: if ${condition}; // a && b`).map(({ change }) => change);

/** The two mutants that every `allow` condition has. */
const alwaysAndNever = (condition: string) => [`${condition} → true`, `${condition} → false`];

test.each([
  ['a() && b(1, c)', ['&& → ||', 'a() → true', 'b(1, c) → true', '1 → 2', '1 → 0']],
  ['a || b', ['|| → &&', 'a → false', 'b → false']],
  [
    '(a || b) && c',
    ['|| → &&', 'a → false', 'b → false', '&& → ||', '(a || b) → true', 'c → true'],
  ],
  ['a || b && c', ['|| → &&', 'a → false', 'b && c → false', '&& → ||', 'b → true', 'c → true']],
  ['a == b', ['== → !=']],
  ['a < b', ['< → <=', '< → >=']],
  ['!a', ['! → ']],
  ["a in ['b', 'c && d']", ["a in ['b', 'c && d'] → !(a in ['b', 'c && d'])"]],
  ['a is bool', ['a is bool → !(a is bool)']],
  ["a.matches('x{1,9}')", ['{1,9} → {2,9}', '{1,9} → {1,10}', '{1,9} → {0,9}', '{1,9} → {1,8}']],
])('the condition %s has the expected mutants', (condition, expected) => {
  expect(changes(condition).toSorted()).toEqual(
    [...alwaysAndNever(condition), ...expected].toSorted(),
  );
});

test('each mutant of the rules is unique and first differs from the rules in the line it names', () => {
  const mutants = mutantsOf(RULES);
  expect(mutants.length).toBeGreaterThan(200);
  expect(new Set(mutants.map(({ source }) => source)).size).toBe(mutants.length);
  const original = RULES.split('\n');
  for (const { line, source } of mutants) {
    const mutated = source.split('\n');
    expect(mutated.slice(0, line - 1)).toEqual(original.slice(0, line - 1));
    expect(mutated[line - 1]).not.toBe(original[line - 1]);
  }
});
