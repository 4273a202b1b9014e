import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { DESK_PATH, named, shownNames } from './contact-desk';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function renderDesk() {
  const data = stubData(ADMINISTRATOR);
  const opened = new Date('2026-03-05T14:30:00Z');
  data.listContacts.mockResolvedValue(lastPage(named('Hopper', { createdAt: opened })));
  let arrived = 0;
  data.countContacts.mockImplementation(({ since } = {}) => Promise.resolve(since ? arrived : 9));
  const view = renderAdmin(<ContactsPage />, DESK_PATH);
  await waitFor(() => expect(shownNames()).toEqual(['Grace Hopper']));
  const counted = () => data.countContacts.mock.calls.flatMap(([filter]) => filter?.since ?? []);
  return {
    ...view,
    data,
    counted,
    /** Lets a minute pass in which inquiries have arrived. */
    wait: async (count: number) => {
      arrived = count;
      await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    },
  };
}

it('counts once a minute what has arrived since; Show reads it and begins to count anew', async () => {
  const { user, data, counted, wait } = await renderDesk();
  expect(counted()).toEqual([]);
  await wait(0);
  expect(counted()).toHaveLength(1);
  expect(screen.queryByText('Show')).not.toBeInTheDocument();
  await wait(2);
  expect(counted()).toHaveLength(2);
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  expect(document.title).toMatch(/^\(2\) Contact Management/);
  const late = new Date('2026-03-05T14:32:00Z');
  data.listContacts.mockResolvedValue(
    lastPage(named('Late', { createdAt: late }), named('Hopper')),
  );
  await user.click(screen.getByText('Show'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Late', 'Grace Hopper']));
  await waitFor(() => expect(screen.queryByText('2 new inquiries')).not.toBeInTheDocument());
  expect(document.title).toMatch(/^Contact Management/);
  await wait(1);
  expect(screen.getByText('1 new inquiry')).toBeInTheDocument();
  expect(counted().at(-1)).toEqual(late);
});

it('the new ones stay counted until they are shown, whatever else is read again', async () => {
  const data = stubData(ADMINISTRATOR);
  const [opened, late] = [new Date('2026-03-05T14:30:00Z'), new Date('2026-03-05T14:32:00Z')];
  const kelly = named('Kelly', { status: 'closed' });
  data.listContacts.mockResolvedValue(lastPage(kelly));
  data.listNewestContacts.mockResolvedValue([named('Hopper', { createdAt: opened })]);
  data.countContacts.mockImplementation(({ since } = {}) =>
    Promise.resolve(since && since < late ? 2 : 0),
  );
  const { user, choose } = renderAdmin(<ContactsPage />, `${DESK_PATH}?status=closed`);
  await waitFor(() => expect(shownNames()).toEqual(['Grace Kelly']));
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
  data.listNewestContacts.mockResolvedValue([named('Late', { createdAt: late })]);
  await user.click(screen.getByText('Refresh'));
  await choose(screen.getByLabelText('Status of Grace Kelly'), 'New');
  await screen.findByText('Contact status updated successfully');
  // The dropdown blocks the pointer until it is gone.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await screen.findByText('Change undone');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(screen.getByText('2 new inquiries')).toBeInTheDocument();
});

it('Refresh reads the list and the counts again, and says as of when they are', async () => {
  const { user, data } = await renderDesk();
  expect(screen.getByText(/^As of \d\d:\d\d$/)).toBeInTheDocument();
  data.listContacts.mockResolvedValue(lastPage(named('Late')));
  data.countContacts.mockResolvedValue(12);
  await user.click(screen.getByText('Refresh'));
  await waitFor(() => expect(shownNames()).toEqual(['Grace Late']));
  expect(await screen.findByText('12 total inquiries')).toBeInTheDocument();
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
  const { user, wait } = await renderDesk();
  await wait(1);
  expect(shown).toEqual([]);
  const button = screen.getByRole('button', { name: 'Notify me' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  shown.length = 0;
  await wait(3);
  expect(shown).toEqual([['3 new inquiries', { tag: 'inquiries' }]]);
  await user.click(button);
  await wait(4);
  expect(shown).toHaveLength(1);
});
