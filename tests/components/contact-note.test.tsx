import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError, TimeoutError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { inOpen, named, nameIn, renderDesk } from './contact-desk';
import { doubleClick } from './double-click';
import { findSuccess } from './render-admin';
import { hold, lastPage, written } from './stub-data';

const WITH_NOTE = named('Hopper', { note: 'Called once.' });

async function renderNote() {
  const view = await renderDesk([WITH_NOTE, named('Murray')]);
  await view.user.click(nameIn('Hopper'));
  const card = inOpen();
  await view.user.click(card.getByText('Edit note'));
  return { ...view, card, field: card.getByLabelText('Internal note') };
}

it('text typed while a note is being saved stays in the field, and the next save replaces the version just saved', async () => {
  const { user, data, card, field, fill } = await renderNote();
  const release = hold(data.write, undefined);
  await fill(field, 'First');
  doubleClick(card.getByText('Save note'));
  await fill(field, 'First and second');
  data.listContacts.mockResolvedValue(lastPage(named('Hopper', { note: 'First' })));
  release();
  await findSuccess('Note saved');
  expect(field).toHaveValue('First and second');
  await user.click(card.getByText('Save note'));
  await waitFor(() => expect(hasDrafts()).toBe(false));
  expect(data.write.mock.calls).toEqual([
    ['contacts/hopper', { note: 'First' }, { note: 'Called once.' }],
    ['contacts/hopper', { note: 'First and second' }, { note: 'First' }],
  ]);
});

it('Undo of a note keeps text typed since, and the next save replaces the restored version', async () => {
  const { user, data, card, field, fill } = await renderNote();
  const release = hold(data.write, undefined);
  await fill(field, 'First');
  await user.click(card.getByText('Save note'));
  await fill(field, 'First and second');
  release();
  const saved = await findSuccess('Note saved');
  data.undo.mockResolvedValueOnce(written('contacts/hopper', { ...WITH_NOTE }, 'undone'));
  await user.click(saved.getByText('Undo'));
  await findSuccess('Change undone');
  expect(field).toHaveValue('First and second');
  await user.click(card.getByText('Save note'));
  await waitFor(() => expect(hasDrafts()).toBe(false));
  const over = { note: 'Called once.' };
  expect(data.write).toHaveBeenLastCalledWith(
    'contacts/hopper',
    { note: 'First and second' },
    over,
  );
});

it('an unsaved note survives a switch to another view, and a link leads back to the note', async () => {
  const { user, field, fill } = await renderNote();
  await fill(field, 'Half a thought');
  expect(hasDrafts()).toBe(true);
  await user.click(screen.getByRole('link', { name: /^Completed/ }));
  await user.click(await screen.findByRole('link', { name: 'your note on HOPP-ER' }));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Half a thought');
  await user.click(screen.getByText('Discard'));
  expect(hasDrafts()).toBe(false);
  expect(screen.getByText('Called once.')).toBeInTheDocument();
});

it('an unsaved note on a deleted inquiry stays visible and returns to the form when the inquiry is restored', async () => {
  expectConsoleErrors(/^Failed to save the note \(ConflictError\)/);
  const { user, data, card, field, fill } = await renderNote();
  await fill(field, 'Mine');
  data.write.mockRejectedValueOnce(new ConflictError(written('contacts/hopper', null).stored));
  await user.click(card.getByText('Save note'));
  expect(await card.findByRole('alert')).toHaveTextContent('Your text is still here.');
  expect(field).toHaveValue('Mine');

  data.getContact.mockResolvedValue(null);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const unsaved = within(await screen.findByRole('region', { name: 'Your note' }));
  expect(unsaved.getByText('Mine')).toBeInTheDocument();

  data.getContact.mockResolvedValue(WITH_NOTE);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Mine');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByText('Save note'));
  await findSuccess('Note saved');
});

it('a note of more than 2,000 characters is not sent, and a failed save preserves the text and shows the reason', async () => {
  expectConsoleErrors(/^Failed to save the note \(TimeoutError\)/);
  const { user, data, card, field, fill } = await renderNote();
  await fill(field, '😀'.repeat(2_001));
  expect(card.getByText(/at most 2,000 characters. Yours has 2,001/)).toBeInTheDocument();
  await user.click(card.getByText('Save note'));
  expect(data.write).not.toHaveBeenCalled();
  await fill(field, 'Mine');
  data.write.mockRejectedValueOnce(new TimeoutError());
  await user.click(card.getByText('Save note'));
  expect(await card.findByText(/may or may not have been saved/)).toBeInTheDocument();
  expect(field).toHaveValue('Mine');
  expect(hasDrafts()).toBe(true);
});
