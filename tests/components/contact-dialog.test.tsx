import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { ContactPage } from '@/pages/contact-page';
import { HomePage } from '@/pages/home-page';
import { expectConsoleErrors } from '../support/console-errors';
import {
  INQUIRY,
  control,
  fill,
  findSentNotification,
  send,
  shownInquiry,
} from './contact-inquiry';
import { findNotification } from './find-notification';
import { renderPage } from './render-page';

// Here, because the first import takes seconds on a busy machine and a test must not.
await import('@/features/contacts/contact-form');

async function renderDialog() {
  const view = renderPage(<HomePage />);
  return { ...view, dialog: await openDialog() };
}

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  const dialog = screen.getByRole('dialog', { name: 'Get Free Consultation' });
  await within(dialog).findByRole('form', { name: 'Inquiry' });
  return dialog;
}

it('stays open after an error and a failure; then sends the inquiry, and shows a receipt above the cleared form', async () => {
  expectConsoleErrors(/^Failed to send message/);
  const { data, dialog } = await renderDialog();
  expect(dialog).toHaveAccessibleDescription(
    expect.stringMatching(`within ${FIRM.figures.response}.$`),
  );
  expect(dialog).toHaveTextContent('Only our consultants read it.');
  send();
  expect(await within(dialog).findByText('Enter your last name.')).toBeInTheDocument();
  expect(data.createContact).not.toHaveBeenCalled();

  data.createContact.mockRejectedValueOnce(new Error('planned'));
  fill(INQUIRY);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(dialog).toBeVisible();
  expect(shownInquiry()).toEqual(INQUIRY);

  send();
  await findSentNotification();
  expect(data.createContact.mock.lastCall).toEqual([expect.any(String), INQUIRY]);
  const receipt = within(dialog).getByRole('region', { name: 'Your inquiry has been sent' });
  const form = within(dialog).getByRole('form', { name: 'Inquiry' });
  expect(receipt.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(control('message')).toHaveValue('');
});

it('keeps the draft when it is closed, and shares it with the contact page', async () => {
  const { dialog, user, unmount } = await renderDialog();
  fill({ message: 'Half a thought' });
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  await openDialog();
  expect(control('message')).toHaveValue('Half a thought');
  unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue('Half a thought');
});
