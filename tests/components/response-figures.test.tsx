import { screen, waitFor, within } from '@testing-library/react';
import { startOfWeek, subWeeks } from 'date-fns';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { TimeoutError } from '@/domain/errors';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { formatDay } from '@/lib/dates';
import { storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const IN_TIME = `Replied within ${FIRM.figures.response}`;
const HOUR = 3_600_000;
const NOW = new Date();
const THIS_MONDAY = startOfWeek(NOW, { weekStartsOn: 1 });
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const replied = (createdAt: Date, hours: number) =>
  storedContact('replied', {
    ...{ status: 'closed', createdAt, contactedAt: new Date(createdAt.getTime() + hours * HOUR) },
  });

/** 23 replies on time and 2 late ones; 5.5 hours on average. */
const INQUIRIES = [
  ...Array.from({ length: 23 }, () => replied(ago(5 * 24), 3.5)),
  ...[replied(ago(6 * 24), 28), replied(ago(6 * 24), 29)],
];

async function renderFigures(prepare: (data: ReturnType<typeof stubData>) => unknown = () => null) {
  const data = stubData(ADMINISTRATOR);
  data.listContacts.mockResolvedValue(lastPage(...INQUIRIES));
  prepare(data);
  const { user } = renderAdmin(<DashboardPage />, '/admin/dashboard');
  const region = await screen.findByRole('region', { name: 'Response time' });
  const figure = (label: string) =>
    within(within(region).getByText(label).closest('div') as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  const loaded = () => waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
  return { data, user, region, figure, loaded };
}

it('the dashboard shows the share of on-time replies in the last 30 days and the average response time', async () => {
  const old = replied(ago(31 * 24), 100);
  const { data, region, figure, loaded } = await renderFigures(({ listContacts }) =>
    listContacts.mockResolvedValue(lastPage(...INQUIRIES, old)),
  );
  await loaded();
  expect(within(region).getByText(/^Last 30 days/)).toBeInTheDocument();
  expect(figure(IN_TIME)).toEqual(['92%', '23 of 25 inquiries']);
  expect(figure('Average time to reply')[0]).toBe('5.5 hours');
  expect(data.listContacts.mock.calls).toEqual([[{ size: 1000, from: subWeeks(THIS_MONDAY, 11) }]]);
  expect(within(region).queryByText(/newest 1,000/)).not.toBeInTheDocument();
});

it('the figures say so if there are more inquiries than they count', async () => {
  const { region } = await renderFigures(({ listContacts }) =>
    listContacts.mockResolvedValue({ items: INQUIRIES, next: { after: 'x' } }),
  );
  expect(await within(region).findByText(/ Counts the newest 1,000 inquiries\.$/)).toBeVisible();
});

it('the dashboard shows the last 12 weeks in a table and a bar chart', async () => {
  // Week n of 12 receives n inquiries. Half of them get a reply in time (rounded down).
  const weeks = Array.from({ length: 12 }, (_, index) => subWeeks(THIS_MONDAY, 11 - index));
  const inquiries = weeks.flatMap((start, week) =>
    Array.from({ length: week + 1 }, (_, index) => replied(start, 2 * index < week ? 1 : 99)),
  );
  const { region, loaded } = await renderFigures(({ listContacts }) =>
    listContacts.mockResolvedValue(lastPage(...inquiries)),
  );
  await loaded();
  const table = within(region).getByRole('table', { name: 'Inquiries by week' });
  const [head, ...rows] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.children ?? [])].map((cell) => cell.textContent);
  expect(cells(head)).toEqual(['Week of', 'Received', IN_TIME.toLowerCase()]);
  expect(rows.map(cells)).toEqual(
    weeks.map((start, index) => [
      ...[formatDay(start), String(index + 1), String(Math.ceil(index / 2))],
    ]),
  );

  const drawing = region.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  const heights = [...(drawing?.querySelectorAll('g rect') ?? [])].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights).toHaveLength(24);
  expect(heights.at(-2)).toBeCloseTo((heights.at(-1) ?? 0) / 2);
});

it.each([
  { inquiries: [], shown: ['no data yet', ''] },
  // An overdue inquiry without a reply.
  {
    inquiries: [storedContact('late', { status: 'new', createdAt: ago(20 * 24) })],
    shown: ['0%', '0 of 1 inquiry'],
  },
])('the figures show “no data yet” for missing values (%#)', async ({ inquiries, shown }) => {
  const { figure, loaded } = await renderFigures(({ listContacts }) =>
    listContacts.mockResolvedValue(lastPage(...inquiries)),
  );
  await loaded();
  expect(figure(IN_TIME)).toEqual(shown);
  expect(figure('Average time to reply')[0]).toBe('no data yet');
});

it('the response figures load without delaying the rest of the dashboard', async () => {
  const { released, release } = deferred();
  const { region, figure, loaded } = await renderFigures(({ listContacts }) =>
    listContacts.mockReturnValue(released.then(() => lastPage(...INQUIRIES))),
  );
  expect(screen.getByRole('group', { name: 'Total Jobs' })).toHaveTextContent('0');
  expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument();
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(figure(IN_TIME)).toEqual(['', '']);
  expect(within(region).queryByRole('table')).not.toBeInTheDocument();
  release();
  await loaded();
  expect(figure(IN_TIME)[0]).toBe('92%');
});

it('if the response figures can’t be loaded, an error appears in their place, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch dashboard data \(TimeoutError\)/);
  const { user, region, figure } = await renderFigures(({ listContacts }) =>
    listContacts.mockRejectedValueOnce(new TimeoutError()),
  );
  await within(region).findByText(
    /^The response times couldn’t be loaded\. The server didn’t respond in time\./,
  );
  expect(hasNotification()).toBe(false);
  expect(region).not.toHaveFocus();
  expect(screen.queryByText(/^Part of the dashboard couldn’t be loaded/)).not.toBeInTheDocument();
  await user.click(within(region).getByRole('button', { name: 'Try again' }));
  expect(region).toHaveFocus();
  await waitFor(() => expect(figure(IN_TIME)[0]).toBe('92%'));
  expect(within(region).queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
});
