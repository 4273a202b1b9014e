import { act, screen, waitFor } from '@testing-library/react';
import { addMilliseconds, addMinutes, differenceInMinutes } from 'date-fns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessDeniedError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, named, openDesk, renderDesk, stubDesk, useTool } from './contact-desk';
import { findNotification } from './find-notification';
import { reportedUser } from './reported-user';
import { ADMINISTRATOR, lastPage } from './stub-data';

const [OPENED, LATE] = [new Date('2026-03-05T14:30:00Z'), new Date('2026-03-05T14:32:00Z')];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: OPENED });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const HOPPER = named('Hopper', { createdAt: OPENED });

const passMinutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

/** Stubs a server that receives inquiries one minute apart. */
function stubNews(data: ReturnType<typeof stubDesk>) {
  let arrived = 0;
  data.countContacts.mockImplementation(({ from } = {}) =>
    Promise.resolve(from ? Math.max(0, arrived - differenceInMinutes(from, OPENED)) : 9),
  );
  data.listNewestContacts.mockImplementation(() =>
    Promise.resolve([named('Newest', { createdAt: addMinutes(OPENED, arrived) })]),
  );
  return {
    /** The dates from which new inquiries were counted. */
    counted: () => data.countContacts.mock.calls.flatMap(([filter]) => filter?.from ?? []),
    /** Waits a minute, after which `count` inquiries have arrived in total. */
    wait: async (count: number) => {
      arrived = count;
      await passMinutes(1);
    },
  };
}

async function renderNews() {
  const view = await renderDesk([HOPPER]);
  return { ...view, ...stubNews(view.data) };
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** Stubs browser notifications and returns the arguments that created each. */
function stubNotifications(
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
) {
  const shown: unknown[][] = [];
  const notification = Object.assign(
    vi.fn(function show(...words: unknown[]) {
      shown.push(words);
    }),
    {
      permission,
      requestPermission() {
        notification.permission = answer;
        return Promise.resolve(answer);
      },
    },
  );
  vi.stubGlobal('Notification', notification);
  return shown;
}

function turnOnNotifications() {
  localStorage.setItem('contact-notifications', 'on');
  return stubNotifications('granted');
}

it('a visible page counts new inquiries once a minute, and “Show” loads them and resets the count', async () => {
  const { user, data, counted, wait } = await renderNews();
  expect(counted()).toEqual([]);
  await wait(0);
  expect(counted()).toHaveLength(1);
  expect(screen.queryByText('Show')).not.toBeInTheDocument();
  await wait(2);
  expect(counted()).toHaveLength(2);
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Contact Management/));
  data.listContacts.mockResolvedValue(lastPage(named('Late', { createdAt: LATE }), HOPPER));
  await user.click(screen.getByText('Show'));
  await expectShown('Late', 'Hopper');
  await waitFor(() => expect(screen.queryByText('2 new inquiries')).not.toBeInTheDocument());
  expect(document.title).toMatch(/^Contact Management/);
  await wait(3);
  expect(screen.getByText('1 new inquiry')).toBeInTheDocument();
  expect(counted().at(-1)).toEqual(addMilliseconds(LATE, 1));
  setVisibility('hidden');
  await passMinutes(10);
  expect(counted()).toHaveLength(3);
});

it('a change reloads the list and the counts, but only “Show” resets the number of new inquiries', async () => {
  const data = stubDesk(named('Kelly', { status: 'closed' }));
  data.listNewestContacts.mockResolvedValue([HOPPER]);
  const counts = { total: 0 };
  data.countContacts.mockImplementation(({ from } = {}) =>
    Promise.resolve(from ? (from < LATE ? 2 : 0) : counts.total),
  );
  const { user, choose } = openDesk('?status=closed');
  await expectShown('Kelly');
  await passMinutes(5);
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  data.listNewestContacts.mockResolvedValue([named('Late', { createdAt: LATE })]);
  data.listContacts.mockResolvedValue(lastPage(named('Murray', { status: 'closed' })));
  counts.total = 12;
  await choose(screen.getByLabelText('Status of Grace Kelly'), 'New');
  await screen.findByText('Contact status updated successfully');
  await expectShown('Murray');
  expect(await screen.findByText('12 total inquiries')).toBeInTheDocument();
  // The dropdown blocks clicks elsewhere until it has closed.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await screen.findByText('Change undone');
  await passMinutes(1);
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  await user.click(screen.getByText('Show'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^All / })).toHaveAttribute('aria-current', 'true'),
  );
});

