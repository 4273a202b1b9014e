import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { cardOf, named, openDesk, shownNames, stubDesk } from './contact-desk';
import { findSuccess } from './render-admin';
import { KEY } from './stub-data';

const [HOPPER, MURRAY] = [named('Hopper'), named('Murray', { email: 'Jim@Example.com' })];

async function renderOpen(query = '') {
  const data = stubDesk(HOPPER, MURRAY);
  data.getContact.mockResolvedValue(MURRAY);
  data.countContacts.mockImplementation(({ email } = {}) => Promise.resolve(email ? 3 : 9));
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).toContain('Grace Hopper'));
  return { ...view, data };
}

const opened = () => within(screen.getByRole('region', { name: 'Inquiry MURR-AY' }));

it('the address of an inquiry opens it, without taking the focus; leads to all of the same email address', async () => {
  const { user, data } = await renderOpen('?id=murray');
  expect(await opened().findByRole('article', { name: 'Grace Murray' })).toBeInTheDocument();
  expect(data.getContact).toHaveBeenCalledExactlyOnceWith('murray');
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).not.toHaveFocus();
  await user.click(opened().getByText('All from this address (3)'));
  const request = { email: 'Jim@Example.com', size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(request));
});

it('says where there is no such inquiry, and where it can’t be read, which can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch the inquiry \(TimeoutError\)/);
  const data = stubDesk();
  data.getContact.mockRejectedValueOnce(new TimeoutError());
  const { user } = openDesk('?id=murray');
  expect(await screen.findByText(/The inquiry couldn’t be loaded/)).toBeInTheDocument();
  await user.click(opened().getByText('Try again'));
  expect(await screen.findByText(/There’s no inquiry MURR-AY/)).toBeInTheDocument();
});

it('erases a person’s data, also from the trash, after a confirmation with the number', async () => {
  const { user, data } = await renderOpen('?id=murray');
  await user.click(await opened().findByText('Erase this person’s data'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person’s data?' }));
  expect(dialog.getByText('Keep')).toHaveFocus();
  expect(dialog.getByText(/^Found 3 inquiries from Jim@Example.com\./)).toHaveTextContent(
    'Inquiries sent under another spelling of the address won’t be erased.',
  );
  const left = { contacts: [[named('Second'), MURRAY]], deletedContacts: [[named('Deleted')]] };
  data.listByEmail.mockImplementation((from, email) =>
    email === MURRAY.email
      ? Promise.resolve(left[from].shift() ?? [])
      : Promise.reject(new Error(`asked for ${email}`)),
  );
  await user.click(dialog.getByText('Erase 3 inquiries'));
  const toast = await findSuccess('3 inquiries erased');
  expect(data.eraseContact.mock.calls).toEqual([
    [KEY, 'contacts', 'second'],
    [KEY, 'contacts', 'murray'],
    [KEY, 'deletedContacts', 'deleted'],
  ]);
  expect(toast.queryByText('Undo')).toBeNull();
});

it('says on the cards of inquiries with the same reference how to tell them apart', async () => {
  const data = stubDesk(named('Hoppernow1'), MURRAY);
  // Found by its URL only.
  data.getContact.mockResolvedValue(named('Hoppernow2'));
  openDesk('?id=hoppernow2');
  await screen.findByRole('article', { name: 'Grace Hoppernow2' });
  for (const name of ['Hoppernow1', 'Hoppernow2']) {
    expect(cardOf(name)).toHaveTextContent(
      'Another inquiry also has the reference HOPP-ERNO. Use the name or email address to tell them apart.',
    );
  }
  expect(cardOf('Murray')).not.toHaveTextContent('Another inquiry');
});
