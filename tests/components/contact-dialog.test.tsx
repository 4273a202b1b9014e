import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { referenceOf } from '@/domain/reference';
import { ContactPage } from '@/pages/contact-page';
import { HomePage } from '@/pages/home-page';
import { deferred } from '../support/network';
import {
  control,
  fill,
  findSentNotification,
  INQUIRY,
  send,
  shownInquiry,
} from './contact-inquiry';
import { renderPage } from './render-page';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/features/contacts/contact-form');

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  const dialog = screen.getByRole('dialog', { name: 'Get Free Consultation' });
  await within(dialog).findByRole('form', { name: 'Inquiry' });
  return dialog;
}

const receiptIn = (dialog: HTMLElement) =>
  within(dialog).findByRole('region', { name: 'Your inquiry has been sent' });

const formIn = (dialog: HTMLElement) => within(dialog).queryByRole('form', { name: 'Inquiry' });

/** Opens the dialog and sends an inquiry. */
async function sendInDialog() {
  const view = renderPage(<HomePage />);
  const dialog = await openDialog();
  fill(INQUIRY);
  send();
  return { ...view, dialog, receipt: await receiptIn(dialog) };
}

it('the contact dialog preserves the draft when closed, sends the inquiry, and ends with a receipt', async () => {
  const { data, user } = renderPage(<HomePage />);
  const dialog = await openDialog();
  const { response } = FIRM.figures;
  expect(dialog).toHaveAccessibleDescription(expect.stringMatching(`within ${response}.$`));
  expect(dialog).toHaveTextContent('Only our consultants read it.');
  fill(INQUIRY);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  await openDialog();
  expect(control('message')).toHaveValue(INQUIRY.message);
  send();
  await findSentNotification();
  expect(data.createContact.mock.lastCall).toEqual([expect.any(String), INQUIRY]);
  const receipt = await receiptIn(dialog);
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  expect(formIn(dialog)).toBeNull();
  const buttons = within(receipt).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Done', 'Send another']);
});

it.each<[way: string, close: (user: UserEvent, dialog: HTMLElement) => Promise<void>]>([
  ['Done', (user, dialog) => user.click(within(dialog).getByText('Done'))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the close button', (user, dialog) => user.click(within(dialog).getByLabelText('Close'))],
])('%s closes the receipt, and the dialog opens again with an empty form', async (_way, close) => {
  const { user, dialog, receipt } = await sendInDialog();
  await close(user, dialog);
  expect(dialog).not.toBeVisible();
  await openDialog();
  expect(receipt).not.toBeInTheDocument();
  expect(Object.values(shownInquiry()).join('')).toBe('');
});

it('Send another replaces the receipt with an empty form and focuses its first field', async () => {
  const { data, dialog, receipt } = await sendInDialog();
  fireEvent.click(within(receipt).getByText('Send another'));
  expect(receipt).not.toBeInTheDocument();
  expect(control('firstName')).toHaveFocus();
  expect(control('message')).toHaveValue('');
  fill(INQUIRY);
  send();
  await receiptIn(dialog);
  const [first, second] = data.createContact.mock.calls.map(([id]) => id);
  expect(second).not.toBe(first);
});

it('an inquiry that is still being sent when the dialog closes has its receipt when the dialog opens again', async () => {
  const { data, user } = renderPage(<HomePage />);
  const { released, release } = deferred();
  data.createContact.mockImplementation((id) => released.then(() => id));
  const dialog = await openDialog();
  fill(INQUIRY);
  send();
  await screen.findByText('Sending...');
  await user.keyboard('{Escape}');
  release();
  await findSentNotification();
  fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  expect(await receiptIn(dialog)).toBeVisible();
  expect(formIn(dialog)).toBeNull();
});

it('after a reload, the dialog opens with an empty form, and the contact page still shows the reference', async () => {
  const { data, unmount } = await sendInDialog();
  const [[id = ''] = []] = data.createContact.mock.calls;
  unmount();
  const again = renderPage(<HomePage />);
  await openDialog();
  expect(screen.queryByText(referenceOf(id))).toBeNull();
  again.unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByText(referenceOf(id))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

it('the contact dialog and the contact page share a draft', async () => {
  const { unmount } = renderPage(<HomePage />);
  await openDialog();
  fill({ message: 'Half a thought' });
  unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue('Half a thought');
});
