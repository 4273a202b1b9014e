import { screen, waitFor, within } from '@testing-library/react';
import { TZDate } from '@date-fns/tz';
import { startOfWeek, subWeeks } from 'date-fns';
import { expect, it } from 'vitest';
import type { Contact } from '@/collections/inquiries';
import { FIRM, TIME_ZONE } from '@/content/firm';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { formatDay } from '@/lib/dates';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { deletedContact, storedCareer, storedContact } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { career } from '../support/sample-documents';
import { hasNotification } from './find-notification';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore, type Store } from './store';

const group = (name: string) => screen.findByRole('group', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const openDashboard = (wanted?: string) =>
  renderAdmin(<DashboardPage />, '/admin/dashboard', wanted);

it('the dashboard requests all figures and lists in parallel, and shows loading text until all of them have loaded', async () => {
  const store = openStore(ADMINISTRATOR);
  const old = new Date(2020, 0, 1);
  store.add(
    'careers',
    ...['a', 'b', 'off'].map((id) => storedCareer(id, { isActive: id !== 'off' })),
  );
  store.put('careers/over', career({ closesOn: '2020-01-01' }));
  store.add('contacts', ...['c', 'd'].map((id) => storedContact(id, { createdAt: daysAgo(3) })));
  store.put('contacts/old', storedContact('old', { status: 'closed', createdAt: old }));
  for (const id of ['spam', 'more'])
    store.add('contacts', storedContact(id, { isSpam: true, createdAt: old }));
  store.put('deletedContacts/e', deletedContact('e', { createdAt: old, deletedAt: daysAgo(40) }));
  const calls = [
    'countCareers',
    'countContacts',
    'listNewestCareers',
    'listNewestContacts',
  ] as const;
  const releases = calls.map((name) => store.hold(name));
  openDashboard();
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard...');
  expect(calls.map((name) => store.calls(name).length)).toEqual([2, 2, 1, 1]);
  for (const release of releases) release();
  expect(await group('Active Jobs')).toHaveTextContent(/Jobs2$/);
  expect(await group('New Contacts')).toHaveTextContent(/Contacts2$/);
  expect(await group('Total Contacts')).toHaveTextContent(/Contacts3$/);
  expect(await group('Total Jobs')).toHaveTextContent(/Jobs4$/);
  expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 overdue' })).toBeInTheDocument();
  const retention = await screen.findByRole('link', { name: 'Past retention' });
  expect(retention).toHaveAttribute('href', '/admin/contacts?view=past-retention');
  expect(retention.parentElement).toHaveTextContent(
    /4 inquiries older than \d+ months, including 2 marked as spam and 1 deleted$/,
  );
  const [closed] = screen.getAllByRole('link', { name: 'Careers' }).slice(-1);
  expect(closed).toHaveAttribute('href', '/admin/careers?status=closing');
  expect(closed?.parentElement).toHaveTextContent('1 career has closed.');
  const deleted = screen.getByRole('link', { name: 'Deleted' });
  expect(deleted).toHaveAttribute('href', '/admin/contacts?view=deleted');
  expect(deleted.parentElement).toHaveTextContent('1 inquiry due to be erased');
});

it('what is zero, missing, or in order has no line on the dashboard', async () => {
  const store = openStore(ADMINISTRATOR);
  store.hold('getHeartbeat');
  openDashboard();
  await group('Total Jobs');
  await waitFor(() => expect(store.calls('countDueDeleted')).not.toEqual([]));
  const lines = screen.getByRole('region', { name: 'Response time' }).nextElementSibling;
  await waitFor(() => expect(lines).toBeEmptyDOMElement());
  expect(screen.queryByRole('link', { name: /overdue|due today|follow up/ })).toBeNull();
});

it('after a login that began at another page, the dashboard leads on to exactly that URL, even while it loads', async () => {
  openStore(ADMINISTRATOR).hold('listNewestContacts');
  const { user } = openDashboard('/admin/contacts?id=one#notes');
  const link = await screen.findByRole('link', { name: 'Continue to Contact Management' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard...');
  expect(link).toHaveAttribute('href', '/admin/contacts?id=one#notes');
  await user.click(link);
  expect(await screen.findByText('Now at /admin/contacts')).toBeInTheDocument();
});

it.each([undefined, '/admin/dashboard?a', '/admin/unknown'])(
  'after a login that began at %s, the dashboard doesn’t lead on',
  async (wanted) => {
    openStore(ADMINISTRATOR);
    openDashboard(wanted);
    await group('Total Jobs');
    expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
  },
);

it('the dashboard shows the newest careers and contacts with links, and the signed-in user', async () => {
  const store = openStore(ADMINISTRATOR);
  const two = storedCareer('two', { title: 'DBA', isActive: false });
  const three = storedCareer('three', { title: '', closesOn: '2020-01-01' });
  store.add('careers', storedCareer('a b'), two, three, storedCareer('four'));
  store.add(
    'contacts',
    storedContact('one', { company: 'Navy', createdAt: new Date(2024, 2, 5, 14, 30) }),
  );
  store.add('contacts', storedContact('spam', { isSpam: true, createdAt: new Date() }));
  const { user } = openDashboard();
  await group('Total Jobs');
  const rowsOf = (name: string) =>
    region(name)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(rowsOf('Recent Jobs')).toEqual([
    'Senior Oracle DeveloperEngineering · New York, NYActive',
    'DBAEngineering · New York, NYInactive',
    'Untitled careerEngineering · New York, NYClosed',
  ]);
  expect(rowsOf('Recent Contacts')).toEqual(['Grace HopperMar 05, 2024 at 14:30 · Navynew']);
  expect(region('Recent Contacts').queryByRole('link', { name: /^View All/ })).toBeNull();
  expect(screen.getByText(/^Signed in as/)).toHaveTextContent('Signed in as ada@example.com');
  for (const [name, path] of Object.entries({
    'Active Jobs': '/admin/careers?status=active',
    'New Contacts': '/admin/contacts?status=new',
    'Total Contacts': '/admin/contacts',
    'Total Jobs': '/admin/careers',
    'Senior Oracle Developer': '/admin/careers?id=a+b',
    'Grace Hopper': '/admin/contacts?id=one',
  }))
    expect(target(name)).toBe(path);
  const shortcuts = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  expect(shortcuts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin/careers', '/admin/seo', '/admin/contacts'],
  ]);
  await user.click(region('Recent Jobs').getByRole('link', { name: /^View All 4/ }));
  expect(await screen.findByText('Now at /admin/careers')).toBeInTheDocument();
});

it('the dashboard doesn’t say that there are no contacts if only the newest ones are spam', async () => {
  const store = openStore(ADMINISTRATOR);
  for (let each = 0; each < 10; each += 1)
    store.put(`contacts/spam-${each}`, storedContact('spam', { isSpam: true }));
  store.add('contacts', storedContact('older'));
  openDashboard();
  await group('Total Jobs');
  expect(
    region('Recent Contacts').getByText('The newest contacts are marked as spam.'),
  ).toBeVisible();
});

it('the dashboard shows the last change, if there is one and it can be loaded', async () => {
  expectConsoleErrors(/^Failed to fetch changes \(TimeoutError\)/);
  const store = openStore(ADMINISTRATOR);
  store.fail('getNewestChange', new TimeoutError());
  const { unmount } = openDashboard();
  expect(await screen.findByText(/^The last change couldn’t be loaded\./)).toBeInTheDocument();
  expect(hasNotification()).toBe(false);
  unmount();
  const next = openDashboard();
  await waitFor(() => expect(store.calls('getNewestChange')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/last change/)).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'View history' })).not.toBeInTheDocument();
  next.unmount();
  store.put('changes/1', listedChange('dba'));
  store.put('careers/dba', career());
  openDashboard();
  await screen.findByRole('link', { name: 'Oracle DBA' });
  expect(screen.getByRole('link', { name: 'View history' }).parentElement).toHaveTextContent(
    'ada@example.com changed the career “Oracle DBA” · View history',
  );
  expect(target('View history')).toBe('/admin/site#history');
  expect(store.calls('listChanges')).toEqual([]);
});