it('browser notifications appear only if “Notify me” is on, and contain no personal data', async () => {
  const shown = stubNotifications('default');
  const { user, wait } = await renderNews();
  await wait(1);
  expect(shown).toEqual([]);
  await useTool(user, 'Notify me');
  await waitFor(() => expect(localStorage.getItem('contact-notifications')).toBe('on'));
  shown.length = 0;
  await wait(3);
  expect(shown).toEqual([['3 new inquiries', { tag: 'inquiries', renotify: true }]]);
  await useTool(user, 'Notify me');
  await wait(4);
  expect(shown).toHaveLength(1);
});

it('if the browser blocks notifications, “Notify me” says so and what to do', async () => {
  stubNotifications('default', 'denied');
  const { user } = await renderNews();
  await useTool(user, 'Notify me');
  const text = 'Allow them for this site in the browser’s settings, then choose “Notify me” again.';
  await findNotification('destructive', 'Your browser blocks notifications', text);
  expect(localStorage.getItem('contact-notifications')).toBe('off');
  await useTool(user, 'Notify me (blocked by your browser)');
});

it('with “Notify me” on, a hidden page counts new inquiries every five minutes, and again as soon as it becomes visible', async () => {
  turnOnNotifications();
  const { counted } = await renderNews();
  setVisibility('hidden');
  // The interval that started while the page was visible may still be running.
  await passMinutes(5);
  const before = counted().length;
  await passMinutes(10);
  expect(counted()).toHaveLength(before + 2);
  setVisibility('visible');
  await waitFor(() => expect(counted()).toHaveLength(before + 3));
  await passMinutes(1);
  expect(counted()).toHaveLength(before + 4);
});

it('a notification appears only when the number of new inquiries rises, and none after a sign-out', async () => {
  const shown = turnOnNotifications();
  const data = stubDesk(HOPPER);
  const { setUser } = reportedUser(data);
  const { user } = openDesk();
  await setUser(ADMINISTRATOR);
  await expectShown('Hopper');
  // Counting begins a moment after the list is shown.
  await passMinutes(0.1);
  const { counted, wait } = stubNews(data);
  for (const arrived of [1, 2, 1, 1]) await wait(arrived);
  const texts = () => shown.map(([text]) => text);
  expect(texts()).toEqual(['1 new inquiry', '2 new inquiries']);
  const first = named('First', { createdAt: addMinutes(OPENED, 1) });
  data.listContacts.mockResolvedValue(lastPage(first, HOPPER));
  await user.click(screen.getByText('Show'));
  await screen.findByText('Grace First');
  await wait(1);
  expect(texts()).toHaveLength(2);
  await wait(2);
  expect(texts().slice(2)).toEqual(['1 new inquiry']);
  const before = counted().length;
  await setUser(null);
  await wait(3);
  await passMinutes(10);
  expect(counted()).toHaveLength(before);
  expect(texts()).toHaveLength(3);
});

it('the page stops counting new inquiries when access is denied, even if an unsaved note keeps the desk open', async () => {
  expectConsoleErrors(/^Failed to count new inquiries/);
  turnOnNotifications();
  const data = stubDesk(HOPPER);
  const { user } = openDesk('?id=hopper');
  await user.click(await screen.findByText('Add note'));
  await user.type(screen.getByLabelText('Internal note'), 'Typed');
  data.countContacts.mockImplementation(({ from } = {}) =>
    from ? Promise.reject(new AccessDeniedError()) : Promise.resolve(9),
  );
  data.backOfficeAccess.mockResolvedValue('denied');
  await passMinutes(1);
  const calls = data.countContacts.mock.calls.length;
  await passMinutes(10);
  setVisibility('visible');
  await passMinutes(1);
  expect(screen.getByDisplayValue('Typed')).toBeInTheDocument();
  expect(data.countContacts).toHaveBeenCalledTimes(calls);
});
