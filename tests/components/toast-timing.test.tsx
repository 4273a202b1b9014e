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

it('stays while the pointer is over it, and for the rest of its time afterwards', () => {
  const text = showToast();
  const region = screen.getByRole('region', { name: /Notifications/ });
  act(() => void vi.advanceTimersByTime(2_000));
  fireEvent.pointerMove(region);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(text).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(2_999));
  expect(text).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(text).not.toBeInTheDocument();
});

it.each([
  ['of more than 50 px to the right dismisses it', { x: 51, y: 0 }, true],
  ['of 50 px to the right does not', { x: 50, y: 0 }, false],
  ['to the left does not', { x: -80, y: 0 }, false],
  ['up does not', { x: 0, y: -80 }, false],
])('a swipe %s', (_what, { x, y }, isDismissed) => {
  const text = showToast();
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
  fireEvent.pointerDown(text, at(200, 100));
  fireEvent.pointerMove(text, at(200 + x / 2, 100 + y / 2));
  fireEvent.pointerMove(text, at(200 + x, 100 + y));
  fireEvent.pointerUp(text, at(200 + x, 100 + y));
  expect(!document.contains(text)).toBe(isDismissed);
});

it('gets the focus with F8', () => {
  showToast();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});
