import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { expectShown, inCard, named, renderDesk } from './contact-desk';
import { lastPage } from './stub-data';

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
