import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { undoWords } from '@/back-office/documents/undo-words';
import type { Change } from '@/collections/change';
import { SUBJECTS } from '@/collections/collections';
import { toast } from '@/components/toast/toast-store';
import { CONFLICTS, failureReason, reasonForFailedWrite } from '@/content/failures';
import { write } from '@/data/call-with-deadline';
import type { CommitKey, Undo } from '@/data/commit';
import { AccessDeniedError, ConflictError, InvalidDocumentError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { currentAccount } from '@/lib/account-store';
import { logError } from '@/lib/log-error';
import type { Action, Outcome, Task } from './action';

/**
 * Changes per commit. With its entry in the history and a copy in the trash, a change is three writes, and 200 inquiries
 * of the maximum size stay below 10 MiB: https://firebase.google.com/docs/firestore/quotas#writes_and_transactions
 */
const MAX_CHANGES = 200;

export const RUN_KEY = ['run'];

/** An action on its way. “Try again” goes on with the same object, whose keys the database recognizes. */
export interface Run {
  /** A function chooses the action when its turn comes. */
  action: Action | Task | (() => Action | undefined);
  id: string;
  account: string | null;
  onDone: ((id: string) => void) | undefined;
  /** The run that this one undoes. */
  target: Run | undefined;
  isUndone: boolean;
  /** All changes, once known. */
  changes: readonly Change[] | undefined;
  keys: CommitKey[];
  changed: number;
  left: number;
  /** The changes that undo what was written. */
  inverse: Undo[];
}

/** The account's runs that have changed something, oldest first. */
const made: Run[] = [];

/** While there are any, the browser asks before the page closes. */
const unfinished = new Set<Run>();
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

async function perform(run: Run): Promise<Outcome | undefined> {
  checkAccount(run);
  const action = typeof run.action === 'function' ? run.action() : run.action;
  if (!action) return undefined;
  run.action = action;
  if ('work' in action) return action.work();
  run.changes ??= typeof action.changes === 'function' ? await action.changes() : action.changes;
  const { changes, keys } = run;
  // The last key is of a commit that failed, or whose response was lost.
  for (let part = Math.max(0, keys.length - 1); part * MAX_CHANGES < changes.length; part += 1) {
    checkAccount(run);
    const key = (keys[part] ??= { action: run.id, part });
    const some = changes.slice(part * MAX_CHANGES, (part + 1) * MAX_CHANGES);
    const { changed, left, undo } = await write(
      () => import('@/data/commit'),
      ({ commit }, signal) => commit(some, key, signal),
    );
    run.changed += changed;
    run.left += left;
    run.inverse.unshift(...undo);
  }
  const { done } = action;
  if (typeof done === 'function') return done({ ...run, total: changes.length });
  const isSame = run.changed === 0 && { detail: NOTHING_CHANGED };
  return { title: 'Success', description: done, ...isSame };
}

function checkAccount({ account }: Run) {
  if (account !== currentAccount()) throw new AccessDeniedError('Another account signed in');
}

const NOTHING_CHANGED = 'This change was already saved, so there’s nothing to undo.';

/** Runs actions one after another per queue, even after an unmount, and offers Undo or, after a failure, Try again. */
export function useRun(queue: 'changes' | 'exports' = 'changes') {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: RUN_KEY,
    scope: { id: queue },
    mutationFn: perform,
    async onSuccess(outcome, run) {
      if (!outcome || run.account !== currentAccount()) return;
      if ('changes' in run.action) await refresh(client, run.changes);
      const does = undoWords(run.inverse.flatMap(({ undoes }) => undoes));
      toast({ ...outcome, ...(isUndoable(run) && button('Undo', () => undo(run), does)) });
      run.onDone?.(idOf(run));
    },
    onError(error, run) {
      const { action, account, changed, changes = [], target } = run;
      if (typeof action === 'function' || account !== currentAccount()) return;
      if (target && changed === 0 && isRetryable(error)) target.isUndone = false;
      logError(action.failure, error);
      // Not after other errors: without a connection, the reads would also fail, and say so in place of this message.
      if (error instanceof ConflictError) void refresh(client, run.changes);
      const part = changed > 0 ? `. ${changed} of ${changes.length} were changed.` : '';
      toast({
        variant: 'destructive',
        title: 'Error',
        description: action.failure + part,
        detail: reasonOf(action, error),
        ...(isRetryable(error) && button('Try again', () => start(run))),
      });
    },
    onSettled(_outcome, _error, run) {
      unfinished.delete(run);
      if (unfinished.size === 0) removeEventListener('beforeunload', warn);
      if (run.inverse.length > 0 && !made.includes(run)) made.push(run);
    },
  });

  const latest = useRef<Run>(null);

  function start(run: Run) {
    unfinished.add(run);
    addEventListener('beforeunload', warn);
    latest.current = run;
    mutation.mutate(run);
  }

  function begin(run: Pick<Run, 'action'> & Partial<Pick<Run, 'onDone' | 'target'>>): Run {
    const begun: Run = {
      id: randomId(),
      account: currentAccount(),
      onDone: undefined,
      target: undefined,
      isUndone: false,
      changes: undefined,
      keys: [],
      changed: 0,
      left: 0,
      inverse: [],
      ...run,
    };
    start(begun);
    return begun;
  }

  function undo(run: Run) {
    const action = undoAction(run);
    if (action) begin({ action, target: run });
  }

  const { isPending, variables: last } = mutation;
  return {
    /** `onDone` gets the ID of the first document after a success, even if the component was unmounted. */
    run: (action: Action | Task, onDone?: (id: string) => void) => void begin({ action, onDone }),
    /** Undoes the account's last action in a collection, once those before it have ended. Never redoes. */
    undoLast(collection: string) {
      const run = begin({
        action() {
          run.target = made.findLast(
            (each) =>
              each.changes?.[0]?.collection === collection && !isUndo(each) && isUndoable(each),
          );
          return run.target && undoAction(run.target);
        },
      });
    },
    isPending,
    /** `isPending` before the next render, because a double click can be faster. */
    hasStarted: () => latest.current !== null && unfinished.has(latest.current),
    pendingId: isPending && last ? idOf(last) : undefined,
    isSuccess: mutation.isSuccess,
    error: mutation.error ?? undefined,
  };
}

