import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { expectConsoleErrors } from '../support/console-errors';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

async function renderDesk(query = '') {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(named('Hopper'), named('Murray')));
  data.searchContacts.mockResolvedValue({ contacts: [named('Kelly')], hasMore: false });
  const view = renderAdmin(<ContactsPage />, DESK_PATH + query);
  await waitFor(() => expect(shownNames()).not.toEqual([]));
  return { ...view, data, search: screen.getByLabelText('Search') };
}

it('Enter searches the database for what was typed, and Clear search returns to the list', async () => {
  const { user, data, search, fill } = await renderDesk();
  await fill(search, ' kel ');
  expect(data.searchContacts).not.toHaveBeenCalled();
  await user.type(search, '{Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kelly']));
  expect(data.searchContacts).toHaveBeenCalledExactlyOnceWith('kel');
  expect(search).toHaveAccessibleDescription('1 found among all inquiries');
  await user.click(screen.getByText('Clear search'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  expect(screen.queryByText('Clear search')).not.toBeInTheDocument();
});

it('a search is in the address, and typing filters what it has found', async () => {
  const { data, search, fill, user } = await renderDesk('?q=gra');
  expect(search).toHaveValue('gra');
  expect(data.searchContacts).toHaveBeenCalledExactlyOnceWith('gra');
  expect(data.listContacts).not.toHaveBeenCalled();
  await fill(search, 'nobody');
  await waitFor(() => expect(shownNames()).toEqual([]));
  await user.click(screen.getByText('Search all inquiries'));
  await waitFor(() => expect(data.searchContacts).toHaveBeenLastCalledWith('nobody'));
});

it('says where more was found than is shown, and where nothing was', async () => {
  const { data, search, fill, user } = await renderDesk();
  data.searchContacts.mockResolvedValueOnce({ contacts: [named('Kelly')], hasMore: true });
  await fill(search, 'g');
  await user.click(screen.getByText('Search all inquiries'));
  await waitFor(() =>
    expect(search).toHaveAccessibleDescription(
      '1 found, and there are more. Type more of the name, email, company, or reference.',
    ),
  );
  data.searchContacts.mockResolvedValueOnce({ contacts: [], hasMore: false });
  await fill(search, 'xyz');
  await user.click(screen.getByText('Search all inquiries'));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(search).toHaveAccessibleDescription('0 found among all inquiries');
});

it('a search that fails says so and can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const { data, search, fill, user } = await renderDesk();
  data.searchContacts.mockRejectedValueOnce(new TimeoutError());
  await fill(search, 'kelly');
  await user.click(screen.getByText('Search all inquiries'));
  await findNotification('destructive', 'Error', 'Failed to fetch contacts');
  await user.click(await screen.findByText('Try again'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kelly']));
  expect(search).toHaveValue('kelly');
});

it('choosing a status leaves the search', async () => {
  const { data, user } = await renderDesk('?q=kelly');
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']));
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith({
    status: 'closed',
    size: 50,
    start: null,
  });
});

it('Enter again asks the database again, as does a list or search that is shown again', async () => {
  const { data, search, user } = await renderDesk();
  await user.type(search, 'kel{Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kelly']));
  data.searchContacts.mockResolvedValue({ contacts: [named('Kell')], hasMore: false });
  await user.type(search, '{Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kell']));
  data.listContacts.mockResolvedValue(lastPage(named('New')));
  await user.click(screen.getByText('Clear search'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace New']));
  data.searchContacts.mockResolvedValue({ contacts: [named('Kelvin')], hasMore: false });
  await user.type(search, 'kel{Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kelvin']));
});
