import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from './render-app';

/** A mounted query that is answered by `read`. */
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

const EVENTS: [string, () => unknown][] = [
  ['the focus of the window', () => window.dispatchEvent(new Event('focus'))],
  [
    'the return to the tab',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
  [
    'a new connection',
    () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    },
  ],
  ['a day', () => vi.advanceTimersByTimeAsync(24 * 3_600_000)],
];

it.each([
  ['what was read', () => Promise.resolve('read')],
  ['what could not be read', () => Promise.reject(new Error('planned'))],
])('%s is not read again after the focus, a new connection, or a day', async (_what, outcome) => {
  const read = vi.fn(outcome);
  await mountQuery(read);
  expect(read).toHaveBeenCalledOnce();
  for (const [event, happen] of EVENTS) {
    await act(async () => {
      await happen();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(read, event).toHaveBeenCalledOnce();
  }
});

it('reads nothing again for a second component', async () => {
  const read = vi.fn(() => Promise.resolve('read'));
  const { Reader, rerender, container } = await mountQuery(read);
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  rerender(
    <>
      <Reader /> and <Reader key="second" />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container).toHaveTextContent('read and read');
  expect(read).toHaveBeenCalledOnce();
});
