import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StableContent } from '@/components/stable-content';

const list = (names: string[]) => (
  <StableContent content={names}>
    <button type="button">{names.join(', ')}</button>
  </StableContent>
);

it('changed content is in new elements, so that none moves, unless the page has the focus', () => {
  const { rerender } = render(list(['A']));
  const first = screen.getByRole('button');
  rerender(list(['A']));
  expect(screen.getByRole('button')).toBe(first);
  rerender(list(['A', 'B']));
  const second = screen.getByRole('button', { name: 'A, B' });
  expect(second).not.toBe(first);
  second.focus();
  rerender(list(['A', 'B', 'C']));
  expect(screen.getByRole('button', { name: 'A, B, C' })).toBe(second);
  expect(second).toHaveFocus();
});
