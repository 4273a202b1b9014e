import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import type { Action, Task } from '@/back-office/run/action';
import { Activity } from '@/back-office/run/activity';
import { RunningAction } from '@/back-office/run/running-action';
import { useRun } from '@/back-office/run/use-run';
import { changeOf } from '@/collections/change';
import { erasure, inquiryChange } from '@/collections/inquiry-changes';
import { currentToast } from '@/components/toast/toast-store';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import type { Result } from '@/data/write';
import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  RestoredError,
  TimeoutError,
  UndoError,
} from '@/domain/errors';
import { switchAccount } from '@/lib/account-store';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification, hasNotification } from './find-notification';
import { renderApp } from './render-app';
import { hold, stubData, written } from './stub-data';

await ToastViewport.preload();

const changesOf = (ids: string) =>
  [...ids].map((id) => changeOf({ collection: 'careers', id, next: () => null }));

/** An action of a form, which changes these careers, named by one letter each. */
const save = (ids: string, more: Partial<Action> = {}): Action => ({
  changes: changesOf(ids),
  done: `Saved ${ids}`,
  failure: `Failed to save ${ids}`,
  ...more,
});

const inWords = (results: readonly Result[]) =>
  results.map(({ change, state }) => `${change.id} ${state}`).join(', ');

const isFailed = (results: readonly Result[]) => results.some(({ error }) => error);

const summary = (verb: string) => (results: readonly Result[]) =>
  isFailed(results)
    ? ({ variant: 'destructive', title: 'Error', description: inWords(results) } as const)
    : { title: 'Success', description: `${verb} ${inWords(results)}` };

/** An action that has a progress bar. Its notification lists the results. */
const bulk = (ids: string): Action =>
  save(ids, {
    label: `Saving ${ids}`,
    total: ids.length,
    done: summary('Saved'),
    undo: { label: `Undoing ${ids}`, done: summary('Undone') },
  });

interface Started {
  action: Action | Task;
  queue?: 'forms' | 'long';
  onDone?: () => void;
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
  const data = stubData();
  switchAccount('ada');
  const page = { current: null };
  const queryClient = createQueryClient();
  const { user, rerender } = renderApp(<div />, { queryClient });
  const show = (isOpen: boolean) =>
    rerender(
      <>
        {isOpen &&
          Object.entries(actions).map(([name, started]) => (
            <StartButton key={name} name={name} {...started} />
          ))}
        <Activity />
        <RunningAction page={page} />
        <Toaster />
      </>,
    );
  show(true);
  return {
    data,
    queryClient,
    /** Shows a list of this collection. Returns the stub that reads it again. */
    shownList: (collection: string) => {
      const queryFn = vi.fn(() => Promise.resolve(null));
      const options = { queryKey: [collection, 'list'], queryFn, initialData: null };
      onTestFinished(new QueryObserver(queryClient, options).subscribe(() => undefined));
      return queryFn;
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    close: () => show(false),
    /** The careers that were written, in order. */
    written: () => data.write.mock.calls.map(([path]) => path.replace('careers/', '')).join(''),
    /** The keys of the commits, in order. */
    keys: () => data.commit.mock.calls.map(([, key]) => key),
    undone: () => data.undo.mock.calls.map(([record]) => record),
  };
}

const done = (text: string) => findNotification('default', 'Success', text);
const failed = (text: string) => findNotification('destructive', 'Error', text);

/** What “Activity” offers. */
const offers = () =>
  screen
    .queryAllByRole('button', { name: /^(Undo|Try again): / })
    .map(({ textContent }) => textContent);

/** Whether the browser would ask for confirmation before the tab is closed. */
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the actions of a queue run one after the other, even after their screen has closed, and until all have ended, closing the tab requires confirmation', async () => {
  const { data, press, close, written } = renderRuns({
    one: { action: bulk('ab'), queue: 'long' },
    two: { action: bulk('c'), queue: 'long' },
    form: { action: save('f') },
  });
  expect(asksBeforeUnload()).toBe(false);
  const release = hold(data.write, undefined);
  await press('one');
  await press('two');
  expect(screen.getByRole('progressbar', { name: 'Saving ab' })).toBeInTheDocument();
  expect(screen.getByText('0 of 2')).toBeInTheDocument();
  expect(screen.getByText('1 more waiting')).toBeInTheDocument();
  // A form doesn't wait for them.
  await press('form');
  await done('Saved f');
  expect(written()).toBe('af');
  close();
  expect(asksBeforeUnload()).toBe(true);
  const releaseNext = hold(data.write, undefined);
  release();
  expect(await screen.findByText('1 of 2')).toBeInTheDocument();
  releaseNext();
  await done('Saved c done');
  expect(written()).toBe('afbc');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
});

