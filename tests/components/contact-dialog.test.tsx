import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { ContactPage } from '@/pages/contact-page';
import { HomePage } from '@/pages/home-page';
import { INQUIRY, control, fill, findSentNotification, send } from './contact-inquiry';
import { renderPage } from './render-page';

// Preloaded because the first import can take seconds on a busy machine.
await import('@/features/contacts/contact-form');

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' }));
  const dialog = screen.getByRole('dialog', { name: 'Get Free Consultation' });
  await within(dialog).findByRole('form', { name: 'Inquiry' });
  return dialog;
}

it('the contact dialog preserves the draft when closed, sends the inquiry, and shows a receipt', async () => {
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
  const receipt = within(dialog).getByRole('region', { name: 'Your inquiry has been sent' });
  const form = within(dialog).getByRole('form', { name: 'Inquiry' });
  expect(receipt.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(control('message')).toHaveValue('');
});

it('the contact dialog and the contact page share a draft', async () => {
  const { unmount } = renderPage(<HomePage />);
  await openDialog();
  fill({ message: 'Half a thought' });
  unmount();
  renderPage(<ContactPage />);
  expect(await screen.findByLabelText(/^Message/)).toHaveValue('Half a thought');
});
