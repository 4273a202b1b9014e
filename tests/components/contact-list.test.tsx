import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { VISITOR_FIELDS } from '@/domain/contact-fields';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import {
  cardOf,
  expectShown,
  inCard,
  named,
  NEXT,
  openDesk,
  renderDesk,
  shownNames,
  stubDesk,
  stubPages,
} from './contact-desk';
import { FILLED_IN } from '../support/sample-documents';
import { findFailure } from './render-admin';
import { hold, lastPage } from './stub-data';

const failure = (code: string) => Object.assign(new Error(), { code });
const failedToFetch = (code: string) => new RegExp(`^Failed to fetch contacts \\(${code}\\)`);

it('shows a loading text and the counts of all inquiries and of each status, and moves no focus', async () => {
  const data = stubDesk();
  const release = hold(data.listContacts, lastPage(named('Hopper')));
  const counts = { new: 3, contacted: 2, closed: 1 };
  data.countContacts.mockImplementation(({ status } = {}) =>
    Promise.resolve(status ? counts[status] : 7),
  );
  openDesk();
  expect(await screen.findByRole('heading', { name: 'Contact Management' })).toBeInTheDocument();
  expect(screen.getByText('Loading contacts...')).toBeInTheDocument();
  expect(await screen.findByText('7 total inquiries')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'New Inquiries' })).toHaveTextContent('3');
  expect(screen.getByRole('group', { name: 'In Progress' })).toHaveTextContent('2');
  expect(screen.getByRole('group', { name: 'Completed' })).toHaveTextContent('1');
  release();
  await expectShown('Hopper');
  expect(document.body).toHaveFocus();
});

it('a card shows every stored field, email and phone as links; each control has a name of its own', async () => {
  const contact = named('Hopper', {
    ...FILLED_IN,
    phone: '+1 (212) 555-0119',
    message: 'One line\nand another',
    status: 'contacted',
    note: 'Call',
    createdAt: new Date(2024, 2, 5, 14, 30),
  });
  await renderDesk([contact]);
  const card = inCard('Hopper');
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
  expect(card.getByText('Call')).toBeInTheDocument();
  const names = [
    'Select Grace Hopper',
    'Grace Hopper',
    'grace@example.com',
    '+1 (212) 555-0119',
    'Status of Grace Hopper Contacted',
    'Reply to Grace Hopper',
    'Edit note on Grace Hopper',
    'Copy reference HOPP-ER',
    'Delete the inquiry of Grace Hopper',
  ];
  const controls = [...cardOf('Hopper').querySelectorAll('a, button, input, select')];
  expect(controls).toHaveLength(names.length);
  controls.forEach((control, index) => expect(control).toHaveAccessibleName(names[index]));
});

it('a card leaves out missing fields and shows an unknown status as it is stored', async () => {
  await renderDesk([named('Hopper', { status: 'on hold' })]);
  const card = inCard('Hopper');
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'grace@example.com',
  ]);
  expect(card.getByRole('combobox')).toHaveTextContent(/^on hold$/);
});

