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
import { hold, stubData } from './stub-data';

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
  onEnd?: (results: readonly Result[]) => void;
}

function StartButton({ name, action, queue, onDone, ...options }: Started & { name: string }) {
  const { run, undoLast } = useRun(queue, options);
  return (
    <>
      <button onClick={() => run(action, onDone)}>{name}</button>
      <button onClick={() => undoLast('careers')}>Undo last</button>
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

it('a success is reported after the screen shows it, and if nothing had to be written, the notification says so and offers no Undo', async () => {
  const { data, press, shownList } = renderRuns({ save: { action: save('a') } });
  const list = shownList('careers');
  const release = hold(list, null);
  data.commit.mockResolvedValueOnce([]);
  await press('save');
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  expect(hasNotification()).toBe(false);
  release();
  const notification = await done('Saved a');
  expect(notification.getByText(/Nothing changed/)).toBeInTheDocument();
  expect(notification.queryByText('Undo')).not.toBeInTheDocument();
});

it('a conflict is reported after the screen shows what someone else has saved', async () => {
  expectConsoleErrors(/^Failed to save a \(ConflictError\)/);
  const { data, press, shownList } = renderRuns({ save: { action: save('a') } });
  const list = shownList('careers');
  const release = hold(list, null);
  data.write.mockRejectedValueOnce(new ConflictError());
  await press('save');
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  expect(hasNotification()).toBe(false);
  release();
  await failed('Failed to save a');
});

it('every save offers Undo, and so does every Undo, even after the form has closed', async () => {
  const action = save('a', { undo: { done: 'Restored a' } });
  const { press, close, keys, undone } = renderRuns({ save: { action } });
  await press('save');
  await done('Saved a');
  close();
  await press('Undo');
  await done('Restored a');
  await press('Undo');
  await done('Change undone');
  await press('Undo');
  await waitFor(() => expect(undone()).toHaveLength(3));
  expect(undone().slice(0, 2)).toEqual(['careers~a~saved', 'careers~a~undone']);
  expect(new Set(keys()).size).toBe(4);
});

it('Undo of several changes starts with the last one and works only once, from the notification or from “Activity”', async () => {
  const { press, undone } = renderRuns({ bulk: { action: bulk('abc') } });
  await press('bulk');
  await done('Saved a done, b done, c done');
  const undoAgain = currentToast()?.action?.onClick;
  await press('Undo: Saved a done, b done, c done');
  act(() => undoAgain?.());
  await done('Undone c done, b done, a done');
  expect(undone()).toEqual(['careers~c~saved', 'careers~b~saved', 'careers~a~saved']);
  const undoing = screen.getAllByRole('button', { name: /^Undo: / });
  expect(undoing.map(({ textContent }) => textContent)).toEqual([
    'Undo: Undone c done, b done, a done',
  ]);
});

it('an action continues after a refusal and stops after an unknown result, and “Try again” repeats only what wasn’t written, in the same commits', async () => {
  expectConsoleErrors(/\(BusyError\)/, /\(TimeoutError\)/);
  const { data, press, close, written, keys, undone } = renderRuns({
    bulk: { action: bulk('abcd') },
  });
  data.write
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new BusyError())
    .mockRejectedValueOnce(new TimeoutError());
  await press('bulk');
  await failed('a done, b failed, c unclear');
  expect(written()).toBe('abc');
  const [, keyOfB, keyOfC] = keys();
  close();
  await press('Try again');
  await done('Saved a done, b done, c done, d done');
  expect(written()).toBe('abcbcd');
  expect(keys().slice(3, 5)).toEqual([keyOfB, keyOfC]);
  // “Activity” lists only the last attempt, whose Undo includes what the first one wrote.
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('details'))).toHaveLength(1);
  await press('Undo');
  await done('Undone d done, c done, b done, a done');
  expect(undone()).toHaveLength(4);
});

it('“Try again” works only once, from the notification or from “Activity”', async () => {
  expectConsoleErrors(/\(TimeoutError\)/);
  const { data, press, written } = renderRuns({ bulk: { action: bulk('ab') } });
  data.write.mockRejectedValueOnce(new TimeoutError());
  await press('bulk');
  await failed('a unclear');
  const tryAgain = currentToast()?.action?.onClick;
  await press('Try again: a unclear');
  act(() => tryAgain?.());
  await done('Saved a done, b done');
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(written()).toBe('aab');
});

it('an Undo that was canceled or has failed can be chosen again, and takes back each change once', async () => {
  expectConsoleErrors(/\(TimeoutError\)/);
  const { data, press, undone } = renderRuns({ bulk: { action: bulk('abc') } });
  await press('bulk');
  await done('Saved a done, b done, c done');
  const UNDO = 'Undo: Saved a done, b done, c done';
  const release = hold(data.undo, undefined);
  await press(UNDO);
  expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
  await press('Cancel');
  release();
  await done('Undone c done');
  data.undo.mockRejectedValueOnce(new TimeoutError());
  await press(UNDO);
  await failed('c done, b unclear');
  await press('Try again');
  await done('Undone c done, b done, a done');
  expect(undone().map((record) => record.split('~')[1])).toEqual(['c', 'b', 'b', 'a']);
  expect(data.commit).toHaveBeenCalledTimes(6);
  const offered = screen.getAllByRole('button', { name: /^(Undo|Try again): / });
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Undo: Undone c done, b done, a done',
  ]);
});

