import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster';
import { renderApp } from './render-app';

/** The list of visible notifications; Radix announces them in another element. */
const list = () => screen.findByRole('region', { name: /Notifications/ });

afterEach(() => {
  act(() => dismissToast(currentToast()?.id ?? 0));
});

it.each([
  ['the page', false],
  ['an open native dialog, outside of which everything is inert', true],
])('is announced as separate words in %s', async (_where, open) => {
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

it('shows only the newest notification', async () => {
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

it('can be dismissed, and calls the handler of its action', async () => {
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
