import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { scheduleWords } from '@/back-office/site/schedule-line';
import type { PublishedChange } from '@/collections/recorded-change';
import { FIRM, SCHEDULE } from '@/content/firm';
import type { Heartbeat } from '@/data/heartbeat';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { SitePage } from '@/pages/admin/site-page';
import { storedCareer, storedSeoSetting } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { openCareers } from './career-desk';
import { renderAdmin } from './render-admin';
import { buildRecord, type Published } from './serve-build';
import { AUDITS, BACKUPS, MASKING, openServices } from './service-desk';
import { ADMINISTRATOR, stubData } from './stub-data';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 14, 30);
const NONE: Heartbeat = { inquiries: null, site: null, publish: null, waits: [] };
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

function setClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  onTestFinished(() => void vi.useRealTimers());
}

/** A change of a document, or its deletion. */
const changed = (
  collection: PublishedChange['collection'],
  { id, ...fields }: { id: string } & Record<string, unknown>,
  isDeleted = false,
): PublishedChange => ({
  ...{ id: `${collection}~${id}~x`, collection, document: id, uid: 'ada', email: '', at: NOW },
  ...{ before: fields, after: isDeleted ? null : fields },
});

/** Opens the service desk of a site that was built from these documents, after these changes. */
function openDesk(
  published: Published[],
  changes: PublishedChange[],
  heartbeat: Partial<Heartbeat> = {},
  builtAt = NOW,
) {
  setClock();
  const view = openServices([AUDITS, BACKUPS, MASKING]);
  view.data.getHeartbeat.mockResolvedValue({ ...NONE, ...heartbeat });
  view.data.listChangesSince.mockResolvedValue(changes);
  view.data.fetch.mockImplementation(() => buildRecord(published, { builtAt }));
  return view;
}

const line = async () => (await screen.findByText(/^Live since/)).textContent.trim();
const services: Published[] = [AUDITS, BACKUPS].map((each) => ['services', each]);
const DBA = storedCareer('dba', { title: 'DBA' });

const { publishUrl } = FIRM;
const { publish } = SCHEDULE;
afterEach(() => {
  Object.assign(FIRM, { publishUrl });
  Object.assign(SCHEDULE, { publish });
});

it('beside every save, a line says since when the site is live, what waits, with links, and when that is published', async () => {
  Object.assign(FIRM, { publishUrl: '' });
  Object.assign(SCHEDULE, { publish: 60 });
  const changes = [
    changed('seoSettings', { ...storedSeoSetting('about', { title: 'New' }), id: 'random' }),
    changed('careers', DBA, true),
    changed('services', MASKING),
  ];
  const { user, data } = openDesk(
    [...services, ['careers', DBA]],
    changes,
    { publish: minutesAgo(28) },
    minutesAgo(297),
  );
  await waitFor(async () =>
    expect(await line()).toBe(
      'Live since 09:33. 3 changes waiting: Data Masking, DBA, and 1 more. Next publication about 15:00.',
    ),
  );
  expect(data.listChangesSince).toHaveBeenCalledExactlyOnceWith(minutesAgo(297));
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Data Masking')).toBe('/admin/services?id=data-masking');
  expect(target('DBA')).toBe('/admin/careers?id=dba');
  expect(screen.queryByText(/To publish now/)).not.toBeInTheDocument();
  data.listChangesSince.mockResolvedValue(changes.slice(1, 2));
  await user.click(screen.getByRole('button', { name: 'Delete Data Masking' }));
  await waitFor(async () => expect(await line()).toContain(' 1 change waiting: DBA. '));
  await user.click(screen.getByRole('button', { name: 'Edit Audits' }));
  const form = within(screen.getByRole('dialog'));
  // One of the two is hidden, depending on the width of the window.
  expect(await form.findAllByText(/^Live since 09:33\. 1 change waiting/)).toHaveLength(2);
});

it.each([
  ['a document that was changed and changed back', services, [changed('services', AUDITS)]],
  [
    'an earlier change of a document',
    services,
    [changed('services', AUDITS), changed('services', { ...AUDITS, name: 'Earlier' })],
  ],
  ['a draft', [], [changed('careers', { ...DBA, isActive: false })]],
  ['a career that has closed', [], [changed('careers', { ...DBA, closesOn: '2026-11-01' })]],
  ['a document that was never published', [], [changed('services', AUDITS, true)]],
] as [string, Published[], PublishedChange[]][])(
  '%s doesn’t wait for publication',
  async (_case, published, changes) => {
    openDesk(published, changes);
    await waitFor(async () => expect(await line()).toBe('Live since 14:30. No changes waiting.'));
  },
);

it.each([
  ['was deactivated', changed('careers', { ...DBA, isActive: false })],
  ['has closed', changed('careers', { ...DBA, closesOn: '2026-11-01' })],
  ['was changed', changed('careers', { ...DBA, title: 'DBA', department: 'New' })],
])('a published career waits for publication if it %s', async (_case, change) => {
  openDesk([['careers', DBA]], [change]);
  await waitFor(async () => expect(await line()).toContain('1 change waiting: DBA.'));
});

it('the line counts the changes that it doesn’t name, and says the day of an earlier publication', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    changed('careers', { ...DBA, id: String(index), title: `Job ${index}` }),
  );
  openDesk([], many.toReversed(), {}, minutesAgo(24 * 60));
  await waitFor(async () =>
    expect(await line()).toMatch(
      /^Live since Nov 24, 14:30\. 7 changes waiting: Job 0, Job 1, and 5 more\./,
    ),
  );
});

