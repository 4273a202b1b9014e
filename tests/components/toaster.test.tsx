import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '@/components/toast/toast-store';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import { renderApp } from './render-app';

/** The visible notifications. Radix announces them in a separate element. */
const list = () => screen.findByRole('region', { name: /Notifications/ });

afterEach(() => {
  act(() => dismissToast(currentToast()?.id ?? 0));
});

it.each([
  ['the page', false],
  ['an open native dialog', true],
])('a notification in %s is announced with spaces between its parts', async (_where, open) => {
  const { container } = renderApp(
    <>
      <dialog open={open} />
      <Toaster />
    </>,
  );
  act(() => toast({ title: 'Login Failed', description: 'Invalid credentials' }));
  const announcement = await screen.findByText('Notification Login Failed Invalid credentials');
  expect(announcement).toHaveAttribute('aria-live', 'assertive');
  expect(container.querySelector('dialog')?.contains(announcement)).toBe(open);
});

it('the site shows only the newest notification', async () => {
  renderApp(<Toaster />);
  act(() => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
  });
  await within(await list()).findByText('Second');
  act(() => toast({ title: 'Third' }));
  await within(await list()).findByText('Third');
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
});

it('a notification can be dismissed, and its button calls its handler', async () => {
  const { user } = renderApp(<Toaster />);
  const onClick = vi.fn();
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onClick } }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  act(() => toast({ title: 'Restored' }));
  await within(await list()).findByText('Restored');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Restored')).not.toBeInTheDocument();
});

async function showToast() {
  await ToastViewport.preload();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  renderApp(<Toaster />);
  act(() => toast({ title: 'Saved' }));
  return screen.getByText('Saved', { selector: 'li *' });
}

it('a notification is shown for 5,000 ms', async () => {
  const text = await showToast();
  act(() => void vi.advanceTimersByTime(4_999));
  expect(text).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(text).not.toBeInTheDocument();
});

it.each([
  ['of more than 50 px to the right dismisses the notification', 51, true],
  ['of 50 px to the right doesn’t dismiss the notification', 50, false],
  ['to the left doesn’t dismiss the notification', -80, false],
])('a swipe %s', async (_what, distance, isDismissed) => {
  const text = await showToast();
  const at = (clientX: number) => ({ clientX, clientY: 100, button: 0, pointerId: 1 });
  fireEvent.pointerDown(text, at(200));
  fireEvent.pointerMove(text, at(200 + distance / 2));
  fireEvent.pointerMove(text, at(200 + distance));
  fireEvent.pointerUp(text, at(200 + distance));
  expect(!document.contains(text)).toBe(isDismissed);
});