it('an action with a progress bar is announced at its start and every five seconds', async () => {
  const { data, press } = renderRuns({ one: { action: bulk('ab'), queue: 'long' } });
  const region = document.querySelector('p[aria-live]');
  const heard: (string | null | undefined)[] = [];
  new MutationObserver(() => heard.push(region?.textContent)).observe(region as Element, {
    childList: true,
  });
  const release = hold(data.write, undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await press('one');
  await waitFor(() => expect(heard).toEqual(['Saving ab']));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['Saving ab', '0 of 2', '0 of 2']);
  release();
  await done('Saved a done, b done');
  await waitFor(() => expect(region).toBeEmptyDOMElement());
});

it.each<[string, (data: ReturnType<typeof stubData>) => unknown, RegExp]>([
  ['success', ({ commit }) => commit.mockResolvedValueOnce([]), /^Success Saved a.*already saved/],
  [
    'conflict',
    ({ write }) => write.mockRejectedValueOnce(new ConflictError()),
    /^Error Failed to save a.*changed or deleted/,
  ],
])('a %s is reported after the screen shows what is saved', async (what, prepare, words) => {
  if (what === 'conflict') expectConsoleErrors(/^Failed to save a \(ConflictError\)/);
  const { data, press, shownList } = renderRuns({ save: { action: save('a') } });
  const list = shownList('careers');
  const release = hold(list, null);
  prepare(data);
  await press('save');
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  expect(hasNotification()).toBe(false);
  release();
  await waitFor(() => expect(document.querySelector('li')).toHaveTextContent(words));
  // Nothing was written.
  expect(screen.queryByText('Undo')).not.toBeInTheDocument();
});

it('every save offers Undo, and so does every Undo, even after the form has closed', async () => {
  const action = save('a', { undo: { done: 'Restored a' } });
  const { press, close, keys, undone } = renderRuns({ save: { action } });
  await press('save');
  await done('Saved a');
  close();
  for (const words of ['Restored a', 'Change undone', 'Change undone']) {
    await press('Undo');
    await done(words);
  }
  expect(undone().slice(0, 2)).toEqual(['careers~a~saved', 'careers~a~undone']);
  expect(new Set(keys()).size).toBe(4);
});

it('“Try again” repeats once what wasn’t written, in the same commits, and Undo takes back all of it once, last change first', async () => {
  expectConsoleErrors(/\(BusyError\)/, /\(AccessDeniedError\)/);
  const view = renderRuns({ bulk: { action: bulk('abcd') } });
  const { data, press, close, written, keys, undone } = view;
  const list = view.shownList('careers');
  const release = hold(list, null);
  data.write
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new BusyError())
    .mockRejectedValueOnce(new AccessDeniedError());
  await press('bulk');
  // A failure doesn't wait until the screen is updated, because the connection may be lost.
  await failed('a done, b failed, c failed');
  expect(list).toHaveBeenCalledOnce();
  release();
  const [, keyOfB, keyOfC] = keys();
  close();
  const tryAgain = currentToast()?.action?.onClick;
  await press('Try again: a done, b failed, c failed');
  act(() => tryAgain?.());
  await done('Saved a done, b done, c done, d done');
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(written()).toBe('abcbcd');
  expect(keys().slice(3, 5)).toEqual([keyOfB, keyOfC]);
  const undoAgain = currentToast()?.action?.onClick;
  expect(offers()).toEqual(['Undo: Saved a done, b done, c done, d done']);
  await press('Undo: Saved a done, b done, c done, d done');
  act(() => undoAgain?.());
  await done('Undone d done, c done, b done, a done');
  expect(undone()).toEqual(['d', 'c', 'b', 'a'].map((id) => `careers~${id}~saved`));
  expect(offers()).toEqual(['Undo: Undone d done, c done, b done, a done']);
});

