import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from './render-app';

/** Mounts a component with a query that calls `read`. */
async function mountQuery(read: () => Promise<string>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  function Reader() {
    return useQuery({ queryKey: ['example'], queryFn: read }).data;
  }
  const view = renderApp(<Reader />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...view, Reader };
}

it.each([
  ['a successful query', () => Promise.resolve('read')],
  ['a failed query', () => Promise.reject(new Error('planned'))],
])(
  '%s doesn’t run again when the window gets focus, the user returns to the tab, the connection returns, or a day passes',
  async (_what, outcome) => {
    const read = vi.fn(outcome);
    await mountQuery(read);
    const returnToTab = new Event('visibilitychange', { bubbles: true });
    for (const happen of [
      () => window.dispatchEvent(new Event('focus')),
      () => document.dispatchEvent(returnToTab),
      () => window.dispatchEvent(new Event('offline')) && window.dispatchEvent(new Event('online')),
      () => vi.advanceTimersByTimeAsync(24 * 3_600_000),
    ]) {
      await act(async () => {
        await happen();
        await vi.advanceTimersByTimeAsync(0);
      });
      expect(read, String(happen)).toHaveBeenCalledOnce();
    }
  },
);

it('a second component uses the cached result of a query', async () => {
  const read = vi.fn(() => Promise.resolve('read'));
  const { Reader, rerender, container } = await mountQuery(read);
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  rerender([<Reader key="first" />, <Reader key="second" />]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container).toHaveTextContent('readread');
  expect(read).toHaveBeenCalledOnce();
});
