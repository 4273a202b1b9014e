import { act, screen, waitFor } from '@testing-library/react';
import { addMilliseconds, format } from 'date-fns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectShown, named, openDesk, renderDesk, stubDesk, useTool } from './contact-desk';
import { lastPage } from './stub-data';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: OPENED });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const [OPENED, LATE] = [new Date('2026-03-05T14:30:00Z'), new Date('2026-03-05T14:32:00Z')];
const HOPPER = named('Hopper', { createdAt: OPENED });

const passMinute = () => act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));

async function renderNews() {
  const view = await renderDesk([HOPPER]);
  const { data } = view;
  let arrived = 0;
  data.countContacts.mockImplementation(({ from } = {}) => Promise.resolve(from ? arrived : 9));
  const counted = () => data.countContacts.mock.calls.flatMap(([filter]) => filter?.from ?? []);
  return {
    ...view,
    counted,
    /** Lets a minute pass in which inquiries have arrived. */
    wait: async (count: number) => {
      arrived = count;
      await passMinute();
    },
  };
}

it('counts once a minute what has arrived since, but not while the page is hidden; Show reads it and begins to count anew', async () => {
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
  await wait(1);
  expect(screen.getByText('1 new inquiry')).toBeInTheDocument();
  expect(counted().at(-1)).toEqual(addMilliseconds(LATE, 1));
  expect(counted()).toHaveLength(3);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await wait(2);
  await wait(2);
  expect(counted()).toHaveLength(3);
});

it('the new ones stay counted until they are shown, whatever else is read again', async () => {
  const data = stubDesk(named('Kelly', { status: 'closed' }));
  data.listNewestContacts.mockResolvedValue([HOPPER]);
  data.countContacts.mockImplementation(({ from } = {}) =>
    Promise.resolve(from && from < LATE ? 2 : 0),
  );
  const { user, choose } = openDesk('?status=closed');
  await expectShown('Kelly');
  await passMinute();
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  data.listNewestContacts.mockResolvedValue([named('Late', { createdAt: LATE })]);
  await user.click(screen.getByText('Refresh'));
  await choose(screen.getByLabelText('Status of Grace Kelly'), 'New');
  await screen.findByText('Contact status updated successfully');
  // The dropdown blocks the pointer until it is gone.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await screen.findByText('Change undone');
  await passMinute();
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  await user.click(screen.getByText('Show'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^All / })).toHaveAttribute('aria-current', 'true'),
  );
});

it('Refresh reads the list and the counts again, and says as of when they are', async () => {
  const { user, data } = await renderNews();
  const now = () => `As of ${format(new Date(), 'HH:mm')}`;
  const opened = now();
  await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE_MS));
  expect(screen.getByText(opened)).toBeInTheDocument();
  data.listContacts.mockResolvedValue(lastPage(named('Late')));
  data.countContacts.mockResolvedValue(12);
  await user.click(screen.getByText('Refresh'));
  await expectShown('Late');
  expect(await screen.findByText('12 total inquiries')).toBeInTheDocument();
  expect(screen.getByText(now())).toBeInTheDocument();
});

it('notifies without personal words, only once the person has allowed it here', async () => {
  const shown: unknown[][] = [];
  const notification = Object.assign(
    vi.fn(function show(...words: unknown[]) {
      shown.push(words);
    }),
    {
      permission: 'default',
      requestPermission() {
        notification.permission = 'granted';
        return Promise.resolve('granted');
      },
    },
  );
  vi.stubGlobal('Notification', notification);
  const { user, wait } = await renderNews();
  await wait(1);
  expect(shown).toEqual([]);
  await useTool(user, 'Notify me');
  await waitFor(() => expect(localStorage.getItem('contact-notifications')).toBe('on'));
  shown.length = 0;
  await wait(3);
  expect(shown).toEqual([['3 new inquiries', { tag: 'inquiries' }]]);
  await useTool(user, 'Notify me');
  await wait(4);
  expect(shown).toHaveLength(1);
});