it('an Undo that was canceled or has failed can be chosen again and goes on, but starts over after it was undone', async () => {
  expectConsoleErrors(/\(TimeoutError\)/);
  const { data, press, undone } = renderRuns({ bulk: { action: bulk('abc') } });
  await press('bulk');
  await done('Saved a done, b done, c done');
  const UNDO = 'Undo: Saved a done, b done, c done';
  const undoFirst = async () => {
    const release = hold(data.undo, undefined);
    await press(UNDO);
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
    await press('Cancel');
    release();
    await done('Undone c done');
  };
  await undoFirst();
  await press('Undo: Undone c done');
  await done('Change undone');
  await undoFirst();
  data.undo.mockRejectedValueOnce(new TimeoutError());
  await press(UNDO);
  await failed('c done, b unclear');
  await press('Try again');
  await done('Undone c done, b done, a done');
  expect(undone().map((record) => record.replace('careers~', ''))).toEqual([
    ...['c~saved', 'c~undone', 'c~saved', 'b~saved', 'b~saved', 'a~saved'],
  ]);
  expect(offers()).toEqual(['Undo: Undone c done, b done, a done']);
});

it.each([true, false])(
  'a failed save gives the reason, and “Try again” saves and closes the form, if it is still open (%j)',
  async (isOpen) => {
    expectConsoleErrors(/^Failed to save a \(BusyError\)/);
    const onDone = vi.fn();
    const { data, press, close, written } = renderRuns({ save: { action: save('a'), onDone } });
    const { released, release } = deferred();
    data.write.mockReturnValueOnce(released.then(() => Promise.reject(new BusyError())));
    await press('save');
    if (!isOpen) close();
    release();
    const notification = await failed('Failed to save a');
    expect(notification.getByText(/^The database is busy/)).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
    await press('Try again');
    await done('Saved a');
    expect(written()).toBe('aa');
    expect(onDone).toHaveBeenCalledTimes(isOpen ? 1 : 0);
  },
);

it.each([
  [new ConflictError(), /changed or deleted/],
  [new RestoredError(), /has restored/],
  [new UndoError('same'), /already matches/],
  [new InvalidDocumentError(), /no longer passes validation/],
])(
  'a change that fails with “%s” isn’t retried, and the screen reads its collection again only after a conflict',
  async (error, reason) => {
    expectConsoleErrors(/^Failed to save ab? \(\w*Error\)/);
    const view = renderRuns({ form: { action: save('a') }, two: { action: save('ab') } });
    const list = view.shownList('careers');
    view.data.write.mockRejectedValueOnce(error);
    await view.press('form');
    const notification = await failed('Failed to save a');
    expect(notification.getByText(reason)).toBeInTheDocument();
    expect(notification.queryByText('Try again')).not.toBeInTheDocument();
    expect(list).toHaveBeenCalledTimes(error instanceof ConflictError ? 1 : 0);
    // What another change has written can be undone.
    view.data.write.mockRejectedValueOnce(error);
    await view.press('two');
    const partly = await failed('Failed to save ab');
    expect(partly.getByText('Undo')).toBeInTheDocument();
  },
);

it.each([
  ['a career', changesOf('a'), 'careers'],
  ['an inquiry in the trash', [inquiryChange(...erasure('deletedContacts', 'a'))], 'contacts'],
  ['nothing', [], 'careers, services, seoSettings, contacts'],
])(
  'after an action that changes %s, the screen reads its collection (or all) and the history again',
  async (_what, changes, read) => {
    const { press, shownList } = renderRuns({ save: { action: save('a', { changes }) } });
    const all = ['careers', 'services', 'seoSettings', 'contacts', 'changes', 'administrators'];
    const lists = all.map((name) => ({ name, list: shownList(name) }));
    await press('save');
    await done('Saved a');
    const again = lists.filter(({ list }) => list.mock.calls.length > 0);
    expect(again.map(({ name }) => name).join(', ')).toBe(`${read}, changes`);
  },
);

