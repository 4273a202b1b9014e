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

const renderHome = () => renderPage(<HomePage />);

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  const dialog = screen.getByRole('dialog', { name: 'Get Free Consultation' });
  await within(dialog).findByRole('form', { name: 'Inquiry' });
  return dialog;
}

it('opens as a dialog, sends the inquiry, and shows a receipt above the cleared form', async () => {
  const { data } = renderHome();
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription(
    expect.stringMatching(`within ${FIRM.figures.response}.$`),
  );
  fill(INQUIRY);
  send();
  await findSentNotification();
  expect(data.createContact.mock.calls).toEqual([[expect.any(String), INQUIRY]]);
  const receipt = within(dialog).getByRole('region', { name: 'Your inquiry has been sent' });
  const form = within(dialog).getByRole('form', { name: 'Inquiry' });
  expect(receipt.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(control('message')).toHaveValue('');
});

it('stays open with every word after a failure, which is logged and shown', async () => {
  expectConsoleErrors(/^Failed to send message/);
  const { data } = renderHome();
  data.createContact.mockRejectedValue(new Error('planned'));
  const dialog = await openDialog();
  fill(INQUIRY);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(dialog).toBeVisible();
  expect(shownInquiry()).toEqual(INQUIRY);
});

it('shows missing fields in the dialog', async () => {
  const { data } = renderHome();
  const dialog = await openDialog();
  send();
  expect(await within(dialog).findByText('Enter your last name.')).toBeInTheDocument();
  expect(data.createContact).not.toHaveBeenCalled();
});

it('keeps the draft when it is closed, and shares it with the contact page', async () => {
  const view = renderHome();
  const dialog = await openDialog();
  fill({ message: 'Half a thought' });
  await view.user.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  await openDialog();
  expect(control('message')).toHaveValue('Half a thought');
  view.unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue('Half a thought');
});
