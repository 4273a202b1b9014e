import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  toast,
  TOAST_REMOVE_DELAY_MS,
} from '@/components/toast/toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a dismissed notification closes immediately and is removed later', () => {
  toast({ title: 'Saved' });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('a new notification stays open when an earlier one is dismissed or removed', () => {
  toast({ title: 'First' });
  const first = currentToast()?.id ?? 0;
  dismissToast(first);
  toast({ title: 'Second' });
  dismissToast(first);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});
