import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { deletedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const [HOPPER, MURRAY] = [named('Hopper'), named('Murray')];

async function renderDesk() {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValueOnce(lastPage(HOPPER, MURRAY));
  data.listContacts.mockResolvedValue(lastPage(MURRAY));
  const view = renderAdmin(<ContactsPage />, DESK_PATH);
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  const press = async (name: string) => {
    const card = within(screen.getByRole('article', { name }));
    await view.user.click(card.getByText('Delete', { exact: false, selector: 'button' }));
    return within(screen.getByRole('alertdialog', { name: 'Delete this inquiry?' }));
  };
  return { ...view, data, press };
}

it('asks first', async () => {
  const { user, data, press } = await renderDesk();
  const dialog = await press('Grace Hopper');
  expect(dialog.getByText(/^HOPP-ER from Grace Hopper./)).toBeInTheDocument();
  await user.click(dialog.getByText('Keep it'));
  expect(data.deleteContact).not.toHaveBeenCalled();
  expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']);
});

it('deletes, and Undo in the toast restores the same', async () => {
  const { user, data, press } = await renderDesk();
  await user.click((await press('Grace Hopper')).getByText('Delete'));
  await findNotification('default', 'Success', '1 inquiry deleted');
  await waitFor(() => expect(shownNames()).toEqual(['Grace Murray']));
  expect(data.deleteContact).toHaveBeenCalledExactlyOnceWith('hopper', { isRestorable: true });
  expect(screen.getByText(/^1 deleted inquiry can be restored/)).toBeInTheDocument();
  data.listContacts.mockResolvedValue(lastPage(HOPPER, MURRAY));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('default', 'Success', '1 inquiry restored');
  expect(data.restoreContact).toHaveBeenCalledExactlyOnceWith(deletedContact('hopper'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']));
  expect(screen.queryByText(/can be restored/)).not.toBeInTheDocument();
});

it('a deletion can be undone from the list of them, as long as the page is open', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(ConflictError\)/);
  const { user, data, press } = await renderDesk();
  await user.click((await press('Grace Hopper')).getByText('Delete'));
  data.listContacts.mockResolvedValue(lastPage());
  await user.click((await press('Grace Murray')).getByText('Delete'));
  await user.click(await screen.findByText(/^2 deleted inquiries can be restored/));
  data.restoreContact.mockRejectedValueOnce(new ConflictError());
  await user.click(screen.getByText('Restore all 2'));
  await findNotification(
    'destructive',
    'Error',
    '1 of 2 inquiries restored. 1 failed: Someone else changed or deleted it in the meantime. Refresh to see what is stored now.',
  );
  expect(screen.getByText(/^1 deleted inquiry can be restored/)).toBeInTheDocument();
});

it('offers no Undo where the document can’t be restored, or was gone already', async () => {
  const { user, data, press } = await renderDesk();
  data.deleteContact.mockResolvedValueOnce(deletedContact('hopper', { isRestorable: false }));
  await user.click((await press('Grace Hopper')).getByText('Delete'));
  await findNotification('default', 'Success', '1 inquiry deleted');
  expect(screen.queryByText('Undo')).not.toBeInTheDocument();
  data.deleteContact.mockResolvedValueOnce(null);
  await user.click((await press('Grace Murray')).getByText('Delete'));
  await findNotification('default', 'Success', '1 inquiry deleted');
  expect(screen.queryByText(/can be restored/)).not.toBeInTheDocument();
});
