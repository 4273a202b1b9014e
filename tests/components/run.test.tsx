import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi, type Mock } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import type { Action, Counts, Task } from '@/back-office/run/action';
import { LongAction } from '@/back-office/run/long-action';
import { useRun } from '@/back-office/run/use-run';
import { changeOf, type Change, type Stored } from '@/collections/change';
import { erasure, inquiryChange } from '@/collections/inquiry-changes';
import { currentToast } from '@/components/toast/toast-store';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  PreconditionError,
  TimeoutError,
} from '@/domain/errors';
import { switchAccount } from '@/lib/account-store';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification, hasNotification } from './find-notification';
import { renderApp } from './render-app';
import { openStore } from './store';

await ToastViewport.preload();

const changesOf = (ids: readonly string[]): Change[] =>
  ids.map((id) => {
    const expected = (stored: Stored) => !stored?.['isTheirs'];
    return changeOf({ collection: 'careers', id, expected, next: () => null });
  });

/** An action of a form, which deletes these careers, named by one letter each. */
const save = (ids: string, more: Partial<Action> = {}): Action => ({
  changes: changesOf([...ids]),
  done: `Saved ${ids}`,
  failure: `Failed to save ${ids}`,
  ...more,
});

const summary =
  (verb: string) =>
  ({ total, changed, left }: Counts) => ({
    title: 'Success',
    description: `${verb} ${changed} of ${total}, left ${left}`,
  });

const numbers = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => String(first + index));

/** An action on this many careers, whose IDs are numbers from `first` on. */
const many = (count: number, first = 0): Action => ({
  label: `Saving ${count} careers…`,
  changes: changesOf(numbers(count, first)),
  done: summary('Saved'),
  failure: 'Failed to save the careers',
  undoWords: summary('Reverted'),
});

let tests = 0;
/** Another account in each test, because the actions of an account stay undoable. */
const accountOf = (name: 'ada' | 'bob') => `${name} ${tests}`;

interface Started {
  action: Action | Task;
  queue?: 'changes' | 'exports';
  onDone?: (id: string) => void;
}

function StartButton({ name, action, queue, onDone }: Started & { name: string }) {
  const { run, undoLast } = useRun(queue);
  return (
    <>
      <button onClick={() => run(action, onDone)}>{name}</button>
      <button onClick={() => undoLast('careers')}>Undo last of {name}</button>
    </>
  );
}

/** Renders a screen with a button per action, and what every screen of the back office has. */
function renderRuns(actions: Record<string, Started>) {
  const store = openStore();
  for (const id of ['a', 'b', 'c', 'd', 'f', 'o', 'x', 'y', ...numbers(450)])
    store.put(`careers/${id}`, { title: id });
  tests += 1;
  switchAccount(accountOf('ada'));
  const queryClient = createQueryClient();
  const { user, rerender } = renderApp(<div />, { queryClient });
  const show = (isOpen: boolean) =>
    rerender(
      <>
        {isOpen &&
          Object.entries(actions).map(([name, started]) => (
            <StartButton key={name} name={name} {...started} />
          ))}
        <LongAction />
        <Toaster />
      </>,
    );
  show(true);
  return {
    store,
    /** Shows a list of this collection. Returns the stub that reads it again. */
    shownList: (collection: string) => {
      const queryFn = vi.fn(() => Promise.resolve(null));
      const options = { queryKey: [collection, 'list'], queryFn, initialData: null };
      onTestFinished(new QueryObserver(queryClient, options).subscribe(() => undefined));
      return queryFn;
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    close: () => show(false),
    /** The careers that were deleted (a) or, by Undo, restored (A), in order. */
    saved: () =>
      store
        .history()
        .toSorted((one, other) => Number(one['at']) - Number(other['at']))
        .map(({ document, before }) => {
          const id = String(document);
          return before ? id : id.toUpperCase();
        })
        .join(''),
    /** The number of changes in each commit. */
    sizes: () => store.calls('commit').map(([changes]) => changes.length),
    /** The keys of the commits, in order. */
    keys: () => store.calls('commit').map(([, key]) => key),
  };
}

const done = (text: string) => findNotification('default', 'Success', text);
const failed = (text: string) => findNotification('destructive', 'Error', text);

/** Delays the next call of a stub of `shownList`. */
function heldList(list: Mock<() => Promise<null>>) {
  const { released, release } = deferred();
  list.mockReturnValueOnce(released.then(() => null));
  return { list, release };
}

/** Whether the browser would ask for confirmation before the tab is closed. */
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the actions of a queue run one after the other, even after their screen has closed, and until all have ended, closing the tab requires confirmation', async () => {
  const { store, press, close, saved } = renderRuns({
    one: { action: save('ab') },
    two: { action: save('c') },
    export: {
      action: {
        failure: 'Failed to export',
        work: () => Promise.resolve({ title: 'Success', description: 'Exported' }),
      },
      queue: 'exports',
    },
  });
  expect(asksBeforeUnload()).toBe(false);
  const release = store.hold('commit');
  await press('one');
  await press('two');
  // An export doesn’t wait for them.
  await press('export');
  await done('Exported');
  expect(saved()).toBe('');
  close();
  expect(asksBeforeUnload()).toBe(true);
  release();
  await done('Saved c');
  expect(saved()).toBe('abc');
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
});

