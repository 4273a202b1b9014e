import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR_FIELDS } from '@/domain/contact-fields';
import { TimeoutError } from '@/domain/errors';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { FILLED_IN } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const PATH = '/admin/contacts';

/** Names of the listed inquiries. */
const names = () => [...document.querySelectorAll('article h2')].map((name) => name.textContent);

const failure = (code: string) => Object.assign(new Error(), { code });
const failedToFetch = (code: string) => new RegExp(`^Failed to fetch contacts \\(${code}\\)`);

const named = (lastName: string) => storedContact(lastName, { lastName });

it('shows a loading text and the counts of all inquiries and of each status', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  data.listContacts.mockReturnValue(released.then(() => lastPage(storedContact('one'))));
  const counts = { new: 3, contacted: 2, closed: 1 };
  data.countContacts.mockImplementation(({ status } = {}) =>
    Promise.resolve(status ? counts[status] : 7),
  );
  renderAdmin(<ContactsPage />, PATH);
  expect(await screen.findByRole('heading', { name: 'Contact Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading contacts...')).toBeInTheDocument();
  expect(await screen.findByText('7 total inquiries')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'New Inquiries' })).toHaveTextContent('3');
  expect(screen.getByRole('group', { name: 'In Progress' })).toHaveTextContent('2');
  expect(screen.getByRole('group', { name: 'Completed' })).toHaveTextContent('1');
  release();
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']));
});

it('reading the list leaves the focus where it is', async () => {
  const data = stubData(ADMINISTRATOR);
  const { released, release } = deferred();
  data.listContacts.mockReturnValue(released.then(() => lastPage(storedContact('one'))));
  renderAdmin(<ContactsPage />, PATH);
  await screen.findByText('Loading contacts...');
  release();
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']));
  expect(document.body).toHaveFocus();
});

it('a card shows every stored field, email and phone as links', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(
    lastPage(
      storedContact('one', {
        ...FILLED_IN,
        phone: '+1 (212) 555-0119',
        message: 'One line\nand another',
        status: 'contacted',
        createdAt: new Date(2024, 2, 5, 14, 30),
      }),
    ),
  );
  renderAdmin(<ContactsPage />, PATH);
  const card = within(await screen.findByRole('article', { name: 'Grace Hopper' }));
  expect(card.getByText('grace@example.com')).toHaveAttribute('href', 'mailto:grace@example.com');
  expect(card.getByText('+1 (212) 555-0119')).toHaveAttribute('href', 'tel:+12125550119');
  for (const { name, kind } of VISITOR_FIELDS) {
    if (kind === 'line') expect(card.getByText(FILLED_IN[name])).toBeInTheDocument();
  }
  expect(card.getByText('Interested in System Upgrades')).toBeInTheDocument();
  expect(card.getByText('Mar 05, 2024 at 14:30')).toBeInTheDocument();
  expect(card.getByText(/^One line/).textContent).toBe('One line\nand another');
  expect(card.getByText('contacted')).toHaveClass('bg-badge-yellow');
  expect(card.getByLabelText('Status of Grace Hopper')).toHaveTextContent(/^Contacted$/);
});

it('a card leaves out missing fields and shows an unknown status as it is stored', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(storedContact('one', { status: 'on hold' })));
  renderAdmin(<ContactsPage />, PATH);
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'grace@example.com',
  ]);
  expect(card.getByRole('combobox')).toHaveTextContent(/^on hold$/);
});

it('shows the empty state of all inquiries, and another one for a status without any', async () => {
  const data = stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<ContactsPage />, PATH);
  expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
  expect(screen.getByText('Contact form submissions will appear here')).toBeInTheDocument();
  await user.click(screen.getByText('Closed'));
  expect(await screen.findByText('No closed inquiries')).toBeInTheDocument();
  expect(data.listContacts).toHaveBeenLastCalledWith({ status: 'closed', size: 50, start: null });
});

