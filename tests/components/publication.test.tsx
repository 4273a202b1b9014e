import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { scheduleWords } from '@/back-office/site/schedule-line';
import { FIRM, SCHEDULE } from '@/content/firm';
import type { Heartbeat } from '@/data/heartbeat';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { openCareers } from './career-desk';
import { renderAdmin } from './render-admin';
import { serveBuild } from './serve-build';
import { AUDITS, BACKUPS, MASKING, openServices } from './service-desk';
import { ADMINISTRATOR, NO_HEARTBEAT, stubData } from './stub-data';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 14, 30);
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

function setClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  onTestFinished(() => void vi.useRealTimers());
}

/** Opens the service desk of a site that was built then, with so many changes since. */
function openDesk(waiting: number, heartbeat: Partial<Heartbeat> = {}, builtAt = NOW) {
  setClock();
  const view = openServices([AUDITS, BACKUPS, MASKING]);
  view.data.getHeartbeat.mockResolvedValue({ ...NO_HEARTBEAT, ...heartbeat });
  view.data.countChangesSince.mockResolvedValue(waiting);
  serveBuild(builtAt);
  return view;
}

const line = async () => (await screen.findByText(/^Published /)).textContent.trim();

const { publishUrl } = FIRM;
const { publish } = SCHEDULE;
afterEach(() => {
  Object.assign(FIRM, { publishUrl });
  Object.assign(SCHEDULE, { publish });
});

it('beside the heading, one line says when the site was published, how many changes wait, and for when', async () => {
  Object.assign(FIRM, { publishUrl: '' });
  Object.assign(SCHEDULE, { publish: 60 });
  const { user, data } = openDesk(3, { publish: minutesAgo(28) }, minutesAgo(297));
  await waitFor(async () =>
    expect(await line()).toBe('Published 09:33. 3 changes waiting. Next publication about 15:00.'),
  );
  expect(data.countChangesSince).toHaveBeenCalledExactlyOnceWith(minutesAgo(297));
  expect(screen.queryByText(/To publish now/)).not.toBeInTheDocument();
  data.countChangesSince.mockResolvedValue(1);
  await user.click(screen.getByRole('button', { name: 'Delete Data Masking' }));
  await waitFor(async () => expect(await line()).toContain(' 1 change waiting. '));
});

it('changes up to a run of the publication that found nothing to publish don’t wait', async () => {
  const { data } = openDesk(0, { liveUntil: minutesAgo(10) }, minutesAgo(24 * 60));
  await waitFor(async () =>
    expect(await line()).toBe('Published Nov 24, 14:30. No changes waiting.'),
  );
  expect(data.countChangesSince).toHaveBeenCalledExactlyOnceWith(minutesAgo(10));
});

it('if the changes can’t be counted, the line says so; without a build.json, there is no line', async () => {
  expectConsoleErrors(/^Failed to count the changes since the last publication/);
  const { data, unmount } = openDesk(0);
  data.countChangesSince.mockRejectedValue(new Error('offline'));
  await waitFor(async () =>
    expect(await line()).toBe('Published 14:30. The changes since then couldn’t be counted.'),
  );
  unmount();
  openDesk(0).data.fetch.mockResolvedValue(new Response('<!doctype html>'));
  await screen.findByText('Audits');
  expect(screen.queryByText(/Published|waiting/)).not.toBeInTheDocument();
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
  openDesk(1, heartbeat);
  await waitFor(async () => expect(await line()).toContain(words));
});

it('“Publish now” opens the workflow where firm.ts has its address; otherwise, the Site page, and only that, says whom to ask', async () => {
  const advice = () => screen.queryAllByText(/To publish now, ask your developer\./).length;
  const open = async (url: string) => {
    Object.assign(FIRM, { publishUrl: url });
    setClock();
    const data = stubData(ADMINISTRATOR);
    data.countChangesSince.mockResolvedValue(1);
    serveBuild(NOW);
    const view = renderAdmin(<SitePage />, '/admin/site');
    await screen.findByText(/^Published 14:30\. 1 change waiting/);
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
  openCareers([]);
  serveBuild(NOW);
  expect(await screen.findByText(/^Published 14:30/)).toBeInTheDocument();
});

/** The dashboard's line about the schedule. */
async function scheduleLine(heartbeat: Partial<Heartbeat>) {
  setClock();
  const data = stubData(ADMINISTRATOR);
  data.getHeartbeat.mockResolvedValue({ ...NO_HEARTBEAT, ...heartbeat });
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
    scheduleWords(
      { ...NO_HEARTBEAT, inquiries: friday },
      new Date(`2026-11-21T${clock}-05:00`),
    ).map(({ isLate }) => isLate);
  expect([isLateAt('02:06:59'), isLateAt('02:07:00')]).toEqual([[false], [true]]);
});

it('if the times can’t be read, the dashboard says so', async () => {
  expectConsoleErrors(/^Failed to fetch the times of the schedule/);
  stubData(ADMINISTRATOR).getHeartbeat.mockRejectedValue(new Error('offline'));
  renderAdmin(<DashboardPage />, '/admin/dashboard');
  expect(await screen.findByText(/times of the schedule couldn’t be loaded/)).toBeInTheDocument();
});