it('a failure doesn’t stop the actions that wait', async () => {
  expectConsoleErrors(/^Failed to save a \(BusyError\)/);
  const { store, press } = renderRuns({ one: { action: save('a') }, two: { action: save('b') } });
  const release = store.hold('commit', new BusyError());
  await press('one');
  await press('two');
  release();
  await done('Saved b');
});

it('a long action is named until it has ended, even after its screen has closed; then the one that waited for it', async () => {
  const { store, press, close } = renderRuns({
    many: { action: many(3) },
    two: { action: many(2, 3) },
  });
  const release = store.hold('commit');
  const releaseTwo = store.hold('commit');
  await press('many');
  await press('two');
  expect(await screen.findByText('Saving 3 careers…')).toBeInTheDocument();
  close();
  expect(screen.getByText('Saving 3 careers…')).toBeInTheDocument();
  release();
  expect(await screen.findByText('Saving 2 careers…')).toBeInTheDocument();
  expect(screen.queryByText('Saving 3 careers…')).not.toBeInTheDocument();
  releaseTwo();
  await done('Saved 2 of 2, left 0');
  await waitFor(() => expect(screen.queryByText(/^Saving/)).not.toBeInTheDocument());
});

it('the save of a form is not named', async () => {
  const { store, press } = renderRuns({ form: { action: save('f') } });
  const release = store.hold('commit');
  await press('form');
  expect(asksBeforeUnload()).toBe(true);
  const status = document.querySelector('[data-bottom-bar=action]');
  await waitFor(() => expect(store.calls('commit')).toHaveLength(1));
  expect(status).toBeEmptyDOMElement();
  release();
  await done('Saved f');
});

it('a success is reported after the screen shows what is saved, without Undo if nothing was written', async () => {
  const { store, press, shownList } = renderRuns({ save: { action: save('a') } });
  const { list, release } = heldList(shownList('careers'));
  store.put('careers/a', null);
  await press('save');
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  expect(hasNotification()).toBe(false);
  release();
  const notification = await done('Saved a');
  expect(notification.getByText(/already saved/)).toBeInTheDocument();
  expect(notification.queryByText('Undo')).not.toBeInTheDocument();
});

it('every save offers Undo, and so does every Undo, even after the form has closed', async () => {
  const action = save('a', { undoWords: 'Restored a' });
  const { press, close, keys, saved } = renderRuns({ save: { action } });
  await press('save');
  await done('Saved a');
  close();
  for (const words of ['Restored a', 'Change undone', 'Change undone']) {
    await press('Undo');
    await done(words);
  }
  expect(saved()).toBe('aAaA');
  expect(new Set(keys().map(({ action: id }) => id)).size).toBe(4);
});

it('an action without Undo offers none, neither by its notification nor by undoing the last action', async () => {
  const { press, saved } = renderRuns({
    save: { action: save('a') },
    erase: { action: save('b', { undoWords: null }) },
  });
  await press('save');
  await done('Saved a');
  await press('erase');
  const notification = await done('Saved b');
  expect(notification.queryByText('Undo')).not.toBeInTheDocument();
  await press('Undo last of erase');
  await done('Change undone');
  expect(saved()).toBe('abA');
});

it('Undo can’t be started twice', async () => {
  const { store, press, saved } = renderRuns({ save: { action: save('a') } });
  await press('save');
  await done('Saved a');
  const undoAgain = currentToast()?.action?.onClick;
  const release = store.hold('commit');
  await press('Undo');
  act(() => undoAgain?.());
  await press('Undo last of save');
  release();
  await done('Change undone');
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(saved()).toBe('aA');
});

