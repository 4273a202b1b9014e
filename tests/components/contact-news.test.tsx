import { act, screen, waitFor } from '@testing-library/react';
import { addMilliseconds, addMinutes } from 'date-fns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessDeniedError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { expectShown, named, openDesk, renderDesk, storeOf } from './contact-desk';

const OPENED = new Date('2026-03-05T14:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: OPENED });
});
afterEach(() => void vi.useRealTimers());

const HOPPER = named('Hopper', { createdAt: OPENED });

const passMinutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

/** Opens the desk while inquiries arrive one minute apart. */
async function renderNews(query = '') {
  const view = await renderDesk([HOPPER], query);
  let arrived = 0;
  return {
    ...view,
    /** The dates from which new inquiries were counted. */
    counted: () => view.store.calls('countContacts').flatMap(([filter]) => filter?.from ?? []),
    /** Waits a minute, after which `count` inquiries have arrived in total. */
    wait: async (count: number) => {
      for (; arrived < count; arrived += 1) {
        const createdAt = addMinutes(OPENED, arrived + 1);
        view.store.add('contacts', named(`New${arrived + 1}`, { createdAt }));
      }
      await passMinutes(1);
    },
  };
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

it('a visible page counts new inquiries once a minute, again as soon as it becomes visible, and “Show” loads them and resets the count', async () => {
  const { user, counted, wait } = await renderNews();
  expect(counted()).toEqual([]);
  await wait(0);
  expect(counted()).toHaveLength(1);
  expect(screen.queryByText('Show')).not.toBeInTheDocument();
  await wait(2);
  expect(counted()).toHaveLength(2);
  expect(await screen.findByText('2 new inquiries')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Contact Management/));
  await user.click(screen.getByText('Show'));
  await expectShown('New2', 'New1', 'Hopper');
  await waitFor(() => expect(screen.queryByText('2 new inquiries')).not.toBeInTheDocument());
  expect(document.title).toMatch(/^Contact Management/);
  await wait(3);
  expect(await screen.findByText('1 new inquiry')).toBeInTheDocument();
  expect(counted().at(-1)).toEqual(addMilliseconds(addMinutes(OPENED, 2), 1));
  setVisibility('hidden');
  await passMinutes(10);
  expect(counted()).toHaveLength(3);
  setVisibility('visible');
  await waitFor(() => expect(counted()).toHaveLength(4));
  await passMinutes(1);
  expect(counted()).toHaveLength(5);
});

it('a change reloads the list and the counts, but only “Show” resets the number of new inquiries', async () => {
  const closed = (lastName: string) => named(lastName, { status: 'closed' });
  const store = storeOf(HOPPER, closed('Kelly'));
  const { user, choose } = openDesk('?status=closed');
  await expectShown('Kelly');
  for (const [minute, name] of ['One', 'Two'].entries())
    store.add('contacts', named(name, { createdAt: addMinutes(OPENED, minute + 1) }));
  await passMinutes(5);
  expect(await screen.findByText('2 new inquiries')).toBeInTheDocument();
  store.add('contacts', closed('Murray'));
  await choose(screen.getByLabelText('Status of Grace Kelly'), 'New');
  await screen.findByText('Contact status updated successfully');
  await expectShown('Murray');
  expect(await screen.findByText('5 total inquiries')).toBeInTheDocument();
  // The dropdown blocks clicks elsewhere until it has closed.
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Undo' })));
  await screen.findByText('Change undone');
  await passMinutes(1);
  expect(await screen.findByText('2 new inquiries')).toBeInTheDocument();
  await user.click(screen.getByText('Show'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^All / })).toHaveAttribute('aria-current', 'true'),
  );
});

it('the page stops counting new inquiries after a sign-out', async () => {
  const { store, counted, wait } = await renderNews();
  await wait(1);
  const before = counted().length;
  expect(before).toBeGreaterThan(0);
  store.setUser(null);
  await wait(3);
  await passMinutes(10);
  expect(counted()).toHaveLength(before);
});

it('the page stops counting new inquiries when access is denied, even if an unsaved note keeps the desk open', async () => {
  expectConsoleErrors(/^Failed to count new inquiries/, /^Failed to fetch contacts/);
  const { store, user } = await renderNews('?id=hopper');
  await user.click(await screen.findByText('Add note'));
  await user.type(screen.getByLabelText('Internal note'), 'Typed');
  store.fail('countContacts', new AccessDeniedError(), Infinity);
  store.put('admins/ada', null);
  await passMinutes(1);
  const calls = store.calls('countContacts').length;
  await passMinutes(10);
  setVisibility('visible');
  await passMinutes(1);
  expect(screen.getByDisplayValue('Typed')).toBeInTheDocument();
  expect(store.calls('countContacts')).toHaveLength(calls);
});