it('if part of the dashboard can’t be loaded, that part says so, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch dashboard data \((TimeoutError|AccessDeniedError)\)/);
  const store = openStore(ADMINISTRATOR);
  store.spies.countCareers.mockResolvedValue(1234);
  store.fail('countCareers', new TimeoutError());
  store.fail('listNewestContacts', new AccessDeniedError());
  const { user } = openDashboard();
  expect(await group('Active Jobs')).toHaveTextContent('Not available');
  expect(await group('Total Jobs')).toHaveTextContent(/Jobs1,234$/);
  expect(screen.getByRole('link', { name: 'Total Jobs' })).toHaveAccessibleDescription('1,234');
  expect(region('Recent Contacts').getByText('Not available right now.')).toBeInTheDocument();
  expect(region('Recent Jobs').getByText('No careers posted')).toBeInTheDocument();
  expect(screen.getByText(/^Part of the dashboard couldn’t be loaded\./)).toBeInTheDocument();
  expect(hasNotification()).toBe(false);
  await user.click(await screen.findByText('Try again'));
  await waitFor(async () => expect(await group('Active Jobs')).toHaveTextContent('1,234'));
  expect(region('Recent Contacts').getByText('No contacts yet')).toBeInTheDocument();
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
});

const IN_TIME = `Replied within ${FIRM.figures.response}`;
const NOW = new Date();
const THIS_MONDAY = startOfWeek(new TZDate(NOW, TIME_ZONE), { weekStartsOn: 1 });
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);

