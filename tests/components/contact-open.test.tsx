import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { expectConsoleErrors } from '../support/console-errors';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, KEY, lastPage, stubData } from './stub-data';

const [HOPPER, MURRAY] = [named('Hopper'), named('Murray', { email: 'Jim@Example.com' })];

async function renderDesk(query = '') {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(HOPPER, MURRAY));
  data.getContact.mockResolvedValue(MURRAY);
  data.countContacts.mockImplementation(({ email } = {}) => Promise.resolve(email ? 3 : 9));
  const view = renderAdmin(<ContactsPage />, DESK_PATH + query);
  await waitFor(() => expect(shownNames()).toContain('Grace Hopper'));
  return { ...view, data };
}

const opened = () => within(screen.getByRole('region', { name: 'Inquiry MURR-AY' }));

it('its name opens an inquiry above the list, once, with the focus, and Close returns', async () => {
  const { user } = await renderDesk();
  expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']);
  await user.click(screen.getByRole('link', { name: 'Grace Murray' }));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Murray', 'Grace Hopper']));
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).toHaveFocus();
  await user.click(opened().getByRole('link', { name: 'Close inquiry MURR-AY' }));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']));
});

it('the address of an inquiry opens it, without taking the focus', async () => {
  const { data } = await renderDesk('?id=murray');
  expect(await opened().findByRole('article', { name: 'Grace Murray' })).toBeInTheDocument();
  expect(data.getContact).toHaveBeenCalledExactlyOnceWith('murray');
  expect(screen.getByRole('region', { name: 'Inquiry MURR-AY' })).not.toHaveFocus();
});

it('says where there is no such inquiry, and where it can’t be read, which can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch the inquiry \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.getContact.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderAdmin(<ContactsPage />, `${DESK_PATH}?id=murray`);
  expect(await screen.findByText(/The inquiry couldn’t be loaded/)).toBeInTheDocument();
  await user.click(opened().getByText('Try again'));
  expect(await screen.findByText(/There’s no inquiry MURR-AY/)).toBeInTheDocument();
});

it('leads to all inquiries of the same address', async () => {
  const { user, data } = await renderDesk('?id=murray');
  await user.click(await opened().findByText('All from this address (3)'));
  await waitFor(() =>
    expect(data.listContacts).toHaveBeenLastCalledWith({
      email: 'Jim@Example.com',
      size: 50,
      start: null,
    }),
  );
});

it('erases a person’s data, also from the trash, after a confirmation with the number', async () => {
  const { user, data } = await renderDesk('?id=murray');
  await user.click(await opened().findByText('Erase this person’s data'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Erase this person’s data?' }));
  expect(dialog.getByText(/^Found 3 inquiries from Jim@Example.com\./)).toHaveTextContent(
    'Inquiries sent under another spelling of the address won’t be erased.',
  );
  data.listByEmail
    .mockResolvedValueOnce([HOPPER, MURRAY, named('Third')])
    .mockResolvedValueOnce([]);
  data.listByEmail.mockResolvedValueOnce([named('Deleted')]);
  await user.click(dialog.getByText('Erase 3 inquiries'));
  const toast = await findNotification('default', 'Success', '4 inquiries erased');
  expect(data.eraseContact.mock.calls).toEqual([
    ...['hopper', 'murray', 'third'].map((id) => [KEY, 'contacts', id]),
    [KEY, 'deletedContacts', 'deleted'],
  ]);
  expect(toast.queryByText('Undo')).toBeNull();
});

it('says on the cards of inquiries with the same reference how to tell them apart', async () => {
  const data = stubData(ADMINISTRATOR);
  const [first, second] = [named('Hoppernow1'), named('Hoppernow2')];
  data.listContacts.mockResolvedValue(lastPage(first, MURRAY));
  // Found by its URL only.
  data.getContact.mockResolvedValue(second);
  renderAdmin(<ContactsPage />, `${DESK_PATH}?id=hoppernow2`);
  await screen.findByRole('article', { name: 'Grace Hoppernow2' });
  for (const name of ['Grace Hoppernow1', 'Grace Hoppernow2']) {
    expect(screen.getByRole('article', { name })).toHaveTextContent(
      'Another inquiry also has the reference HOPP-ERNO. Use the name or email address to tell them apart.',
    );
  }
  expect(screen.getByRole('article', { name: 'Grace Murray' })).not.toHaveTextContent(
    'Another inquiry',
  );
});
