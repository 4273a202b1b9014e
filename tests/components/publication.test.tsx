import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { FIRM, SCHEDULE } from '@/content/firm';
import type { Heartbeat } from '@/data/heartbeat';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { openCareers } from './career-desk';
import { listedChange } from './listed-change';
import { renderAdmin } from './render-admin';
import { serveBuild } from './serve-build';
import { AUDITS, BACKUPS, MASKING, openServices } from './service-desk';
import { ADMINISTRATOR, openStore, type Store } from './store';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 14, 30);
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

function setClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  onTestFinished(() => void vi.useRealTimers());
}

/** Saves entries of changes so many minutes ago. */
function putChanges(store: Store, ...minutes: number[]) {
  for (const [index, ago] of minutes.entries())
    store.put(`changes/${index}`, listedChange('one', { at: minutesAgo(ago) }));
}

/** Opens the service desk of a site that was built then, with changes so many minutes ago. */
function openDesk(changes: number[], heartbeat: Partial<Heartbeat> = {}, builtAt = NOW) {
  setClock();
  const view = openServices([AUDITS, BACKUPS, MASKING]);
  view.store.put('watch/heartbeat', heartbeat);
  putChanges(view.store, ...changes);
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
  const { user } = openDesk([300, 200, 100], { publish: minutesAgo(28) }, minutesAgo(297));
  await waitFor(async () =>
    expect(await line()).toBe('Published 09:33. 2 changes waiting. Next publication about 15:00.'),
  );
  expect(screen.queryByText(/To publish now/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Data Masking' }));
  await waitFor(async () => expect(await line()).toContain(' 3 changes waiting. '));
});

it('changes up to a run of the publication that found nothing to publish don’t wait', async () => {
  openDesk([20, 5], { liveUntil: minutesAgo(10) }, minutesAgo(24 * 60));
  await waitFor(async () =>
    expect(await line()).toContain('Published Nov 24, 14:30. 1 change waiting.'),
  );
});

it('if the changes can’t be counted, the line says so; without a build.json, there is no line', async () => {
  expectConsoleErrors(/^Failed to count the changes since the last publication/);
  const { store, unmount } = openDesk([]);
  store.fail('countChangesSince', new Error('offline'), Infinity);
  await waitFor(async () =>
    expect(await line()).toBe('Published 14:30. The changes since then couldn’t be counted.'),
  );
  unmount();
  openDesk([]).store.spies.fetch.mockResolvedValue(new Response('<!doctype html>'));
  await screen.findByText('Audits');
  expect(screen.queryByText(/Published|waiting/)).not.toBeInTheDocument();
});

it('“Publish now” opens the workflow where firm.ts has its address; otherwise, the Site page, and only that, says whom to ask', async () => {
  const advice = () => screen.queryAllByText(/To publish now, ask your developer\./).length;
  const open = async (url: string) => {
    Object.assign(FIRM, { publishUrl: url });
    setClock();
    putChanges(openStore(ADMINISTRATOR), -1);
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
  openStore(ADMINISTRATOR).put('watch/heartbeat', heartbeat);
  const view = renderAdmin(<DashboardPage />, '/admin/dashboard');
  const link = await screen.findByRole('link', { name: 'Schedule' });
  expect(link).toHaveAttribute('href', '/admin/site');
  await waitFor(() => expect(link.parentElement?.textContent).toMatch(/scheduled/));
  const text = link.parentElement?.textContent;
  view.unmount();
  return text;
}

it('the dashboard says when the watch last ran, which parts are late, and once that none is set up', async () => {
  const recent = { inquiries: minutesAgo(14), site: minutesAgo(600), publish: minutesAgo(50) };
  expect(await scheduleLine(recent)).toBe('Schedule The scheduled watch last ran 14 minutes ago.');
  const hours = (count: number) => minutesAgo(count * 60);
  expect(await scheduleLine({ ...recent, inquiries: hours(20 * 24), publish: hours(49) })).toBe(
    'ScheduleLate The scheduled watch last ran 20 days ago.Late The scheduled publication last ran 2 days ago.',
  );
  expect(await scheduleLine({})).toBe(
    'ScheduleNobody has scheduled the watch yet, so no emails are sent and nothing is erased. Ask your developer.',
  );
});

it('if the times can’t be read, the dashboard says so', async () => {
  expectConsoleErrors(/^Failed to fetch the times of the schedule/);
  openStore(ADMINISTRATOR).fail('getHeartbeat', new Error('offline'), Infinity);
  renderAdmin(<DashboardPage />, '/admin/dashboard');
  expect(await screen.findByText(/times of the schedule couldn’t be loaded/)).toBeInTheDocument();
});
