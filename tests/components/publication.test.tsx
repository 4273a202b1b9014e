import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { SiteCheck } from '@/back-office/site/site-check';
import { FIRM, SCHEDULE } from '@/content/firm';
import type { Heartbeat } from '@/data/heartbeat';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { openCareers } from './career-desk';
import { renderAdmin } from './render-admin';
import { renderApp } from './render-app';
import { buildRecord, type Published } from './serve-build';
import { AUDITS, BACKUPS, MASKING, openServices } from './service-desk';
import { ADMINISTRATOR, stubData } from './stub-data';
import { SEO_PAGES } from '@/content/pages';
import { defaultSeoSetting } from '@/content/default-seo-setting';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 14, 30);
const NONE: Heartbeat = { inquiries: null, site: null, publish: null, waits: [] };
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const SETTINGS = SEO_PAGES.map(({ id }): Published => ['seoSettings', defaultSeoSetting(id)]);

function setClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  onTestFinished(() => void vi.useRealTimers());
}

/** Opens the service desk of a site that was built from these documents. */
function openDesk(published: Published[], heartbeat: Partial<Heartbeat> = {}, builtAt = NOW) {
  setClock();
  const view = openServices([AUDITS, BACKUPS, MASKING]);
  view.data.getHeartbeat.mockResolvedValue({ ...NONE, ...heartbeat });
  view.data.fetch.mockImplementation(() => buildRecord([...published, ...SETTINGS], { builtAt }));
  return view;
}

const services = (...some: object[]) => some.map((each): Published => ['services', each]);
const line = async () => (await screen.findByText(/^Live since/)).textContent.trim();

const { publishUrl } = FIRM;
const { publish } = SCHEDULE;
afterEach(() => {
  Object.assign(FIRM, { publishUrl });
  Object.assign(SCHEDULE, { publish });
});