it('450 changes are three commits, and after a failure of the second, “Try again” continues with its key and Undo takes back all of them', async () => {
  expectConsoleErrors(/^Failed to save the careers \(TimeoutError\)/);
  const { store, press, close, sizes, keys } = renderRuns({ many: { action: many(450) } });
  store.pass('commit');
  store.fail('commit', new TimeoutError());
  await press('many');
  const failure = await failed('Failed to save the careers. 200 of 450 were changed.');
  expect(failure.getByText(/may or may not have been saved/)).toBeInTheDocument();
  expect(screen.queryByText('Saving 450 careers…')).not.toBeInTheDocument();
  close();
  await press('Try again');
  await done('Saved 450 of 450, left 0');
  expect(sizes()).toEqual([200, 200, 200, 50]);
  const [first, second, again, third] = keys();
  expect(again).toBe(second);
  expect(new Set([first?.action, second?.action, third?.action]).size).toBe(1);
  expect([first?.part, second?.part, third?.part]).toEqual([0, 1, 2]);
  await press('Undo');
  await done('Reverted 450 of 450, left 0');
  expect(sizes().slice(4)).toEqual([200, 200, 50]);
});

it('what an action has changed before it failed can be undone', async () => {
  expectConsoleErrors(/^Failed to save the careers \(BusyError\)/);
  const { store, press } = renderRuns({ many: { action: many(201) } });
  store.pass('commit');
  store.fail('commit', new BusyError());
  await press('many');
  await failed('Failed to save the careers. 200 of 201 were changed.');
  await press('Undo last of many');
  await done('Reverted 200 of 200, left 0');
});

it('a conflict in one of many changes is counted, even if it is the only change of its commit', async () => {
  const { store, press } = renderRuns({ many: { action: many(201) } });
  for (const id of ['7', '200']) store.put(`careers/${id}`, { isTheirs: true });
  await press('many');
  const notification = await done('Saved 199 of 201, left 2');
  expect(notification.getByText('Undo')).toBeInTheDocument();
});

it('changes are read when the action’s turn comes, and again if reading them failed', async () => {
  expectConsoleErrors(/^Failed to save a \(TimeoutError\)/);
  const changes = vi.fn(() => Promise.resolve(changesOf(['x', 'y'])));
  changes.mockRejectedValueOnce(new TimeoutError());
  const { store, press, saved } = renderRuns({
    first: { action: save('f') },
    save: { action: save('a', { changes }) },
  });
  const release = store.hold('commit');
  await press('first');
  await press('save');
  expect(changes).not.toHaveBeenCalled();
  release();
  await failed('Failed to save a');
  await press('Try again');
  await done('Saved a');
  expect(saved()).toBe('fxy');
});

it.each([true, false])(
  'a failed save gives the reason, and “Try again” saves and closes the form, if it is still open (%j)',
  async (isOpen) => {
    expectConsoleErrors(/^Failed to save a \(BusyError\)/);
    const onDone = vi.fn();
    const { store, press, close, saved } = renderRuns({ save: { action: save('a'), onDone } });
    const release = store.hold('commit', new BusyError());
    await press('save');
    if (!isOpen) close();
    release();
    const notification = await failed('Failed to save a');
    expect(notification.getByText(/^The database is busy/)).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    await press('Try again');
    await done('Saved a');
    expect(saved()).toBe('a');
    expect(onDone.mock.calls).toEqual([['a']]);
  },
);

it.each([
  [new ConflictError(), false, /changed or deleted/],
  [new InvalidDocumentError(), false, /no longer passes validation/],
  [new AccessDeniedError(), true, /Sign in again/],
  [new BusyError(), true, /database is busy/],
  [new TimeoutError(), true, /may or may not have been saved/],
  [new PreconditionError(), true, /reason is unknown/],
  [new Error('offline'), true, /Check your connection/],
])(
  'after “%s”, “Try again” is offered: %j; the reason is given, and only a conflict makes the screen read its collection again',
  async (error, isRetryable, reason) => {
    expectConsoleErrors(/^Failed to save a \(\w*Error\)/);
    const { store, press, shownList } = renderRuns({ save: { action: save('a') } });
    const { list, release } = heldList(shownList('careers'));
    store.fail('commit', error);
    await press('save');
    // A failure doesn’t wait until the screen is updated, because the connection may be lost.
    const notification = await failed('Failed to save a');
    release();
    expect(notification.getByText(reason)).toBeInTheDocument();
    expect(notification.queryAllByText('Try again')).toHaveLength(isRetryable ? 1 : 0);
    expect(list).toHaveBeenCalledTimes(error instanceof ConflictError ? 1 : 0);
  },
);

it.each([
  ['a career', changesOf(['a']), 'careers'],
  ['an inquiry in the trash', [inquiryChange(...erasure('deletedContacts', 'a'))], 'contacts'],
  ['nothing', [], 'careers, services, seoSettings, contacts'],
])(
  'after an action that changes %s, the screen reads its collection (or all) and the history again',
  async (_what, changes, read) => {
    const { store, press, shownList } = renderRuns({ save: { action: save('a', { changes }) } });
    store.put('deletedContacts/a', {});
    const all = ['careers', 'services', 'seoSettings', 'contacts', 'changes', 'administrators'];
    const lists = all.map((name) => ({ name, list: shownList(name) }));
    await press('save');
    await done('Saved a');
    const again = lists.filter(({ list }) => list.mock.calls.length > 0);
    expect(again.map(({ name }) => name).join(', ')).toBe(`${read}, changes`);
  },
);

