import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster';
import { renderApp } from './render-app';

/** The visible notification; Radix announces it in another element. */
async function notification(title: string) {
  const region = await screen.findByRole('region', { name: /Notifications/ });
  return (await within(region).findByText(title)).closest('li');
}

afterEach(() => {
  act(() => dismissToast(currentToast()?.id ?? 0));
});

it('shows default and destructive notifications in different styles', async () => {
  renderApp(<Toaster />);
  act(() => toast({ title: 'Success', description: 'Saved.' }));
  expect(await notification('Success')).toHaveTextContent('Success Saved.');
  expect(await notification('Success')).toHaveClass('border-firm');
  act(() => toast({ variant: 'destructive', title: 'Error', description: 'Failed to save.' }));
  expect(await notification('Error')).toHaveClass('border-danger');
  expect(await notification('Error')).not.toHaveClass('border-firm');
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
  await notification('Second');
  act(() => toast({ title: 'Third' }));
  await notification('Third');
  const region = screen.getByRole('region', { name: /Notifications/ });
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
});

it('can be dismissed, and calls the handler of its action', async () => {
  const { user } = renderApp(<Toaster />);
  const onClick = vi.fn();
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onClick } }));
  await notification('Deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  act(() => toast({ title: 'Restored' }));
  await notification('Restored');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Restored')).not.toBeInTheDocument();
});