it('beside every save, a line says since when the site is live, what waits, with links, and when that is published', async () => {
  Object.assign(FIRM, { publishUrl: '' });
  Object.assign(SCHEDULE, { publish: 60 });
  const removed: Published = ['careers', { id: 'gone', title: 'Oracle DBA' }];
  const published = [...services(AUDITS, { ...BACKUPS, name: 'Old' }), removed];
  const { user, data } = openDesk(published, { publish: minutesAgo(28) }, minutesAgo(297));
  await waitFor(async () =>
    expect(await line()).toBe(
      'Live since 09:33. 3 changes waiting: Backups, Data Masking, Oracle DBA. Next publication about 15:00.',
    ),
  );
  const targets = ['Backups', 'Data Masking', 'Oracle DBA'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual([
    '/admin/services?id=backups',
    '/admin/services?id=data-masking',
    '/admin/careers?id=gone',
  ]);
  expect(screen.queryByText(/npm run publish/)).not.toBeInTheDocument();
  data.listServices.mockResolvedValue([AUDITS, { ...BACKUPS, name: 'Old' }]);
  await user.click(screen.getByRole('button', { name: 'Delete Data Masking' }));
  await waitFor(async () => expect(await line()).toContain(' 1 change waiting: Oracle DBA. '));
  await user.click(screen.getByRole('button', { name: 'Edit Audits' }));
  const form = within(screen.getByRole('dialog'));
  // One of the two is hidden, depending on the width of the window.
  expect(await form.findAllByText(/^Live since 09:33\. 1 change waiting/)).toHaveLength(2);
});

it('the line counts the changes that it doesn’t name, and says the day of an earlier publication', async () => {
  const many = Array.from({ length: 7 }, (_, index): Published => ['careers', { id: `${index}` }]);
  openDesk([...services(AUDITS, BACKUPS, MASKING), ...many], {}, minutesAgo(24 * 60));
  await waitFor(async () =>
    expect(await line()).toMatch(
      /^Live since Nov 24, 14:30\. 7 changes waiting: 0, 1, 2, 3, and 3 more\./,
    ),
  );
});

it('if nothing waits, the line says so; if saved content can’t be read, too; without a build.json, there is no line', async () => {
  expectConsoleErrors(/^Failed to compare documents/);
  const all = services(AUDITS, BACKUPS, MASKING);
  const { unmount } = openDesk(all);
  await waitFor(async () => expect(await line()).toBe('Live since 14:30. No changes waiting.'));
  unmount();
  const { data, ...failed } = openDesk(all);
  data.listShown.mockRejectedValue(new Error('offline'));
  await waitFor(async () =>
    expect(await line()).toContain('Waiting changes couldn’t be compared.'),
  );
  failed.unmount();
  openDesk([]).data.fetch.mockResolvedValue(new Response('<!doctype html>'));
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
  openDesk([], heartbeat);
  await waitFor(async () => expect(await line()).toContain(words));
});

it('“Publish now” opens the workflow where firm.ts has its address; otherwise, the Site page, and only that, has the command', async () => {
  const command = () => screen.queryAllByText(/npm run publish/).length;
  const open = async (url: string) => {
    Object.assign(FIRM, { publishUrl: url });
    setClock();
    const data = stubData(ADMINISTRATOR);
    data.fetch.mockImplementation(() => buildRecord(SETTINGS, { builtAt: NOW }));
    const view = renderAdmin(<SitePage />, '/admin/site');
    await screen.findByText(/^Live since 14:30\. 7 changes waiting: /);
    return view;
  };
  const { unmount } = await open('https://git.example/publish');
  const link = await screen.findByRole('link', { name: /^Publish now/ });
  expect(link).toHaveAttribute('href', 'https://git.example/publish');
  expect(link).toHaveAttribute('target', '_blank');
  expect(command()).toBe(0);
  unmount();
  await open('');
  expect(screen.queryByRole('link', { name: /^Publish now/ })).not.toBeInTheDocument();
  expect(command()).toBe(1);
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
  await waitFor(() => expect(link.parentElement?.textContent).toContain('scheduled'));
  const text = link.parentElement?.textContent;
  view.unmount();
  return text;
}

it('the dashboard says when the watch last ran, which parts are late after three intervals of working hours, and once that none is set up', async () => {
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
    'ScheduleThe scheduled watch isn’t set up yet (docs/operations.md).',
  );
});

it('if the times can’t be read, the dashboard says so', async () => {
  expectConsoleErrors(/^Failed to fetch the times of the schedule/);
  stubData(ADMINISTRATOR).getHeartbeat.mockRejectedValue(new Error('offline'));
  renderAdmin(<DashboardPage />, '/admin/dashboard');
  expect(await screen.findByText(/times of the schedule couldn’t be loaded/)).toBeInTheDocument();
});

it('the site check fails if a part of the schedule is late, and leaves out a schedule that isn’t set up', async () => {
  const check = async (heartbeat: Partial<Heartbeat>) => {
    setClock();
    stubData(ADMINISTRATOR).getHeartbeat.mockResolvedValue({ ...NONE, ...heartbeat });
    const { user, unmount } = renderApp(<SiteCheck />);
    await user.click(screen.getByRole('button', { name: 'Run site check' }));
    await screen.findAllByRole('heading', { level: 3 });
    const row = screen.queryByRole('heading', { name: /The schedule runs/ })?.parentElement;
    const text = row?.textContent ?? '';
    unmount();
    return text;
  };
  expect(await check({ site: minutesAgo(60) })).toBe(
    'Pass The schedule runsThe scheduled site check last ran 1 hour ago.',
  );
  expect(await check({ site: minutesAgo(60), inquiries: minutesAgo(9 * 24 * 60) })).toMatch(
    /^Fail The schedule runsThe scheduled watch last ran 9 days ago\.How to fix it: On GitHub’s Actions tab/,
  );
  expect(await check({})).toBe('');
});
