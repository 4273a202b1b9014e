import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeletedContact } from '@/collections/inquiries';
import { TimeoutError } from '@/domain/errors';
import { deletedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, inRow, openDesk, rowOf, shownNames, stubDesk } from './contact-desk-stubs';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage, put } from './stub-data';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const trashed = (lastName: string, fields: Record<string, unknown> = {}) =>
  deletedContact(lastName.toLowerCase(), { lastName, ...fields });
const [HOPPER, MURRAY, THIRD] = [trashed('Hopper'), trashed('Murray'), trashed('Third')];

const button = (lastName: string, label: string) =>
  inRow(lastName).getByText(label, { exact: false, selector: 'button' });

/** Puts inquiries in the trash of the database. */
function putInTrash(...contacts: DeletedContact[]) {
  for (const contact of contacts) {
    put(`contacts/${contact.id}`, null);
    put(`deletedContacts/${contact.id}`, contact);
  }
}

async function renderTrash(...contacts: DeletedContact[]) {
  const data = stubDesk();
  putInTrash(...contacts);
  const list = (...now: DeletedContact[]) => data.listContacts.mockResolvedValue(lastPage(...now));
  list(...contacts);
  const view = openDesk('?view=deleted');
  await waitFor(() => expect(shownNames()).toHaveLength(contacts.length));
  const answer = async (label: string) =>
    view.user.click(screen.getByText(label, { selector: '[role=alertdialog] button' }));
  return { ...view, data, list, answer };
}

it('the trash shows when each inquiry was deleted and how many days are left to restore it', async () => {
  await renderTrash(
    trashed('Hopper', { deletedAt: daysAgo(0), message: 'Of Hopper', company: 'Navy' }),
    trashed('Murray', { deletedAt: daysAgo(29.5), createdAt: new Date(2024, 2, 5, 14, 30) }),
    trashed('Old', { deletedAt: daysAgo(31) }),
  );
  const hopper = rowOf('Hopper');
  expect(hopper).toHaveTextContent(/HOPP-ER.*Deleted .*30 days left.*Of Hopper/);
  expect(hopper).toHaveTextContent(/grace@example\.com.*Navy/);
  expect(rowOf('Murray')).toHaveTextContent(/Sent Mar 05, 2024 at 14:30.*1 day left/);
  expect(rowOf('Old')).toHaveTextContent('Due to be erased');
  expect(screen.getByRole('link', { name: /^Deleted/ })).toHaveAttribute('aria-current', 'true');
});

it('the selection in the trash can be restored, or erased after confirmation', async () => {
  const { user, data, list, answer } = await renderTrash(HOPPER, MURRAY, THIRD);
  await user.click(screen.getByLabelText('Select Grace Hopper'));
  const bar = within(screen.getByRole('region', { name: 'Selected inquiries' }));
  expect(bar.queryByText('Mark as spam')).toBeNull();
  list(MURRAY, THIRD);
  await user.click(bar.getByText('Restore'));
  const toast = await findSuccess('1 inquiry restored');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all (2)'));
  data.write.mockClear();
  const erase = { name: 'Erase selected' };
  await user.click(screen.getByRole('button', erase));
  await answer('Keep');
  expect(data.write).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', erase));
  expect(screen.getByRole('alertdialog', { name: 'Erase 2 inquiries now?' })).toBeInTheDocument();
  await answer('Erase now');
  const erased = await findSuccess('2 inquiries erased');
  expect(erased.queryByText('Undo')).toBeNull();
  expect(data.write.mock.calls).toEqual([
    ['deletedContacts/murray', null],
    ['deletedContacts/third', null],
  ]);
});

