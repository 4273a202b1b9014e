import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinute } from '@/back-office/ui/use-minute';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2024-03-05T14:30:20Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('the time updates every minute until the component unmounts', () => {
  const { result, unmount } = renderHook(() => useMinute());
  const first = result.current;
  wait(59);
  expect(result.current).toBe(first);
  wait(1);
  expect(result.current).toEqual(new Date('2024-03-05T14:31:20Z'));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  setHidden(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('the time doesn’t update while the page is hidden but is correct as soon as the page becomes visible', () => {
  setHidden(true);
  const { result } = renderHook(() => useMinute());
  expect(vi.getTimerCount()).toBe(0);
  wait(30);
  setHidden(false);
  expect(result.current).toEqual(new Date('2024-03-05T14:30:50Z'));
  wait(60);
  expect(result.current).toEqual(new Date('2024-03-05T14:31:50Z'));
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
});
