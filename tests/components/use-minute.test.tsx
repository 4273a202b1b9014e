import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinute } from '@/back-office/shared/use-minute';

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

/** Minutes, seconds of the time shown. */
function shownTime() {
  const { result, unmount } = renderHook(() => useMinute());
  return { shown: () => result.current.toISOString().slice(14, 19), result, unmount };
}

it('is a new time each minute', () => {
  const { shown, result } = shownTime();
  const first = result.current;
  expect(shown()).toBe('30:20');
  wait(59);
  expect(result.current).toBe(first);
  wait(1);
  expect(shown()).toBe('31:20');
  wait(120);
  expect(shown()).toBe('33:20');
});

it('stands still while the page is hidden and is right as soon as it is visible', () => {
  const { shown } = shownTime();
  wait(30);
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  wait(270);
  expect(shown()).toBe('30:20');
  setHidden(false);
  expect(shown()).toBe('35:20');
  wait(60);
  expect(shown()).toBe('36:20');
});

it('runs no timer in a page that was opened hidden', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { shown } = shownTime();
  expect(vi.getTimerCount()).toBe(0);
  wait(60);
  setHidden(false);
  expect(shown()).toBe('31:20');
});

it('stops with the component', () => {
  const { unmount } = shownTime();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  setHidden(false);
  expect(vi.getTimerCount()).toBe(0);
});