it('if the changes can’t be read, the line says so; without a build.json, there is no line', async () => {
  expectConsoleErrors(/^Failed to fetch the changes since the last publication/);
  const { data, unmount } = openDesk(services, []);
  data.listChangesSince.mockRejectedValue(new Error('offline'));
  await waitFor(async () =>
    expect(await line()).toBe('Live since 14:30. The changes since then couldn’t be loaded.'),
  );
  unmount();
  openDesk([], []).data.fetch.mockResolvedValue(new Response('<!doctype html>'));
  await screen.findByText('Audits');
  expect(screen.queryByText(/Live since|waiting/)).not.toBeInTheDocument();
});

it.each([
  ['is unknown before the first run', {}, 60, 'Next publication within the hour.'],
  ['is with a deployment', { publish: NOW }, 0, 'Next publication with the next deployment.'],
  ['was missed', { publish: minutesAgo(90) }, 60, 'The next publication was due about 14:00.'],
  [
    'follows from what 95% of the last publications took',
    { publish: minutesAgo(10), waits: [...Array<number>(18).fill(20), 75, 600] },
    60,
    'Next publication about 15:35.',
  ],
  [
    'isn’t earlier than the schedule says',
    { publish: minutesAgo(10), waits: [5] },
    60,
    'Next publication about 15:20.',
  ],
  [
    'is unknown but for what publications took',
    { waits: [40, 300] },
    60,
    'Next publication within 5 hours.',
  ],
])('the next publication %s', async (_case, heartbeat, interval, words) => {
  Object.assign(SCHEDULE, { publish: interval });
  openDesk([], [changed('careers', DBA)], heartbeat);
  await waitFor(async () => expect(await line()).toContain(words));
});

it('“Publish now” opens the workflow where firm.ts has its address; otherwise, the Site page, and only that, says whom to ask', async () => {
  const advice = () => screen.queryAllByText(/To publish now, ask your developer\./).length;
  const open = async (url: string) => {
    Object.assign(FIRM, { publishUrl: url });
    setClock();
    const data = stubData(ADMINISTRATOR);
    data.listChangesSince.mockResolvedValue([changed('careers', DBA)]);
    data.fetch.mockImplementation(() => buildRecord([], { builtAt: NOW }));
    const view = renderAdmin(<SitePage />, '/admin/site');
    await screen.findByText(/^Live since 14:30\. 1 change waiting/);
    return view;
  };
  const { unmount } = await open('https://git.example/publish');
  const link = await screen.findByRole('link', { name: /^Publish now/ });
  expect(link).toHaveAttribute('href', 'https://git.example/publish');
  expect(link).toHaveAttribute('target', '_blank');
  expect(advice()).toBe(0);
  unmount();
  await open('');
  expect(screen.queryByRole('link', { name: /^Publish now/ })).not.toBeInTheDocument();
  expect(advice()).toBe(1);
});

it('the career desk has the line too', async () => {
  setClock();
  const { data } = await openCareers([]);
  data.fetch.mockImplementation(() => buildRecord([], { builtAt: NOW }));
  expect(await screen.findByText(/^Live since 14:30/)).toBeInTheDocument();
});

/** The dashboard's line about the schedule. */
async function scheduleLine(heartbeat: Partial<Heartbeat>) {
  setClock();
  const data = stubData(ADMINISTRATOR);
  data.getHeartbeat.mockResolvedValue({ ...NONE, ...heartbeat });
  const view = renderAdmin(<DashboardPage />, '/admin/dashboard');
  const link = await screen.findByRole('link', { name: 'Schedule' });
  expect(link).toHaveAttribute('href', '/admin/site');
  await waitFor(() => expect(link.parentElement?.textContent).toMatch(/scheduled/));
  const text = link.parentElement?.textContent;
  view.unmount();
  return text;
}

it('the dashboard says when the watch last ran, which parts are late after three intervals, and once that none is set up', async () => {
  const recent = { inquiries: minutesAgo(14), site: minutesAgo(600), publish: minutesAgo(50) };
  expect(await scheduleLine(recent)).toBe('Schedule The scheduled watch last ran 14 minutes ago.');
  const hours = (count: number) => minutesAgo(count * 60);
  expect(await scheduleLine({ ...recent, inquiries: hours(20 * 24) })).toBe(
    'ScheduleLate The scheduled watch last ran 20 days ago.',
  );
  expect(await scheduleLine({ ...recent, publish: hours(49) })).toBe(
    'Schedule The scheduled watch last ran 14 minutes ago.Late The scheduled publication last ran 2 days ago.',
  );
  expect(await scheduleLine({})).toBe(
    'ScheduleNobody has scheduled the watch yet, so no emails are sent and nothing is erased. Ask your developer.',
  );
});

it('a part is late from three intervals on, on weekends too', () => {
  const friday = new Date('2026-11-20T23:07:00-05:00');
  const isLateAt = (clock: string) =>
    scheduleWords({ ...NONE, inquiries: friday }, new Date(`2026-11-21T${clock}-05:00`)).map(
      ({ isLate }) => isLate,
    );
  expect([isLateAt('02:06:59'), isLateAt('02:07:00')]).toEqual([[false], [true]]);
});

it('if the times can’t be read, the dashboard says so', async () => {
  expectConsoleErrors(/^Failed to fetch the times of the schedule/);
  stubData(ADMINISTRATOR).getHeartbeat.mockRejectedValue(new Error('offline'));
  renderAdmin(<DashboardPage />, '/admin/dashboard');
  expect(await screen.findByText(/times of the schedule couldn’t be loaded/)).toBeInTheDocument();
});