it('an Undo that was canceled and then undone starts over', async () => {
  const { data, press, undone } = renderRuns({ bulk: { action: bulk('ab') } });
  await press('bulk');
  await done('Saved a done, b done');
  const release = hold(data.undo, undefined);
  await press('Undo: Saved a done, b done');
  await press('Cancel');
  release();
  await done('Undone b done');
  await press('Undo: Undone b done');
  await done('Change undone');
  await press('Undo: Saved a done, b done');
  await done('Undone b done, a done');
  const [first, , ...again] = undone();
  expect(again).toEqual([first, 'careers~a~saved']);
});

it('a failed save gives the reason, and “Try again” closes the form', async () => {
  expectConsoleErrors(/^Failed to save a \(BusyError\)/);
  const onDone = vi.fn();
  const { data, press } = renderRuns({ save: { action: save('a'), onDone } });
  data.write.mockRejectedValueOnce(new BusyError());
  await press('save');
  const notification = await failed('Failed to save a');
  expect(notification.getByText(/^The database is busy/)).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  await press('Try again');
  await done('Saved a');
  expect(onDone).toHaveBeenCalledOnce();
});

it('a save that fails after the form has closed is reported, and “Try again” works', async () => {
  expectConsoleErrors(/^Failed to save a \(TimeoutError\)/);
  const onDone = vi.fn();
  const { data, press, close, written } = renderRuns({ save: { action: save('a'), onDone } });
  const { released, release } = deferred();
  data.write.mockReturnValueOnce(released.then(() => Promise.reject(new TimeoutError())));
  await press('save');
  close();
  release();
  await failed('Failed to save a');
  await press('Try again');
  await done('Saved a');
  expect(written()).toBe('aa');
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  [new ConflictError(), /changed or deleted/],
  [new RestoredError(), /has restored/],
  [new UndoError('same'), /already matches/],
  [new InvalidDocumentError(), /no longer passes validation/],
])(
  'a change that fails with “%s” isn’t retried, and the screen reads its collection again only after a conflict',
  async (error, reason) => {
    expectConsoleErrors(/^Failed to save ab? \(\w*Error\)/);
    const { data, press, shownList } = renderRuns({
      form: { action: save('a') },
      two: { action: save('ab') },
    });
    const list = shownList('careers');
    data.write.mockRejectedValueOnce(error);
    await press('form');
    const notification = await failed('Failed to save a');
    expect(notification.getByText(reason)).toBeInTheDocument();
    expect(notification.queryByText('Try again')).not.toBeInTheDocument();
    expect(list).toHaveBeenCalledTimes(error instanceof ConflictError ? 1 : 0);
    // What another change has written can be undone.
    data.write.mockRejectedValueOnce(error);
    await press('two');
    const partly = await failed('Failed to save ab');
    expect(partly.getByText('Undo')).toBeInTheDocument();
  },
);

it('an action that has failed doesn’t wait until the screen is updated', async () => {
  expectConsoleErrors(/^Failed to save ab \(BusyError\)/);
  const { data, press, shownList } = renderRuns({ save: { action: save('ab') } });
  const list = shownList('careers');
  hold(list, null);
  data.write.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new BusyError());
  await press('save');
  await failed('Failed to save ab');
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(list).toHaveBeenCalledOnce();
});

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

it('a screen hears of the end of every action it has started, even of several in a row', async () => {
  const ends: string[] = [];
  const onEnd = (results: readonly Result[]) => ends.push(inWords(results));
  const { data, press, close } = renderRuns({
    own: { action: save('a'), onEnd },
    other: { action: save('b') },
  });
  const release = hold(data.write, undefined);
  await press('own');
  await press('own');
  await press('other');
  close();
  release();
  await done('Saved b');
  expect(ends).toEqual(['a done', 'a done']);
});

it('Cancel ends the running action after its current change and removes those that wait for it, but no save of a form', async () => {
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

it('when another account signs in, its actions are dropped without a report, and “Activity” doesn’t list them', async () => {
  const work = vi.fn<Task['work']>();
  const { data, press, close, written } = renderRuns({
    one: { action: bulk('ab') },
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
  expect(hasNotification()).toBe(false);
  expect(screen.queryByText('Activity')).not.toBeInTheDocument();
});

it('actions go on when the same account signs in again, and “Activity” lists them', async () => {
  const { data, queryClient, press, close } = renderRuns({ bulk: { action: bulk('ab') } });
  const release = hold(data.write, undefined);
  await press('bulk');
  close();
  queryClient.getQueryCache().clear();
  act(() => switchAccount('ada'));
  release();
  await done('Saved a done, b done');
  expect(screen.getByText('Activity')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo: Saved a done, b done' })).toBeInTheDocument();
});

it('an action whose session has ended stops, and “Try again” in “Activity” continues it', async () => {
  expectConsoleErrors(/^Failed to save abc \(AccessDeniedError\)/);
  const { data, press, close, written, keys } = renderRuns({ bulk: { action: bulk('abc') } });
  data.write.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new AccessDeniedError());
  await press('bulk');
  await failed('a done, b failed');
  expect(screen.getByRole('button', { name: 'Undo: a done, b failed' })).toBeInTheDocument();
  close();
  await press('Try again: a done, b failed');
  await done('Saved a done, b done, c done');
  expect(written()).toBe('abbc');
  expect(keys()[2]).toBe(keys()[1]);
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
});

it('Undo of the last action waits for the saves before it', async () => {
  const { data, press, undone } = renderRuns({ save: { action: save('a') } });
  const release = hold(data.write, undefined);
  await press('save');
  await press('Undo last');
  await new Promise((resolve) => setTimeout(resolve));
  expect(undone()).toEqual([]);
  release();
  await done('Change undone');
  expect(undone()).toEqual(['careers~a~saved']);
});