it('Undo of the last action undoes one after the other, even while they are being saved, and a redo, but never redoes', async () => {
  expectConsoleErrors(/^Failed to undo the change \((TimeoutError|ConflictError)\)/);
  const { data, press, undone, keys } = renderRuns({
    save: { action: save('a') },
    bulk: { action: bulk('bc') },
  });
  const undoLast = () => press('Undo last of save');
  const expectUndone = (...records: string[]) =>
    waitFor(() => expect(undone()).toEqual(records.map((record) => `careers~${record}`)));
  data.write.mockImplementation((path) =>
    Promise.resolve(written(path, String(data.write.mock.calls.length))),
  );
  const release = hold(data.write, written('careers/a', '1'));
  for (const name of ['save', 'bulk']) await press(name);
  for (let count = 0; count < 3; count += 1) await undoLast();
  expect(undone()).toEqual([]);
  release();
  await expectUndone('c~3', 'b~2', 'a~1');
  await done('Change undone');
  await press('Undo');
  await waitFor(() => expect(undone()).toHaveLength(4));
  await undoLast();
  await expectUndone('c~3', 'b~2', 'a~1', 'a~undone', 'a~undone');
  // An undo that failed for lack of a connection is continued; after a conflict, the one before is next.
  data.undo.mockClear();
  await press('save');
  await press('save');
  await waitFor(() => expect(data.write).toHaveBeenCalledTimes(5));
  await done('Saved a');
  data.commit.mockRejectedValueOnce(new TimeoutError());
  await undoLast();
  await failed('Failed to undo the change');
  data.undo.mockRejectedValueOnce(new ConflictError());
  await undoLast();
  await undoLast();
  await expectUndone('a~5', 'a~4');
  const [first, second] = keys().slice(10);
  expect(first).toBe(second);
});

it('Cancel ends the running action after its current change and removes those that wait for it, but doesn’t cancel the save of a form', async () => {
  const { data, press, written } = renderRuns({
    one: { action: bulk('ab'), queue: 'long' },
    two: { action: bulk('c'), queue: 'long' },
    form: { action: save('f') },
    next: { action: save('g') },
    after: { action: bulk('h'), queue: 'long' },
  });
  const release = [hold(data.write, undefined), hold(data.write, undefined)];
  for (const name of ['one', 'two', 'form', 'next']) await press(name);
  await press('Cancel');
  expect(screen.getByRole('progressbar', { name: 'Saving ab' })).toBeInTheDocument();
  expect(screen.queryByText(/more waiting/)).not.toBeInTheDocument();
  release[0]?.();
  const notification = await done('Saved a done');
  expect(notification.getByText('Undo')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  release[1]?.();
  await done('Saved g');
  expect(asksBeforeUnload()).toBe(false);
  await press('after');
  await done('Saved h done');
  expect(written()).toBe('afgh');
});

it('work that fails is reported and doesn’t stop the next action, and work that throws because it was canceled reports nothing', async () => {
  expectConsoleErrors(/^Failed to export \(Error\)/);
  const { released, release } = deferred();
  const task = (work: Task['work']) => ({ label: 'Exporting', failure: 'Failed to export', work });
  const { press } = renderRuns({
    failing: { action: task(() => Promise.reject(new Error('no'))) },
    canceled: {
      action: task(async ({ signal }) => {
        await released;
        signal.throwIfAborted();
        return undefined;
      }),
    },
    next: { action: save('a') },
  });
  await press('failing');
  await failed('Failed to export. That didn’t work. Check your connection, then try again.');
  await press('canceled');
  await press('next');
  await press('Cancel');
  const shown = currentToast();
  release();
  await done('Saved a');
  expect(currentToast()?.id).toBe((shown?.id ?? 0) + 1);
});

it('when another account signs in, the earlier account’s actions are dropped without a report, and “Activity” doesn’t list them', async () => {
  const work = vi.fn<Task['work']>();
  const report = vi.fn(summary('Saved'));
  const { data, press, close, written } = renderRuns({
    one: { action: { ...bulk('ab'), done: report } },
    two: { action: bulk('c') },
    three: { action: { label: 'Exporting', failure: 'Failed to export', work } },
  });
  const release = hold(data.write, undefined);
  for (const name of ['one', 'two', 'three']) await press(name);
  act(() => switchAccount('bob'));
  close();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(written()).toBe('a');
  expect(work).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  expect(hasNotification()).toBe(false);
  expect(screen.queryByText('Activity')).not.toBeInTheDocument();
});