it('lists the chosen status only, and all again', async () => {
  const data = stubData(ADMINISTRATOR);
  const all = [storedContact('one'), storedContact('two', { lastName: 'Late', status: 'closed' })];
  data.listContacts.mockImplementation(({ status }) =>
    Promise.resolve(lastPage(...all.filter((contact) => !status || contact.status === status))),
  );
  const { user } = renderAdmin(<ContactsPage />, `${PATH}?status=closed`);
  await waitFor(() => expect(names()).toEqual(['Grace Late']));
  const filter = within(screen.getByRole('navigation', { name: 'Filter by status' }));
  const links = filter.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'All',
    'New',
    'Contacted',
    'Closed',
    'Due',
    'Possible spam',
    'Deleted',
  ]);
  expect(filter.getByText('Closed')).toHaveAttribute('aria-current', 'true');
  await user.click(filter.getByText('New'));
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']));
  await user.click(filter.getByText('All'));
  await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Grace Late']));
  expect(filter.getByText('All')).toHaveAttribute('aria-current', 'true');
});

it('reads 50 inquiries at a time; the search covers what is loaded and says so', async () => {
  const data = stubData(ADMINISTRATOR);
  const next = { after: 'Murray' };
  data.listContacts.mockImplementation(({ start }) =>
    Promise.resolve(
      start ? lastPage(named('Kelly')) : { items: [named('Hopper'), named('Murray')], next },
    ),
  );
  const { user, fill } = renderAdmin(<ContactsPage />, PATH);
  await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Grace Murray']));
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith({ size: 50, start: null });
  const search = screen.getByLabelText('Search');
  expect(search).toHaveAccessibleDescription('Searches the 2 inquiries loaded so far');
  await fill(search, 'kelly GRACE');
  expect(names()).toEqual([]);
  expect(
    screen.getByText('None of the inquiries loaded so far contains these words.'),
  ).toBeInTheDocument();
  await user.click(screen.getByText('Load more'));
  await waitFor(() => expect(names()).toEqual(['Grace Kelly']));
  expect(data.listContacts).toHaveBeenLastCalledWith({ size: 50, start: next });
  expect(search).toHaveAccessibleDescription('Searches the 3 inquiries loaded so far: 1 found');
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  await fill(search, '');
  expect(names()).toEqual(['Grace Hopper', 'Grace Murray', 'Grace Kelly']);
});

it('a next page that can’t be loaded keeps the others and can be tried again', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValueOnce({ items: [named('Hopper')], next: { after: 1 } });
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  data.listContacts.mockResolvedValue(lastPage(named('Kelly')));
  const { user } = renderAdmin(<ContactsPage />, PATH);
  await user.click(await screen.findByText('Load more'));
  await findNotification('destructive', 'Error', 'Failed to fetch contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('More inquiries could not be loaded.');
  expect(names()).toEqual(['Grace Hopper']);
  await user.click(screen.getByText('Load more'));
  await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Grace Kelly']));
});

it('reports a failed read and can try again', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  data.listContacts.mockResolvedValue(lastPage(storedContact('one')));
  const { user } = renderAdmin(<ContactsPage />, PATH);
  await findNotification('destructive', 'Error', 'Failed to fetch contacts');
  await user.click(await screen.findByText('Try again'));
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']));
});

it('shows the list also when the counts can’t be read, each of which is logged', async () => {
  expectConsoleErrors(...['new', 'contacted', 'closed', 'total'].map(failedToFetch));
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(storedContact('one')));
  data.countContacts.mockImplementation(({ status } = {}) =>
    Promise.reject(failure(status ?? 'total')),
  );
  renderAdmin(<ContactsPage />, PATH);
  await findNotification('destructive', 'Error', 'Failed to fetch contacts');
  await waitFor(() => expect(screen.getAllByText('Not available')).toHaveLength(3));
  expect(names()).toEqual(['Grace Hopper']);
});
