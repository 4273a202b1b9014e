import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { named, openDesk, shownNames, stubDesk } from './contact-desk';
import { findNotification } from './find-notification';
import { lastPage } from './stub-data';

async function renderSearch(query = '') {
  const data = stubDesk(named('Hopper'), named('Murray'));
  data.searchContacts.mockResolvedValue({ contacts: [named('Kelly')], hasMore: false });
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).not.toEqual([]));
  return { ...view, data, search: screen.getByLabelText('Search') };
}

it('Enter searches the database for what was typed, and Clear search returns to the list', async () => {
  const { user, data, search, fill } = await renderSearch();
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

it('a search is in the address, typing filters what it has found, and choosing a status leaves it', async () => {
  const { data, search, fill, user } = await renderSearch('?q=gra');
  expect(search).toHaveValue('gra');
  expect(data.searchContacts).toHaveBeenCalledExactlyOnceWith('gra');
  expect(data.listContacts).not.toHaveBeenCalled();
  await fill(search, 'nobody');
  await waitFor(() => expect(shownNames()).toEqual([]));
  await user.click(screen.getByText('Search all inquiries'));
  await waitFor(() => expect(data.searchContacts).toHaveBeenLastCalledWith('nobody'));
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray']));
  expect(search).toHaveValue('');
  const closed = { status: 'closed', size: 50, start: null };
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith(closed);
});

it('says where more was found than is shown, and where nothing was', async () => {
  const { data, search, fill, user } = await renderSearch();
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
  const { data, search, fill, user } = await renderSearch();
  data.searchContacts.mockRejectedValueOnce(new TimeoutError());
  await fill(search, 'kelly');
  await user.click(screen.getByText('Search all inquiries'));
  await findNotification('destructive', 'Error', 'Failed to fetch contacts');
  await user.click(await screen.findByText('Try again'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kelly']));
  expect(search).toHaveValue('kelly');
});

it('Enter again asks the database again, as does a list or search that is shown again', async () => {
  const { data, search, user } = await renderSearch();
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
