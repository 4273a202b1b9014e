import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

/** Just less than so many hours ago. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 + 60_000);
const card = (name: string) => within(screen.getByRole('article', { name }));

it('each new inquiry says how long until its reply is due, and an answered one how long it took', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(
    lastPage(
      named('Early', { createdAt: hoursAgo(FIRM.responseHours - 1) }),
      named('Late', { createdAt: hoursAgo(FIRM.responseHours + 49) }),
      named('Done', { createdAt: hoursAgo(90), status: 'contacted', responseMinutes: 300 }),
    ),
  );
  renderAdmin(<ContactsPage />, DESK_PATH);
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  expect(card('Grace Early').getByText('reply due in 1 hour')).not.toHaveClass('text-danger');
  expect(card('Grace Late').getByText('overdue by 2 days')).toHaveClass('text-danger');
  // Before text that is in no element with a role, Orca repeats the name of the card. Firefox gives a flex box none.
  expect(card('Grace Late').getByText('overdue by 2 days', { selector: 'p' })).not.toHaveClass(
    /flex/,
  );
  expect(card('Grace Done').queryByText(/due/)).not.toBeInTheDocument();
  expect(card('Grace Done').getByText('Answered after 5 hours')).toBeInTheDocument();
});

it('an answered inquiry that is new again is reopened, never due', async () => {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(
    lastPage(named('Again', { createdAt: hoursAgo(99), status: 'new', responseMinutes: 300 })),
  );
  renderAdmin(<ContactsPage />, DESK_PATH);
  await waitFor(() => expect(shownNames()).toHaveLength(1));
  expect(card('Grace Again').getByText('reopened')).not.toHaveClass('text-danger');
  expect(card('Grace Again').getByText('Answered after 5 hours')).toBeInTheDocument();
  expect(card('Grace Again').queryByText(/due/)).not.toBeInTheDocument();
});

it('Due lists the new ones, the most urgent first', async () => {
  const data = stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<ContactsPage />, DESK_PATH);
  await user.click(await screen.findByRole('link', { name: 'Due' }));
  expect(await screen.findByText('Nothing is due')).toBeInTheDocument();
  expect(data.listContacts).toHaveBeenLastCalledWith({
    status: 'new',
    order: 'oldest',
    isDue: true,
    size: 50,
    start: null,
  });
  expect(screen.queryByRole('navigation', { name: 'Order' })).not.toBeInTheDocument();
});

it('Due reads on where none of a page is due', async () => {
  const data = stubData(ADMINISTRATOR);
  const next = { after: 1 };
  data.listContacts.mockImplementation(({ start }) =>
    Promise.resolve(start ? lastPage(named('Late')) : { items: [], next }),
  );
  renderAdmin(<ContactsPage />, `${DESK_PATH}?view=due`);
  await waitFor(() => expect(shownNames()).toEqual(['Grace Late']));
});

it('lists the oldest first where that is chosen, of the chosen status, too', async () => {
  const data = stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<ContactsPage />, `${DESK_PATH}?status=closed`);
  await user.click(await screen.findByRole('link', { name: 'Oldest first' }));
  await waitFor(() =>
    expect(data.listContacts).toHaveBeenLastCalledWith({
      status: 'closed',
      order: 'oldest',
      size: 50,
      start: null,
    }),
  );
});

it('“Possible spam” shows only what looks like spam, with the reasons', async () => {
  const data = stubData(ADMINISTRATOR);
  const message = 'https://a.example https://b.example https://c.example';
  data.listContacts.mockResolvedValue(lastPage(named('Honest'), named('Spam', { message })));
  const { user } = renderAdmin(<ContactsPage />, DESK_PATH);
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  expect(card('Grace Honest').queryByText('Looks like spam:')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Possible spam' }));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Spam']));
  expect(card('Grace Spam').getByText(/3 links in the message/)).toBeInTheDocument();
  data.listContacts.mockResolvedValue(lastPage(named('Honest')));
  await user.click(screen.getByText('Refresh'));
  expect(
    await screen.findByText('None of the inquiries loaded so far looks like spam.'),
  ).toBeInTheDocument();
});

it('the summary cards lead to their inquiries', async () => {
  stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<ContactsPage />, DESK_PATH);
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
