import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, named, openDesk, shownNames, stubDesk } from './contact-desk';
import { findFailure } from './render-admin';
import { lastPage } from './stub-data';

async function renderSearch(query = '') {
  const data = stubDesk(named('Hopper'), named('Murray'));
  data.searchContacts.mockResolvedValue({ contacts: [named('Kelly')], hasMore: false });
  const view = openDesk(query);
  await waitFor(() => expect(shownNames()).not.toEqual([]));
  return { ...view, data, search: screen.getByLabelText('Search') };
}

it('pressing Enter always searches the database, and “Clear search” reloads the full list', async () => {
  const { user, data, search, fill } = await renderSearch();
  await fill(search, ' kel ');
  expect(data.searchContacts).not.toHaveBeenCalled();
  await user.type(search, '{Enter}');
  await expectShown('Kelly');
  expect(data.searchContacts).toHaveBeenCalledExactlyOnceWith('kel');
  expect(search).toHaveAccessibleDescription('1 found among all inquiries');
  data.searchContacts.mockResolvedValue({ contacts: [named('Kell')], hasMore: false });
  await user.type(search, '{Enter}');
  await expectShown('Kell');
  data.listContacts.mockResolvedValue(lastPage(named('New')));
  await user.click(screen.getByText('Clear search'));
  await expectShown('New');
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  expect(screen.queryByText('Clear search')).not.toBeInTheDocument();
  data.searchContacts.mockResolvedValue({ contacts: [named('Kelvin')], hasMore: false });
  await user.type(search, 'kel{Enter}');
  await expectShown('Kelvin');
});

it('the desk runs the search in the URL, typing filters the results, and selecting a status ends the search', async () => {
  const { data, search, fill, user } = await renderSearch('?q=gra');
  expect(search).toHaveValue('gra');
  expect(data.searchContacts).toHaveBeenCalledExactlyOnceWith('gra');
  expect(data.listContacts).not.toHaveBeenCalled();
  await fill(search, 'nobody');
  await expectShown();
  await user.click(screen.getByText('Search all inquiries'));
  await waitFor(() => expect(data.searchContacts).toHaveBeenLastCalledWith('nobody'));
  await user.click(screen.getByRole('link', { name: /^Completed/ }));
  await expectShown('Hopper', 'Murray');
  expect(search).toHaveValue('');
  const closed = { status: 'closed', size: 50, start: null };
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith(closed);
});

it('a failed search can be retried, and the search says if there are more results or none at all', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const { data, search, fill, user } = await renderSearch();
  data.searchContacts.mockRejectedValueOnce(new TimeoutError());
  data.searchContacts.mockResolvedValueOnce({ contacts: [named('Kelly')], hasMore: true });
  await fill(search, 'g');
  await user.click(screen.getByText('Search all inquiries'));
  await findFailure('Failed to fetch contacts');
  await user.click(await screen.findByText('Try again'));
  await expectShown('Kelly');
  expect(search).toHaveValue('g');
  expect(search).toHaveAccessibleDescription(
    '1 found, and there are more. Type more of the name, email, company, or reference.',
  );
  data.searchContacts.mockResolvedValueOnce({ contacts: [], hasMore: false });
  await fill(search, 'xyz');
  await user.click(screen.getByText('Search all inquiries'));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(search).toHaveAccessibleDescription('0 found among all inquiries');
});