it('the trash can restore an inquiry or erase one after confirmation, and focus stays in the list', async () => {
  const { user, data, list, answer } = await renderTrash(HOPPER, MURRAY, THIRD);
  list(MURRAY, THIRD);
  await user.click(button('Hopper', 'Restore'));
  await findSuccess('1 inquiry restored');
  expect(data.write).toHaveBeenCalledExactlyOnceWith(
    'contacts/hopper',
    expect.objectContaining({ status: 'new' }),
  );
  await waitFor(() => expect(button('Murray', 'Restore')).toHaveFocus());

  data.write.mockClear();
  await user.click(button('Murray', 'Erase now'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this inquiry now?' }));
  expect(dialog.getByText(/^Inquiry MURR-AY from Grace Murray can’t/)).toBeInTheDocument();
  await answer('Keep');
  expect(data.write).not.toHaveBeenCalled();
  list(THIRD);
  await user.click(button('Murray', 'Erase now'));
  await answer('Erase now');
  const toast = await findSuccess('1 inquiry erased');
  expect(toast.queryByText('Undo')).toBeNull();
  expect(data.write).toHaveBeenCalledExactlyOnceWith('deletedContacts/murray', null);
  await waitFor(() => expect(button('Third', 'Restore')).toHaveFocus());
  list();
  await user.click(button('Third', 'Restore'));
  await screen.findByText('No deleted inquiries');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Inquiries' })).toHaveFocus());
});

it('an inquiry that someone else has restored can’t be erased from the trash, and one that someone else has erased can’t be restored', async () => {
  expectConsoleErrors(/^Failed to erase inquiries \(ConflictError\)/);
  expectConsoleErrors(/^Failed to change the inquiries \(ConflictError\)/);
  const { user, data, answer } = await renderTrash(HOPPER, MURRAY, THIRD);
  const since = /^This item has since been changed or deleted/;
  put('contacts/hopper', HOPPER);
  put('deletedContacts/hopper', null);
  await user.click(button('Hopper', 'Erase now'));
  await answer('Erase now');
  const failure = await findFailure('Failed to erase inquiries');
  expect(failure.getByText(since)).toBeInTheDocument();
  expect(failure.queryByText('Try again')).toBeNull();

  put('deletedContacts/murray', null);
  await user.click(button('Murray', 'Restore'));
  const unrestored = await findFailure('Failed to change the inquiries');
  expect(unrestored.getByText(since)).toBeInTheDocument();
  await user.click(button('Murray', 'Erase now'));
  await answer('Erase now');
  await findNotification('default', 'Nothing changed', '1 inquiry was already erased');
  expect(data.write).not.toHaveBeenCalledWith('contacts/hopper', null);

  await user.click(screen.getByLabelText('Select all (3)'));
  await user.click(screen.getByRole('button', { name: 'Erase selected' }));
  await answer('Erase now');
  await findSuccess('1 inquiry erased. 1 already was. 1 left as is: someone has changed it since.');
});

it('the trash can erase all due inquiries, as many as there are by then', async () => {
  const data = stubDesk();
  putInTrash(HOPPER, MURRAY, THIRD);
  data.countDueDeleted.mockResolvedValueOnce(2).mockResolvedValueOnce(1);
  data.listDueDeleted
    .mockResolvedValueOnce([HOPPER, MURRAY, THIRD])
    .mockResolvedValueOnce([trashed('Late')]);
  const { user } = openDesk('?view=deleted');
  const offer = async (label: string, words: RegExp) => {
    await user.click(await screen.findByRole('button', { name: label }));
    expect(screen.getByText(words)).toBeInTheDocument();
    return within(screen.getByRole('alertdialog', { name: `${label}?` }));
  };
  const two = ['Erase 2 due inquiries', /2 inquiries are due to be erased\./] as const;
  await user.click((await offer(...two)).getByText('Keep'));
  expect(data.write).not.toHaveBeenCalled();
  const release = hold(data.write, undefined);
  await user.click((await offer(...two)).getByText(two[0]));
  expect(await screen.findByText('Erasing 2 inquiries…')).toBeInTheDocument();
  release();
  const toast = await findSuccess('3 inquiries erased');
  expect(toast.queryByText('Undo')).toBeNull();
  expect(screen.queryByText('Erasing 2 inquiries…')).toBeNull();
  expect(data.write.mock.calls).toEqual(
    ['hopper', 'murray', 'third'].map((id) => [`deletedContacts/${id}`, null]),
  );

  putInTrash(trashed('Late'));
  const one = ['Erase 1 due inquiry', /1 inquiry is due to be erased\./] as const;
  await user.click((await offer(...one)).getByText(one[0]));
  await findSuccess('1 inquiry erased');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Erase/ })).toBeNull());
});

it('the trash can load more inquiries and try again after a failure', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const data = stubDesk();
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  data.listContacts.mockImplementation(({ start }) =>
    Promise.resolve(start ? lastPage(MURRAY) : { items: [HOPPER], next: { after: 'Hopper' } }),
  );
  const { user } = openDesk('?view=deleted');
  await user.click(await screen.findByText('Try again'));
  await user.click(await screen.findByText('Load more'));
  await expectShown('Hopper', 'Murray');
});
