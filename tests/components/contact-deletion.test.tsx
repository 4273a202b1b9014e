import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeletedContact } from '@/collections/inquiries';
import { RestoredError, TimeoutError, UndoError } from '@/domain/errors';
import { deletedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import {
  expectShown,
  inOpen,
  inRow,
  named,
  nameIn,
  openDesk,
  renderDesk,
  rowOf,
  shownNames,
  stubDesk,
} from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';
import { hold, lastPage } from './stub-data';

const [HOPPER, MURRAY] = [named('Hopper'), named('Murray')];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const trashed = (lastName: string, fields: Record<string, unknown> = {}) =>
  deletedContact(lastName.toLowerCase(), { lastName, ...fields });

const button = (lastName: string, label: string) =>
  inRow(lastName).getByText(label, { exact: false, selector: 'button' });

async function renderTrash(...contacts: DeletedContact[]) {
  const data = stubDesk();
  data.listContacts.mockResolvedValue(lastPage(...contacts));
  const view = openDesk('?view=deleted');
  await waitFor(() => expect(shownNames()).toHaveLength(contacts.length));
  return { ...view, data };
}

it('after a timeout, “Try again” continues the first deletion', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(TimeoutError\)/);
  const { user, data } = await renderDesk([HOPPER, MURRAY]);
  data.write.mockRejectedValueOnce(new TimeoutError());
  await user.click(nameIn('Hopper'));
  await user.click(inOpen().getByText('Delete'));
  const failure = await findFailure(
    '0 of 1 inquiry deleted. 1 failed: The server didn’t respond in time, so the change may or may not have been saved. Try again to make sure.',
  );
  await user.click(failure.getByText('Try again'));
  const toast = await findSuccess('1 inquiry deleted');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  const [first, second] = data.commit.mock.calls.map(([, key]) => key);
  expect(first).toBe(second);
});

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
  const { user, data } = await renderTrash(
    ...['Hopper', 'Murray', 'Third'].map((name) => trashed(name)),
  );
  await user.click(screen.getByLabelText('Select Grace Hopper'));
  const bar = within(screen.getByRole('region', { name: 'Selected inquiries' }));
  expect(bar.queryByText('Mark as spam')).toBeNull();
  data.listContacts.mockResolvedValue(lastPage(trashed('Murray'), trashed('Third')));
  await user.click(bar.getByText('Restore'));
  const toast = await findSuccess('1 inquiry restored');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all (2)'));
  data.write.mockClear();
  const erase = () => screen.getByRole('button', { name: 'Erase selected' });
  await user.click(erase());
  await user.click(screen.getByText('Keep'));
  expect(data.write).not.toHaveBeenCalled();
  await user.click(erase());
  expect(screen.getByRole('alertdialog', { name: 'Erase 2 inquiries now?' })).toBeInTheDocument();
  await user.click(screen.getByText('Erase now', { selector: '[role=alertdialog] button' }));
  const erased = await findSuccess('2 inquiries erased');
  expect(erased.queryByText('Undo')).toBeNull();
  expect(data.write.mock.calls).toEqual([
    ['deletedContacts/murray', null],
    ['deletedContacts/third', null],
  ]);
});