let replies = 0;
const replied = (createdAt: Date, hours: number) =>
  storedContact(`reply-${++replies}`, {
    ...{ status: 'closed', createdAt },
    contactedAt: new Date(createdAt.getTime() + hours * 3_600_000),
  });

/** 23 replies on time and 2 late ones. */
const INQUIRIES = [
  ...Array.from({ length: 23 }, () => replied(daysAgo(5), 3.5)),
  ...[replied(daysAgo(6), 28), replied(daysAgo(6), 29)],
];

/** Opens the dashboard with these inquiries. */
async function renderFigures(inquiries: Contact[], prepare?: (store: Store) => void) {
  const store = openStore(ADMINISTRATOR);
  store.add('contacts', ...inquiries);
  prepare?.(store);
  const { user } = openDashboard();
  const panel = await screen.findByRole('region', { name: 'Response time' });
  const figure = (label: string) =>
    within(within(panel).getByText(label).closest('div') as HTMLElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  const loaded = () => waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'));
  return { store, user, panel, figure, loaded };
}

it('the dashboard shows the share of on-time replies in the last 30 days, without waiting for it', async () => {
  const spam = storedContact('spam', { createdAt: daysAgo(5), isSpam: true });
  const others = [replied(daysAgo(31), 100), replied(daysAgo(32), 100)];
  let release: (() => void) | undefined;
  const { store, panel, figure, loaded } = await renderFigures(
    [...INQUIRIES, ...others, spam],
    ({ hold, limitPages }) => {
      release = hold('listContacts');
      limitPages(27);
    },
  );
  expect(screen.getByRole('group', { name: 'Total Jobs' })).toHaveTextContent('0');
  expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument();
  expect(panel).toHaveAttribute('aria-busy', 'true');
  expect(figure(IN_TIME)).toEqual(['', '']);
  expect(within(panel).queryByRole('table')).not.toBeInTheDocument();
  expect(within(panel).queryByText(/Counts the newest/)).not.toBeInTheDocument();
  release?.();
  await loaded();
  expect(figure(IN_TIME)).toEqual(['92%', '23 of 25 inquiries']);
  expect(store.calls('listContacts')).toEqual([[{ size: 1000, from: subWeeks(THIS_MONDAY, 11) }]]);
  expect(
    within(panel).getByText(/^Last 30 days.* Counts the newest 26 inquiries\.$/),
  ).toBeVisible();
});

it('the dashboard shows the last 12 weeks in a table and a bar chart', async () => {
  // Week n of 12 receives n inquiries. Half of them get a reply in time (rounded down).
  const weeks = Array.from({ length: 12 }, (_, index) => subWeeks(THIS_MONDAY, 11 - index));
  const inquiries = weeks.flatMap((start, week) =>
    Array.from({ length: week + 1 }, (_, index) => replied(start, 2 * index < week ? 1 : 99)),
  );
  const { panel, loaded } = await renderFigures(inquiries);
  await loaded();
  const table = within(panel).getByRole('table', { name: 'Inquiries by week' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Week of', 'Received', IN_TIME.toLowerCase()],
    ...weeks.map((start, index) => [
      ...[formatDay(start), String(index + 1), String(Math.ceil(index / 2))],
    ]),
  ]);
  expect(within(panel).queryByText(/Counts the newest/)).not.toBeInTheDocument();
  const drawing = panel.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  const bars = [...(drawing?.querySelectorAll('g rect') ?? [])];
  const heights = bars.map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(24);
  expect(heights.at(-2)).toBeCloseTo((heights.at(-1) ?? 0) / 2);
});

it.each([
  ['no inquiries', [], ['no data yet', '']],
  [
    'an overdue inquiry without a reply',
    [storedContact('late', { status: 'new', createdAt: daysAgo(20) })],
    ['0%', '0 of 1 inquiry'],
  ],
])('the share of on-time replies with %s', async (_what, inquiries, shown) => {
  const { figure, loaded } = await renderFigures(inquiries);
  await loaded();
  expect(figure(IN_TIME)).toEqual(shown);
});

it('if the response figures can’t be loaded, an error appears in their place, and the user can try again', async () => {
  expectConsoleErrors(/^Failed to fetch dashboard data \(TimeoutError\)/);
  const { user, panel, figure } = await renderFigures(INQUIRIES, ({ fail }) =>
    fail('listContacts', new TimeoutError()),
  );
  await within(panel).findByText(
    /^The response times couldn’t be loaded\. The server didn’t respond in time\./,
  );
  expect(hasNotification()).toBe(false);
  expect(panel).not.toHaveFocus();
  expect(screen.queryByText(/^Part of the dashboard couldn’t be loaded/)).not.toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(panel).toHaveFocus());
  await waitFor(() => expect(figure(IN_TIME)[0]).toBe('92%'));
  expect(within(panel).queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
});
