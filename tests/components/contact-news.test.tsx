import { act, screen, waitFor } from '@testing-library/react';
import { addMilliseconds, addMinutes, differenceInMinutes } from 'date-fns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessDeniedError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, named, openDesk, renderDesk, stubDesk } from './contact-desk-stubs';
import { reportedUser } from './reported-user';
import { ADMINISTRATOR, lastPage } from './stub-data';

const [OPENED, LATE] = [new Date('2026-03-05T14:30:00Z'), new Date('2026-03-05T14:32:00Z')];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: OPENED });
});
afterEach(() => void vi.useRealTimers());

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

it('a visible page counts new inquiries once a minute, again as soon as it becomes visible, and “Show” loads them and resets the count', async () => {
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
  setVisibility('visible');
  await waitFor(() => expect(counted()).toHaveLength(4));
  await passMinutes(1);
  expect(counted()).toHaveLength(5);
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

it('the page stops counting new inquiries after a sign-out', async () => {
  const data = stubDesk(HOPPER);
  const { setUser } = reportedUser(data);
  openDesk();
  await setUser(ADMINISTRATOR);
  await expectShown('Hopper');
  const { counted, wait } = stubNews(data);
  await wait(1);
  const before = counted().length;
  expect(before).toBeGreaterThan(0);
  await setUser(null);
  await wait(3);
  await passMinutes(10);
  expect(counted()).toHaveLength(before);
});

it('the page stops counting new inquiries when access is denied, even if an unsaved note keeps the desk open', async () => {
  expectConsoleErrors(/^Failed to count new inquiries/);
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
