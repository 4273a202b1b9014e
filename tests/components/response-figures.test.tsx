import { screen, waitFor, within } from '@testing-library/react';
import { addDays, addWeeks, startOfWeek } from 'date-fns';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { TimeoutError } from '@/domain/errors';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

const IN_TIME = `Replied within ${FIRM.figures.response}`;
const FIGURES = { decided: 25, inTime: 23, averageMinutes: 330 };
const MONDAY = new Date(2026, 2, 2);

/** Twelve weeks starting on Mondays. Week n receives n inquiries, half of which get a reply in time (rounded down). */
const WEEKS = Array.from({ length: 12 }, (_, index) => ({
  start: addWeeks(MONDAY, index),
  received: index + 1,
  inTime: Math.floor((index + 1) / 2),
}));

async function renderFigures(prepare: (data: ReturnType<typeof stubData>) => unknown = () => null) {
  const data = stubData(ADMINISTRATOR);
  data.responseFigures.mockResolvedValue(FIGURES);
  data.weeklyFigures.mockResolvedValue(WEEKS);
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
  const { data, region, figure, loaded } = await renderFigures();
  await loaded();
  expect(within(region).getByText(/^Last 30 days/)).toBeInTheDocument();
  expect(figure(IN_TIME)).toEqual(['92%', '23 of 25 inquiries']);
  expect(figure('Average time to reply')[0]).toBe('5.5 hours');
  const [since, hours, now] = data.responseFigures.mock.calls[0] ?? [];
  expect(hours).toBe(FIRM.responseHours);
  expect((now?.getTime() ?? 0) / 1000).toBeCloseTo(Date.now() / 1000, -1);
  expect(addDays(since ?? 0, 30).getTime() / 1000).toBeCloseTo(Date.now() / 1000, -1);
});

it('the dashboard shows the last 12 weeks in a table and a bar chart', async () => {
  const { data, region, loaded } = await renderFigures();
  await loaded();
  const [asked = [], hours] = data.weeklyFigures.mock.calls[0] ?? [];
  expect(hours).toBe(FIRM.responseHours);
  const thisMonday = startOfWeek(new Date(), { weekStartsOn: 1 });
  expect(asked).toEqual(
    WEEKS.map((_, i) => addWeeks(thisMonday, i - 11)).concat(addWeeks(thisMonday, 1)),
  );

  const table = within(region).getByRole('table', { name: 'Inquiries by week' });
  const [head, ...rows] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.children ?? [])].map((cell) => cell.textContent);
  expect(cells(head)).toEqual(['Week of', 'Received', IN_TIME.toLowerCase()]);
  expect(rows).toHaveLength(12);
  expect(cells(rows[0])).toEqual(['Mar 02, 2026', '1', '0']);
  expect(cells(rows[11])).toEqual(['May 18, 2026', '12', '6']);

  const drawing = region.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  const heights = [...(drawing?.querySelectorAll('g rect') ?? [])].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights).toHaveLength(24);
  expect(heights.at(-2)).toBeCloseTo((heights.at(-1) ?? 0) / 2);
});

it.each([
  { decided: 0, shown: ['no data yet', ''] },
  // One overdue inquiry without a reply.
  { decided: 1, shown: ['0%', '0 of 1 inquiry'] },
])(
  'the figures show “no data yet” for missing values (number of inquiries counted: $decided)',
  async ({ decided, shown }) => {
    const { region, figure, loaded } = await renderFigures(({ responseFigures, weeklyFigures }) => {
      responseFigures.mockResolvedValue({ decided, inTime: 0, averageMinutes: null });
      weeklyFigures.mockResolvedValue(WEEKS.map((week) => ({ ...week, received: 0, inTime: 0 })));
    });
    await loaded();
    expect(figure(IN_TIME)).toEqual(shown);
    expect(figure('Average time to reply')[0]).toBe('no data yet');
    expect(region.querySelectorAll('svg g rect')).toHaveLength(0);
  },
);

it('the response figures load without delaying the rest of the dashboard', async () => {
  const { released, release } = deferred();
  const { region, figure, loaded } = await renderFigures(({ responseFigures }) =>
    responseFigures.mockReturnValue(released.then(() => FIGURES)),
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
  const { user, region, figure } = await renderFigures(({ weeklyFigures }) =>
    weeklyFigures.mockRejectedValueOnce(new TimeoutError()),
  );
  await within(region).findByText(
    /^The response times couldn’t be loaded\. The server didn’t respond in time\./,
  );
  expect(hasNotification()).toBe(false);
  expect(screen.queryByText(/^Part of the dashboard couldn’t be loaded/)).not.toBeInTheDocument();
  await user.click(within(region).getByRole('button', { name: 'Try again' }));
  expect(region).toHaveFocus();
  await waitFor(() => expect(figure(IN_TIME)[0]).toBe('92%'));
  expect(within(region).queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
});
