import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { currentToast } from '@/components/toast/toast-store';

const VARIANTS = { default: 'border-firm', destructive: 'border-danger' };

/**
 * Waits for the visible notification and checks its variant. Radix announces the text in a separate element.
 * @returns queries within the notification
 */
export async function findNotification(
  variant: keyof typeof VARIANTS,
  title: string,
  text: string,
) {
  // Found by selector instead of by role, because an open dialog hides the region from assistive technology.
  const selector = '[role=region][aria-label^=Notifications] li *';
  const notification = (await screen.findByText(text, { selector })).closest('li');
  if (!notification) throw new Error('The notification isn’t in a list item.');
  expect(notification).toHaveTextContent(`${title} ${text}`);
  expect(Object.values(VARIANTS).filter((name) => notification.classList.contains(name))).toEqual([
    VARIANTS[variant],
  ]);
  // Radix blocks pointer events until it has registered the notification.
  const region = notification.closest<HTMLElement>('[role=region]');
  await waitFor(() => expect(region?.style.pointerEvents).toBe(''));
  return within(notification);
}

/** Whether a notification is shown or is about to be. */
export const hasNotification = () => currentToast()?.open ?? false;