it('an unknown status or order shows the whole list, newest first, which may be empty', async () => {
  const data = stubDesk();
  openDesk('?status=odd&order=sideways');
  expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
  expect(screen.getByText('Contact form submissions will appear here')).toBeInTheDocument();
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith({ size: 50, start: null });
  for (const name of ['All', 'Newest first'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
});

it('lists the chosen status only, which may have none, and marks it among the views', async () => {
  const { data } = await renderDesk([], '?status=closed');
  expect(await screen.findByText('No closed inquiries')).toBeInTheDocument();
  expect(data.listContacts).toHaveBeenLastCalledWith({ status: 'closed', size: 50, start: null });
  const filter = within(screen.getByRole('navigation', { name: 'Filter by status' }));
  expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual(
    'All, New, Contacted, Closed, Due, Possible spam, Deleted'.split(', '),
  );
  expect(filter.getByText('Closed')).toHaveAttribute('aria-current', 'true');
});

it('reads 50 inquiries at a time; the search covers what is loaded and says so', async () => {
  const data = stubDesk();
  const kelly = named('Kelly', { note: 'Knows our CEO.' });
  stubPages(data, [named('Hopper'), named('Murray')], [kelly]);
  const { user, fill } = openDesk();
  await expectShown('Hopper', 'Murray');
  expect(data.listContacts).toHaveBeenCalledExactlyOnceWith({ size: 50, start: null });
  const search = screen.getByLabelText('Search');
  expect(search).toHaveAccessibleDescription('Searches the 2 inquiries loaded so far');
  await fill(search, 'kelly GRACE');
  expect(shownNames()).toEqual([]);
  expect(
    screen.getByText('None of the inquiries loaded so far contains these words.'),
  ).toBeInTheDocument();
  await user.click(screen.getByText('Load more'));
  await expectShown('Kelly');
  expect(data.listContacts).toHaveBeenLastCalledWith({ size: 50, start: NEXT });
  expect(search).toHaveAccessibleDescription('Searches the 3 inquiries loaded so far: 1 found');
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  await fill(search, 'our ceo');
  expect(shownNames()).toEqual(['Grace Kelly']);
  await fill(search, '');
  expect(shownNames()).toEqual(['Grace Hopper', 'Grace Murray', 'Grace Kelly']);
});

it('a list, and then a next page, that can’t be loaded can be tried again; the others stay', async () => {
  expectConsoleErrors(/^Failed to fetch contacts \(TimeoutError\)/);
  const data = stubDesk(named('Kelly'));
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  data.listContacts.mockResolvedValueOnce({ items: [named('Hopper')], next: { after: 1 } });
  data.listContacts.mockRejectedValueOnce(new TimeoutError());
  const { user } = openDesk();
  const failed = await findFailure('Failed to fetch contacts');
  await user.click(failed.getByRole('button', { name: 'Dismiss' }));
  await user.click(await screen.findByText('Try again'));
  await user.click(await screen.findByText('Load more'));
  await findFailure('Failed to fetch contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('More inquiries could not be loaded.');
  expect(shownNames()).toEqual(['Grace Hopper']);
  await user.click(screen.getByText('Load more'));
  await expectShown('Hopper', 'Kelly');
});

it('shows the list also when the counts can’t be read, each of which is logged', async () => {
  expectConsoleErrors(...['new', 'contacted', 'closed', 'total'].map(failedToFetch));
  const data = stubDesk(named('Hopper'));
  data.countContacts.mockImplementation(({ status } = {}) =>
    Promise.reject(failure(status ?? 'total')),
  );
  openDesk();
  await findFailure('Failed to fetch contacts');
  await waitFor(() => expect(screen.getAllByText('Not available')).toHaveLength(3));
  expect(shownNames()).toEqual(['Grace Hopper']);
});

/** Just less than so many hours ago. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 + 60_000);

it('each new inquiry says how long until its reply is due, and an answered one how long it took; new again, it is reopened, never due', async () => {
  const answered = { createdAt: hoursAgo(90), responseMinutes: 300 };
  await renderDesk([
    named('Early', { createdAt: hoursAgo(FIRM.responseHours - 1) }),
    named('Late', { createdAt: hoursAgo(FIRM.responseHours + 49) }),
    named('Done', { ...answered, status: 'contacted' }),
    named('Again', { ...answered, status: 'new' }),
  ]);
  expect(inCard('Early').getByText('reply due in 1 hour')).not.toHaveClass('text-danger');
  expect(inCard('Late').getByText('overdue by 2 days')).toHaveClass('text-danger');
  // Before text that is in no element with a role, Orca repeats the name of the card. Firefox gives a flex box none.
  expect(inCard('Late').getByText('overdue by 2 days', { selector: 'p' })).not.toHaveClass(/flex/);
  expect(inCard('Done').queryByText(/due/)).not.toBeInTheDocument();
  expect(inCard('Done').getByText('Answered after 5 hours')).toBeInTheDocument();
  expect(inCard('Again').getByText('reopened')).not.toHaveClass('text-danger');
  expect(inCard('Again').getByText('Answered after 5 hours')).toBeInTheDocument();
  expect(inCard('Again').queryByText(/due/)).not.toBeInTheDocument();
});

it('the oldest first, of the chosen status, too; Due lists the new ones, the most urgent first', async () => {
  const { user, data } = await renderDesk([], '?status=closed');
  await user.click(await screen.findByRole('link', { name: 'Oldest first' }));
  const request = { status: 'closed', order: 'oldest', size: 50, start: null };
  await waitFor(() => expect(data.listContacts).toHaveBeenLastCalledWith(request));
  await user.click(screen.getByRole('link', { name: 'Due' }));
  expect(await screen.findByText('Nothing is due')).toBeInTheDocument();
  const due = { ...request, status: 'new', isDue: true };
  expect(data.listContacts).toHaveBeenLastCalledWith(due);
  expect(screen.queryByRole('navigation', { name: 'Order' })).not.toBeInTheDocument();
});

it('“Possible spam” shows only what looks like spam, with the reasons', async () => {
  const message = 'https://a.example https://b.example https://c.example';
  const { user, data } = await renderDesk([named('Honest'), named('Spam', { message })]);
  expect(inCard('Honest').queryByText('Looks like spam:')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Possible spam' }));
  await expectShown('Spam');
  expect(inCard('Spam').getByText(/3 links in the message/)).toBeInTheDocument();
  data.listContacts.mockResolvedValue(lastPage(named('Honest')));
  await user.click(screen.getByText('Refresh'));
  expect(
    await screen.findByText('None of the inquiries loaded so far looks like spam.'),
  ).toBeInTheDocument();
});

it('the summary cards lead to their inquiries', async () => {
  const { user } = await renderDesk([]);
  for (const [summary, view] of [
    ['New Inquiries', 'New'],
    ['In Progress', 'Contacted'],
    ['Completed', 'Closed'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: summary }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'true'),
    );
  }
});
