import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { inOpen, named, nameIn, renderDesk } from './contact-desk';
import { findSuccess } from './render-admin';

const WITH_NOTE = named('Hopper', { note: 'Called once.' });

async function renderNote() {
  const view = await renderDesk([WITH_NOTE, named('Murray')]);
  await view.user.click(nameIn('Hopper'));
  const card = inOpen();
  await view.user.click(card.getByText('Edit note'));
  return { ...view, card, field: card.getByLabelText('Internal note') };
}

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
  data.write.mockRejectedValueOnce(new ConflictError());
  data.getContact.mockResolvedValue(null);
  await user.click(card.getByText('Save note'));
  const unsaved = within(await screen.findByRole('region', { name: 'Your note' }));
  expect(unsaved.getByText('Mine')).toBeInTheDocument();

  data.getContact.mockResolvedValue(WITH_NOTE);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByLabelText('Internal note')).toHaveValue('Mine');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByText('Save note'));
  await findSuccess('Note saved');
});

it('a note of more than 2,000 characters is not sent', async () => {
  const { user, data, card, field, fill } = await renderNote();
  await fill(field, '😀'.repeat(2_001));
  await user.click(card.getByText('Save note'));
  expect(await card.findByText(/at most 2,000 characters. Yours has 2,001/)).toBeInTheDocument();
  expect(data.write).not.toHaveBeenCalled();
});