it('Undo of the last action undoes one after the other, even while they are being saved, and a redo, but never redoes', async () => {
  const { store, press, saved } = renderRuns({
    save: { action: save('a') },
    bulk: { action: save('bc') },
    next: { action: save('d') },
  });
  const undoLast = () => press('Undo last of save');
  const release = store.hold('commit');
  for (const name of ['save', 'bulk']) await press(name);
  for (let count = 0; count < 3; count += 1) await undoLast();
  // An action that was started later waits for them.
  await press('next');
  expect(saved()).toBe('');
  release();
  await done('Saved d');
  expect(saved()).toBe('abcBCAd');
  await undoLast();
  await done('Change undone');
  expect(saved()).toBe('abcBCAdD');
  await press('Undo');
  await waitFor(() => expect(saved()).toBe('abcBCAdDd'));
  await done('Change undone');
  await undoLast();
  await waitFor(() => expect(saved()).toBe('abcBCAdDdD'));
  await undoLast();
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(saved()).toBe('abcBCAdDdD');
});

it('an Undo that failed for lack of a connection can be chosen again; after a conflict, the action before it is next', async () => {
  expectConsoleErrors(/^Failed to undo the change \((TimeoutError|ConflictError)\)/);
  const { store, press, saved } = renderRuns({
    a: { action: save('a') },
    b: { action: save('b') },
  });
  await press('a');
  await done('Saved a');
  await press('b');
  await done('Saved b');
  const undoLast = () => press('Undo last of a');
  store.fail('commit', new TimeoutError());
  await undoLast();
  await failed('Failed to undo the change');
  store.put('careers/b', { title: 'Theirs' });
  await undoLast();
  const conflict = await failed('Failed to undo the change');
  expect(conflict.queryByText('Undo')).not.toBeInTheDocument();
  await undoLast();
  await done('Change undone');
  expect(saved()).toBe('abA');
});

it('work that fails is reported and can be tried again', async () => {
  expectConsoleErrors(/^Failed to export \(TimeoutError\)/);
  const work = vi.fn<Task['work']>().mockRejectedValueOnce(new TimeoutError());
  work.mockResolvedValueOnce({ title: 'Success', description: 'Exported' });
  const { press, shownList } = renderRuns({
    export: { action: { label: 'Exporting…', failure: 'Failed to export', work } },
  });
  const list = shownList('careers');
  await press('export');
  const failure = await failed('Failed to export');
  // Nothing can have been saved.
  expect(failure.getByText(/^The server didn’t respond in time\. Check/)).toBeInTheDocument();
  await press('Try again');
  const notification = await done('Exported');
  expect(notification.queryByText('Undo')).not.toBeInTheDocument();
  expect(list).not.toHaveBeenCalled();
});

it('when another account signs in, the earlier account’s actions are dropped without a report, and can’t be undone', async () => {
  const work = vi.fn<Task['work']>();
  const report = vi.fn(summary('Saved'));
  const { store, press, saved } = renderRuns({
    before: { action: save('o') },
    one: { action: { ...many(450), done: report } },
    two: { action: save('c') },
    three: { action: { label: 'Exporting', failure: 'Failed to export', work } },
  });
  await press('before');
  await done('Saved o');
  const undoBefore = currentToast()?.action?.onClick;
  const shown = currentToast()?.id;
  const release = store.hold('commit');
  for (const name of ['one', 'two', 'three']) await press(name);
  act(() => switchAccount(accountOf('bob')));
  release();
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(saved()).toMatch(/^o01.*199$/);
  expect(work).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  expect(currentToast()?.id).toBe(shown);
  await press('Undo last of one');
  act(() => undoBefore?.());
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(saved()).toMatch(/199$/);
});

it('an Undo that waited when another account signed in leaves that account’s own actions undoable', async () => {
  const { store, press, saved } = renderRuns({
    save: { action: save('a') },
    other: { action: save('b') },
  });
  act(() => switchAccount(accountOf('bob')));
  await press('save');
  await done('Saved a');
  act(() => switchAccount(accountOf('ada')));
  const release = store.hold('commit');
  await press('other');
  await press('Undo last of save');
  act(() => switchAccount(accountOf('bob')));
  release();
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(saved()).toBe('ab');
  await press('Undo last of save');
  await done('Change undone');
  expect(saved()).toBe('abA');
});
