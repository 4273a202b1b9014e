import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordDifference } from '@/back-office/shared/word-difference';
import { SEED, sizeOf } from '../support/long';

/** The text that is left when what is marked as `removed` is taken out, without the words for screen readers. */
function textWithout(removed: 'del' | 'ins', before: string, after: string): string {
  const { container, unmount } = render(
    <WordDifference before={before} after={after} labels={{ before: 'old', after: 'new' }} />,
  );
  for (const element of container.querySelectorAll(`${removed}, .sr-only`)) element.remove();
  const text = container.textContent;
  unmount();
  return text;
}

function marked(before: string, after: string) {
  const { container } = render(
    <WordDifference before={before} after={after} labels={{ before: 'old', after: 'new' }} />,
  );
  return container.textContent;
}

it('marks the words that differ, each with a word for screen readers', () => {
  expect(marked('Oracle in the cloud', 'Oracle near the cloud')).toBe(
    'Oracle (old: in)(new: near) the cloud',
  );
  expect(marked('Same', 'Same')).toBe('Same');
  expect(marked('', 'New')).toBe('(new: New)');
  expect(marked('Old', '')).toBe('(old: Old)');
});

it('takes neighboring words that differ as one difference', () => {
  expect(marked('About: 25 years of work', 'About: the engineers who work')).toBe(
    'About: (old: 25 years of)(new: the engineers who) work',
  );
});

it('finds the words of other scripts, also without spaces between them', () => {
  expect(marked('миграция данных', 'миграции данных')).toBe(
    '(old: миграция)(new: миграции) данных',
  );
  expect(marked('数据库迁移', '数据库升级')).toBe('数据库(old: 迁移)(new: 升级)');
});

it(`has both texts in it (SEED=${SEED})`, () => {
  const text = fc.array(fc.constantFrom('one', 'two', ' ', '云', 'é', ',', '  ', 'three'));
  fc.assert(
    fc.property(text, text, (first, second) => {
      const [before, after] = [first.join(''), second.join('')];
      expect(textWithout('ins', before, after)).toBe(before);
      expect(textWithout('del', before, after)).toBe(after);
    }),
    { seed: SEED, numRuns: sizeOf(30, 1_000) },
  );
});