function reasonOf(action: Action | Task, error: unknown): string {
  if ('work' in action) return failureReason(error);
  const conflict = error instanceof ConflictError ? action.conflict : undefined;
  return conflict ?? reasonForFailedWrite(error);
}

const button = (label: string, onClick: () => void, does = '') => ({
  action: { label, does, onClick },
});

const isUndoable = ({ action, account, inverse, isUndone }: Run) =>
  account === currentAccount() &&
  inverse.length > 0 &&
  !isUndone &&
  !('undoWords' in action && action.undoWords === null);

/** Undoing an undo is a redo, which counts as an action. */
const isUndo = ({ target }: Run): boolean => target !== undefined && !isUndo(target);

/** The action that undoes a run; undefined if it has been undone, or if another account has signed in since. */
function undoAction(run: Run): Action | undefined {
  const { action, inverse: changes } = run;
  if (!isUndoable(run) || !('changes' in action)) return undefined;
  run.isUndone = true;
  const done = action.undoWords ?? 'Change undone';
  return {
    ...(action.label && { label: 'Undoing…' }),
    changes,
    done,
    failure: 'Failed to undo the change',
    conflict: CONFLICTS.undo,
    ...(typeof done === 'function' && { undoWords: done }),
  };
}

const isRetryable = (error: unknown) =>
  !(error instanceof ConflictError || error instanceof InvalidDocumentError);

function idOf({ action, changes }: Run): string {
  const planned = 'changes' in action && typeof action.changes === 'object' ? action.changes : [];
  return (changes ?? planned)[0]?.id ?? '';
}

/**
 * Reads again what was changed or, if that is unknown, everything on the screen. The query keys of everything that shows
 * a collection begin with its name.
 */
async function refresh(client: QueryClient, changes: readonly Change[] = []): Promise<void> {
  const changed = changes.map(({ collection }) =>
    collection === 'deletedContacts' ? 'contacts' : collection,
  );
  const roots: unknown[] = ['changes', ...(changed.length > 0 ? changed : SUBJECTS)];
  await client.invalidateQueries({ predicate: ({ queryKey: [root] }) => roots.includes(root) });
}
