import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
await import('@/features/contacts/contact-modal');

const renderHome = () => renderPage(<HomePage />);

async function openDialog() {
  fireEvent.click(await screen.findByText('Get Free Consultation'));
  return screen.findByRole('dialog', { name: 'Get Free Consultation' });
}

it('opens as a dialog, sends the inquiry, says so, and closes', async () => {
  const { data } = renderHome();
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription(/within 24 hours\.$/);
  expect(within(dialog).getByRole('form', { name: 'Inquiry' })).toBeInTheDocument();
  fill(INQUIRY);
  send();
  await findSentNotification();
  expect(data.createContact.mock.calls).toEqual([[expect.any(String), INQUIRY]]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('stays open with every word after a failure, which is logged and shown', async () => {
  expectConsoleErrors(/^Failed to send message/);
  const { data } = renderHome();
  data.createContact.mockRejectedValue(new Error('planned'));
  const dialog = await openDialog();
  fill(INQUIRY);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(dialog).toBeInTheDocument();
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
  expect(dialog).not.toBeInTheDocument();
  await openDialog();
  expect(control('message')).toHaveValue('Half a thought');
  view.unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue('Half a thought');
});
