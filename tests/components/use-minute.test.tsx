import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { useMinute } from '@/back-office/ui/use-minute';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2024-03-05T14:30:20Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  return act(
    async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

function renderMinute() {
  const client = createQueryClient();
  return renderHook(() => useMinute(), {
    wrapper: (props) => <QueryClientProvider client={client} {...props} />,
  });
}

it('the time updates every minute', async () => {
  const { result } = renderMinute();
  const first = result.current;
  await wait(59);
  expect(result.current).toBe(first);
  await wait(2);
  expect(result.current).toEqual(new Date('2024-03-05T14:31:20Z'));
});

it('the time doesn’t update while the page is hidden but is correct as soon as the page becomes visible', async () => {
  const { result } = renderMinute();
  const first = result.current;
  await setHidden(true);
  await wait(90);
  expect(result.current).toBe(first);
  await setHidden(false);
  await wait(1);
  expect(result.current).toEqual(new Date('2024-03-05T14:31:50Z'));
});
