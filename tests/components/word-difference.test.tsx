import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordDifference } from '@/back-office/ui/word-difference';
import { SEED, sizeOf } from '../support/long';

/** Text of the rendered difference without the elements that match the selector `removed`. */
function textOf(before: string, after: string, removed?: string): string {
  const { container, unmount } = render(<WordDifference theirs={before} yours={after} />);
  for (const element of removed ? container.querySelectorAll(removed) : []) element.remove();
  const text = container.textContent;
  unmount();
  return text;
}

const numbered = (prefix: string) =>
  `shared ${Array.from({ length: 600 }, (_, index) => prefix + index).join(' ')}`;

it.each([
  ['Oracle in the cloud', 'Oracle near the cloud', 'Oracle (theirs: in)(yours: near) the cloud'],
  ['', 'New', '(yours: New)'],
  ['Old', '', '(theirs: Old)'],
  // Adjacent changed words form one difference.
  [
    '25 years of work',
    'the engineers who work',
    '(theirs: 25 years of)(yours: the engineers who) work',
  ],
  // Other scripts, including those without spaces between words.
  ['миграция данных', 'миграции данных', '(theirs: миграция)(yours: миграции) данных'],
  ['数据库迁移', '数据库升级', '数据库(theirs: 迁移)(yours: 升级)'],
  // Long texts with hardly a word in common are shown whole.
  [numbered('a'), numbered('b'), `(theirs: ${numbered('a')})(yours: ${numbered('b')})`],
])(
  'the difference between %.20j and %.20j marks changed words with labels for screen readers',
  (before, after, marked) => expect(textOf(before, after)).toBe(marked),
);

it(`the difference contains the complete old and new text (SEED=${SEED})`, () => {
  const text = fc.array(fc.constantFrom('one', 'two', ' ', '云', 'é', ',', '  ', 'three'));
  fc.assert(
    fc.property(text, text, (first, second) => {
      const [before, after] = [first.join(''), second.join('')];
      expect(textOf(before, after, 'ins, .sr-only')).toBe(before);
      expect(textOf(before, after, 'del, .sr-only')).toBe(after);
    }),
    { seed: SEED, numRuns: sizeOf(30, 1_000) },
  );
});
