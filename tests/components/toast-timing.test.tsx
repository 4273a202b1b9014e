import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '@/components/toast/toast-store';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import { renderApp } from './render-app';

beforeEach(async () => {
  await ToastViewport.preload();
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => dismissToast(currentToast()?.id ?? 0));
  vi.useRealTimers();
});

function showToast() {
  renderApp(<Toaster />);
  act(() => toast({ title: 'Saved' }));
  return screen.getByText('Saved', { selector: 'li *' });
}

it('is shown for 5,000 ms', () => {
  const text = showToast();
  act(() => void vi.advanceTimersByTime(4_999));
  expect(text).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(text).not.toBeInTheDocument();
});

it.each([
  ['of more than 50 px to the right dismisses it', 51, true],
  ['of 50 px to the right does not', 50, false],
  ['to the left does not', -80, false],
])('a swipe %s', (_what, distance, isDismissed) => {
  const text = showToast();
  const at = (clientX: number) => ({ clientX, clientY: 100, button: 0, pointerId: 1 });
  fireEvent.pointerDown(text, at(200));
  fireEvent.pointerMove(text, at(200 + distance / 2));
  fireEvent.pointerMove(text, at(200 + distance));
  fireEvent.pointerUp(text, at(200 + distance));
  expect(!document.contains(text)).toBe(isDismissed);
});
