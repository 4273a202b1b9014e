import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { referenceOf } from '@/domain/reference';
import { ContactPage } from '@/pages/contact-page';
import { HomePage } from '@/pages/home-page';
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
  await within(dialog).findByRole('form', { name: 'Get Free Consultation: Inquiry' });
  return dialog;
}

const findReceipt = (dialog: HTMLElement) =>
  within(dialog).findByRole('region', { name: 'Your inquiry has been sent' });

it('the contact dialog preserves the draft when closed, sends the inquiry even then, and ends with a receipt', async () => {
  const { store, user } = renderPage(<HomePage />);
  const release = store.hold('createContact');
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription(
    expect.stringMatching(`within ${FIRM.figures.response}.$`),
  );
  expect(dialog).toHaveTextContent('Only our staff can read it.');
  fill(INQUIRY);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  await openDialog();
  expect(control('message')).toHaveValue(INQUIRY.message);
  send();
  await screen.findByText('Sending...');
  await user.keyboard('{Escape}');
  release();
  await findSentNotification();
  const [id = ''] = store.ids('contacts');
  expect(store.get(`contacts/${id}`)).toMatchObject(INQUIRY);
  fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  const receipt = await findReceipt(dialog);
  expect(receipt).toBeVisible();
  expect(within(dialog).queryByRole('form', { name: 'Get Free Consultation: Inquiry' })).toBeNull();
  const buttons = within(receipt).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Done', 'Send another']);
});

/** Opens the dialog and sends an inquiry. */
async function sendInDialog() {
  const view = renderPage(<HomePage />);
  const dialog = await openDialog();
  fill(INQUIRY);
  send();
  const receipt = await findReceipt(dialog);
  await waitFor(() => expect(within(receipt).getByRole('heading')).toHaveFocus());
  return { ...view, dialog, receipt };
}

it('after Done, Escape, the close button, or Send another, the form is empty and sends another inquiry', async () => {
  const { store, user, dialog } = await sendInDialog();
  const click = (label: string) => user.click(within(dialog).getByText(label));
  const ways = {
    Done: () => click('Done'),
    Escape: () => user.keyboard('{Escape}'),
    'the close button': () => user.click(within(dialog).getByLabelText('Close')),
    'Send another': () => click('Send another'),
  };
  for (const [way, leave] of Object.entries(ways)) {
    const receipt = await findReceipt(dialog);
    await leave();
    if (way === 'Send another') {
      await waitFor(() => expect(control('firstName')).toHaveFocus());
    } else {
      expect(dialog).not.toBeVisible();
      await openDialog();
    }
    expect(receipt).not.toBeInTheDocument();
    expect(Object.values(shownInquiry()).join('')).toBe('');
    fill(INQUIRY);
    send();
  }
  await findReceipt(dialog);
  expect(store.ids('contacts')).toHaveLength(5);
});

it('after a reload, the dialog opens with an empty form, and the contact page has its draft and still shows the reference', async () => {
  const { store, unmount } = await sendInDialog();
  const [id = ''] = store.ids('contacts');
  unmount();
  const again = renderPage(<HomePage />);
  await openDialog();
  expect(screen.queryByText(referenceOf(id))).toBeNull();
  fill({ message: 'Half a thought' });
  again.unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByText(referenceOf(id))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(control('message')).toHaveValue('Half a thought');
});