it('the trash can restore an inquiry or erase one after confirmation, and focus stays in the list', async () => {
  const [hopper, murray, third] = [trashed('Hopper'), trashed('Murray'), trashed('Third')];
  const { user, data } = await renderTrash(hopper, murray, third);
  data.listContacts.mockResolvedValue(lastPage(murray, third));
  await user.click(button('Hopper', 'Restore'));
  await findSuccess('1 inquiry restored');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('contacts/hopper', { status: 'stored' }, '');
  await waitFor(() => expect(button('Murray', 'Restore')).toHaveFocus());

  data.write.mockClear();
  await user.click(button('Murray', 'Erase now'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this inquiry now?' }));
  expect(
    dialog.getByText(/^Inquiry MURR-AY from Grace Murray can’t be restored/),
  ).toBeInTheDocument();
  await user.click(dialog.getByText('Keep'));
  expect(data.write).not.toHaveBeenCalled();
  data.listContacts.mockResolvedValue(lastPage(third));
  await user.click(button('Murray', 'Erase now'));
  await user.click(screen.getByText('Erase now', { selector: '[role=alertdialog] button' }));
  const toast = await findSuccess('1 inquiry erased');
  expect(toast.queryByText('Undo')).toBeNull();
  expect(data.write).toHaveBeenCalledExactlyOnceWith('deletedContacts/murray', null);
  await waitFor(() => expect(button('Third', 'Restore')).toHaveFocus());
  data.listContacts.mockResolvedValue(lastPage());
  await user.click(button('Third', 'Restore'));
  await screen.findByText('No deleted inquiries');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Inquiries' })).toHaveFocus());
});

it('the trash doesn’t count an inquiry as erased if someone has restored it, but does if someone has erased it', async () => {
  expectConsoleErrors(/^Failed to change an inquiry \(RestoredError\)/);
  const { user, data } = await renderTrash(trashed('Hopper'), trashed('Murray'));
  data.write.mockRejectedValueOnce(new RestoredError());
  data.write.mockResolvedValueOnce([]);
  const erase = async (lastName: string) => {
    await user.click(button(lastName, 'Erase now'));
    await user.click(screen.getByText('Erase now', { selector: '[role=alertdialog] button' }));
  };
  await erase('Hopper');
  const failure = await findFailure(
    '0 of 1 inquiry erased. 1 failed: Someone has restored this inquiry, so it wasn’t erased. To erase it, delete it again first.',
  );
  expect(failure.queryByText('Try again')).toBeNull();
  await erase('Murray');
  await findSuccess('1 inquiry erased');
  expect(data.eraseLeftoverNotes).toHaveBeenCalledTimes(2);
});

it.each([
  [1, 'Erase 1 due inquiry', '1 inquiry is due to be erased.'],
  [3, 'Erase 3 due inquiries', '3 inquiries are due to be erased.'],
])('the trash can erase %i due inquiries in one action', async (count, label, words) => {
  const data = stubDesk();
  const due = ['Hopper', 'Murray', 'Third'].slice(0, count).map((name) => trashed(name));
  data.countDueDeleted.mockResolvedValueOnce(count);
  data.listDueDeleted.mockResolvedValueOnce(due);
  const { user } = openDesk('?view=deleted');
  await user.click(await screen.findByRole('button', { name: label }));
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
  const dialog = within(screen.getByRole('alertdialog', { name: `${label}?` }));
  await user.click(dialog.getByText('Keep'));
  expect(data.write).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(screen.getByText(label, { selector: '[role=alertdialog] button' }));
  await findSuccess(count === 1 ? '1 inquiry erased' : `${count} inquiries erased`);
  expect(data.write.mock.calls).toEqual(due.map(({ id }) => [`deletedContacts/${id}`, null]));
  expect(data.eraseLeftoverNotes).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
});

it('an erasure that is canceled says how many inquiries it has erased, and erases their leftover notes', async () => {
  const data = stubDesk();
  data.countDueDeleted.mockResolvedValueOnce(2);
  data.listDueDeleted.mockResolvedValueOnce([trashed('Hopper'), trashed('Murray')]);
  const { user } = openDesk('?view=deleted');
  await user.click(await screen.findByRole('button', { name: 'Erase 2 due inquiries' }));
  const release = hold(data.write, undefined);
  await user.click(screen.getByText(/^Erase 2/, { selector: '[role=alertdialog] button' }));
  await user.click(await screen.findByText('Cancel'));
  release();
  await findNotification('default', 'Stopped', '1 of 2 inquiries erased.');
  expect(data.write).toHaveBeenCalledOnce();
  expect(data.eraseLeftoverNotes).toHaveBeenCalledOnce();
});

it('the trash can load more inquiries and reports failures to load or restore them', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  expectConsoleErrors(/^Failed to change an inquiry \(UndoError\)/);
  const data = stubDesk();
  const next = { after: 'Hopper' };
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  data.listContacts.mockImplementation(({ start }) =>
    Promise.resolve(start ? lastPage(trashed('Murray')) : { items: [trashed('Hopper')], next }),
  );
  const { user } = openDesk('?view=deleted');
  await user.click(await screen.findByText('Try again'));
  await user.click(await screen.findByText('Load more'));
  await expectShown('Hopper', 'Murray');
  data.write.mockRejectedValueOnce(new UndoError('gone'));
  await user.click(button('Hopper', 'Restore'));
  await findFailure(
    '0 of 1 inquiry restored. 1 failed: This data was erased. It can only be restored from a backup.',
  );
});
