import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ConflictError, TimeoutError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { expectConsoleErrors } from '../support/console-errors';
import { DESK_PATH, named } from './contact-desk';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const NOTED = named('Hopper', { note: 'Called once.' });

async function renderNote() {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(NOTED, named('Murray')));
  const view = renderAdmin(<ContactsPage />, DESK_PATH);
  const card = within(await screen.findByRole('article', { name: 'Grace Hopper' }));
  await view.user.click(card.getByText('Edit note'));
  return { ...view, data, card, field: card.getByLabelText('Internal note') };
}

it('is saved with its own button, and only that', async () => {
  const { user, data, card, field, fill } = await renderNote();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Called once.');
  await fill(field, 'Called twice.');
  data.updateContactNote.mockResolvedValue({ ...NOTED, note: 'Called twice.' });
  await user.click(card.getByText('Save note'));
  await findNotification('default', 'Success', 'Note saved');
  expect(data.updateContactNote).toHaveBeenCalledExactlyOnceWith(
    'hopper',
    'Called twice.',
    'Called once.',
  );
  expect(card.getByText('Called twice.')).toBeInTheDocument();
  await waitFor(() => expect(card.getByRole('button', { name: /^Edit note/ })).toHaveFocus());
  expect(hasDrafts()).toBe(false);
});

it('saving it leaves the time of the last read as it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 22, 14, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const { user, data, card, field, fill } = await renderNote();
  vi.setSystemTime(new Date(2026, 10, 22, 14, 45));
  await fill(field, 'Called twice.');
  data.updateContactNote.mockResolvedValue({ ...NOTED, note: 'Called twice.' });
  await user.click(card.getByText('Save note'));
  expect(await card.findByText('Called twice.', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('As of 14:30')).toBeInTheDocument();
});

it('unsaved words stay while other inquiries are shown, and a link leads back to them', async () => {
  const { user, data, field, fill } = await renderNote();
  await fill(field, 'Half a thought');
  expect(hasDrafts()).toBe(true);
  data.listContacts.mockResolvedValue(lastPage());
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  data.getContact.mockResolvedValue(NOTED);
  await user.click(await screen.findByRole('link', { name: 'your note on HOPP-ER' }));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Half a thought');
  await user.click(screen.getByText('Discard'));
  expect(hasDrafts()).toBe(false);
  expect(screen.getByText('Called once.')).toBeInTheDocument();
});

it('a note that someone else has changed is shown, and replaced only by saving again', async () => {
  const { user, data, card, field, fill } = await renderNote();
  await fill(field, 'Mine');
  data.updateContactNote.mockRejectedValueOnce(new ConflictError());
  data.getContact.mockResolvedValue({ ...NOTED, note: 'Theirs' });
  await user.click(card.getByText('Save note'));
  expect(await card.findByText('Theirs')).toBeInTheDocument();
  expect(field).toHaveValue('Mine');
  await user.click(card.getByText('Save note'));
  await findNotification('default', 'Success', 'Note saved');
  expect(data.updateContactNote).toHaveBeenLastCalledWith('hopper', 'Mine', 'Theirs');
});

it('a failed save keeps the words and says why', async () => {
  expectConsoleErrors(/^Failed to save the note \(TimeoutError\)/);
  const { user, data, card, field, fill } = await renderNote();
  await fill(field, 'Mine');
  data.updateContactNote.mockRejectedValueOnce(new TimeoutError());
  await user.click(card.getByText('Save note'));
  expect(await card.findByText(/The connection failed/)).toBeInTheDocument();
  expect(field).toHaveValue('Mine');
  expect(hasDrafts()).toBe(true);
});

it('a note of more than 2,000 characters is not sent', async () => {
  const { user, data, card, field, fill } = await renderNote();
  await fill(field, '😀'.repeat(2_001));
  expect(card.getByText(/at most 2,000 characters. Yours has 2,001/)).toBeInTheDocument();
  await user.click(card.getByText('Save note'));
  expect(data.updateContactNote).not.toHaveBeenCalled();
});
