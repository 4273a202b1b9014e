import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeletedContact } from '@/collections/inquiries';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, inRow, openDesk, rowOf, storeOf, trashed } from './contact-desk';
import { findNotification } from './find-notification';
import { findFailure, findSuccess } from './render-admin';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const [HOPPER, MURRAY, THIRD] = [trashed('Hopper'), trashed('Murray'), trashed('Third')];

const button = (lastName: string, label: string) =>
  inRow(lastName).getByText(label, { exact: false, selector: 'button' });

/** Opens the trash with these inquiries, the one that was deleted last first. */
async function renderTrash(...contacts: DeletedContact[]) {
  const store = storeOf();
  store.add('deletedContacts', ...contacts);
  const view = openDesk('?view=deleted');
  await expectShown(...contacts.map(({ lastName }) => lastName));
  const answer = async (label: string) =>
    view.user.click(screen.getByText(label, { selector: '[role=alertdialog] button' }));
  return {
    ...view,
    ...{ store, answer },
    kept: () => ['contacts', 'deletedContacts'].flatMap((place) => store.ids(place)),
  };
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
  const { user, store, kept, answer } = await renderTrash(HOPPER, MURRAY, THIRD);
  await user.click(screen.getByLabelText('Select Grace Hopper'));
  const bar = within(screen.getByRole('region', { name: 'Selected inquiries' }));
  expect(bar.queryByText('Mark as spam')).toBeNull();
  await user.click(bar.getByText('Restore'));
  const toast = await findSuccess('1 inquiry restored');
  expect(toast.getByText('Undo')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all (2)'));
  const erase = { name: 'Erase selected' };
  await user.click(screen.getByRole('button', erase));
  await answer('Keep');
  expect(store.ids('deletedContacts')).toEqual(['murray', 'third']);
  await user.click(screen.getByRole('button', erase));
  expect(screen.getByRole('alertdialog', { name: 'Erase 2 inquiries now?' })).toBeInTheDocument();
  await answer('Erase now');
  const erased = await findSuccess('2 inquiries erased');
  expect(erased.queryByText('Undo')).toBeNull();
  expect(kept()).toEqual(['hopper']);
});

it('the trash can restore an inquiry or erase one after confirmation, and focus stays in the list', async () => {
  const { user, store, kept, answer } = await renderTrash(HOPPER, MURRAY, THIRD);
  await user.click(button('Hopper', 'Restore'));
  await findSuccess('1 inquiry restored');
  expect(store.get('contacts/hopper')).toHaveProperty('status', 'new');
  expect(store.ids('deletedContacts')).toEqual(['murray', 'third']);
  await waitFor(() => expect(button('Murray', 'Restore')).toHaveFocus());

  await user.click(button('Murray', 'Erase now'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this inquiry now?' }));
  expect(dialog.getByText(/^Inquiry MURR-AY from Grace Murray can’t/)).toBeInTheDocument();
  await answer('Keep');
  expect(kept()).toContain('murray');
  await user.click(button('Murray', 'Erase now'));
  await answer('Erase now');
  const toast = await findSuccess('1 inquiry erased');
  expect(toast.queryByText('Undo')).toBeNull();
  expect(kept()).toEqual(['hopper', 'third']);
  await waitFor(() => expect(button('Third', 'Restore')).toHaveFocus());
  await user.click(button('Third', 'Restore'));
  await screen.findByText('No deleted inquiries');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Inquiries' })).toHaveFocus());
});

it('an inquiry that someone else has restored can’t be erased from the trash, and one that someone else has erased can’t be restored', async () => {
  expectConsoleErrors(/^Failed to erase inquiries \(ConflictError\)/);
  expectConsoleErrors(/^Failed to change the inquiries \(ConflictError\)/);
  const names = ['Hopper', 'Murray', 'Third', 'Fourth', 'Fifth', 'Sixth'];
  const { user, store, kept, answer } = await renderTrash(...names.map((name) => trashed(name)));
  const since = /^This item has since been changed or deleted/;
  const erase = (id: string) => store.put(`deletedContacts/${id}`, null);
  const restore = (id: string) => {
    erase(id);
    store.put(`contacts/${id}`, HOPPER);
  };
  restore('hopper');
  await user.click(button('Hopper', 'Erase now'));
  await answer('Erase now');
  const failure = await findFailure('Failed to erase inquiries');
  expect(failure.getByText(since)).toBeInTheDocument();
  expect(failure.queryByText('Try again')).toBeNull();

  erase('murray');
  await user.click(button('Murray', 'Restore'));
  const unrestored = await findFailure('Failed to change the inquiries');
  expect(unrestored.getByText(since)).toBeInTheDocument();

  erase('third');
  await user.click(button('Third', 'Erase now'));
  await answer('Erase now');
  await findNotification('default', 'Nothing changed', '1 inquiry was already erased');

  await user.click(await screen.findByLabelText('Select all (3)'));
  restore('fourth');
  erase('fifth');
  await user.click(screen.getByRole('button', { name: 'Erase selected' }));
  await answer('Erase now');
  await findSuccess('1 inquiry erased. 1 already was. 1 left as is: someone has changed it since.');
  expect(kept()).toEqual(['hopper', 'fourth']);
});

it('the trash can erase all due inquiries, as many as there are by then', async () => {
  const deletedAt = daysAgo(31);
  const due = (name: string) => trashed(name, { deletedAt });
  const { user, store, kept } = await renderTrash(trashed('Third'), due('Hopper'), due('Murray'));
  const offer = async (label: string, words: RegExp) => {
    await user.click(await screen.findByRole('button', { name: label }));
    expect(screen.getByText(words)).toBeInTheDocument();
    return within(screen.getByRole('alertdialog', { name: `${label}?` }));
  };
  const two = ['Erase 2 due inquiries', /2 inquiries are due to be erased\./] as const;
  await user.click((await offer(...two)).getByText('Keep'));
  expect(kept()).toHaveLength(3);
  const dialog = await offer(...two);
  store.add('deletedContacts', due('Since'));
  const release = store.hold('commit');
  await user.click(dialog.getByText(two[0]));
  expect(await screen.findByText('Erasing 2 inquiries…')).toBeInTheDocument();
  await waitFor(() => expect(store.calls('commit')).toHaveLength(1));
  store.add('deletedContacts', due('Late'));
  release();
  const toast = await findSuccess('3 inquiries erased');
  expect(toast.queryByText('Undo')).toBeNull();
  expect(screen.queryByText('Erasing 2 inquiries…')).toBeNull();
  expect(kept()).toEqual(['third', 'late']);

  const one = ['Erase 1 due inquiry', /1 inquiry is due to be erased\./] as const;
  await user.click((await offer(...one)).getByText(one[0]));
  await findSuccess('1 inquiry erased');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Erase \d/ })).toBeNull());
});

it('the trash can load more inquiries and try again after a failure', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const store = storeOf();
  store.add('deletedContacts', HOPPER, MURRAY);
  store.limitPages(1);
  store.fail('listContacts', new TimeoutError());
  const { user } = openDesk('?view=deleted');
  await user.click(await screen.findByText('Try again'));
  await user.click(await screen.findByText('Load more'));
  await expectShown('Hopper', 'Murray');
});
