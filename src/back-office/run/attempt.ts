import type { Mutation, MutationFilters, QueryClient } from '@tanstack/react-query';
import { SUBJECTS } from '@/collections/collections';
import { failureReason } from '@/content/failures';
import { writeAll, type Result } from '@/data/write';
import { currentAccount, onAccountChange } from '@/lib/account-store';
import { logError } from '@/lib/log-error';
import {
  outcomeOf,
  isRetryable,
  UNDO_FAILURE,
  undoChanges,
  type Action,
  type Outcome,
  type Task,
} from './action';

/** Variables of the run mutation. “Try again” makes another attempt at the same changes. */
export interface Attempt {
  id: number;
  action?: Action | Task;
  undone?: Attempt | undefined;
  /** Chooses what to undo when the attempt begins. */
  chooseUndone?: () => Attempt | undefined;
  onDone?: (id: string) => void;
  controller: AbortController;
  account: string | null;
  results: readonly Result[];
  /** Undefined until the attempt ends, and if there was nothing to do. */
  outcome?: Outcome | undefined;
  isUndone?: boolean;
  /** Whether it was retried. The new attempt has the results of both. */
  isSuperseded?: boolean;
}

export const RUN_KEY = ['run'];

export const progressKey = (id: number | undefined) => ['progress', id];

/** Attempts that haven't ended. While there are any, the browser warns before the page closes. */
const unfinished = new Set<Attempt>();
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
onAccountChange(() => unfinished.forEach(({ controller }) => controller.abort()));

let lastId = 0;

/** Begins an attempt. If `planned` is an earlier attempt, retries it. */
export function begin(planned: Partial<Attempt>): Attempt {
  planned.isSuperseded = true;
  lastId += 1;
  const attempt: Attempt = {
    results: [],
    ...planned,
    ...{ id: lastId, controller: new AbortController(), account: currentAccount() },
    ...{ outcome: undefined, isUndone: false, isSuperseded: false },
  };
  if (attempt.undone) attempt.undone.isUndone = true;
  unfinished.add(attempt);
  addEventListener('beforeunload', warn);
  return attempt;
}

export function end(attempt: Attempt): void {
  // An undo that was canceled, or that failed without a connection, can be retried.
  if (attempt.undone && hasChangesLeft(attempt)) attempt.undone.isUndone = false;
  unfinished.delete(attempt);
  if (unfinished.size === 0) removeEventListener('beforeunload', warn);
}

export const isUnfinished = (attempt: Attempt) => unfinished.has(attempt);

const hasChangesLeft = ({ action, results }: Attempt) =>
  action !== undefined &&
  'changes' in action &&
  results.filter((result) => !isRetryable(result)).length < action.changes.length;

type RunMutation = Mutation<unknown, Error, Attempt>;

const runsIn = (client: QueryClient, filters: MutationFilters = {}) =>
  client.getMutationCache().findAll({ ...filters, mutationKey: RUN_KEY }) as RunMutation[];

/** Stops the run with a progress bar after its current change, and removes those queued behind it. */
export function cancelRuns(client: QueryClient): void {
  for (const mutation of runsIn(client, { status: 'pending' })) {
    const { variables: attempt, isPaused } = mutation.state;
    if (!attempt?.action?.label) continue;
    attempt.controller.abort();
    if (isPaused) client.getMutationCache().remove(mutation);
    if (isPaused) end(attempt);
  }
}

const attemptsOf = (client: QueryClient): Attempt[] =>
  runsIn(client).flatMap(({ state: { variables } }) =>
    variables?.account === currentAccount() ? variables : [],
  );

export const isUndoable = ({ action, results, isUndone, isSuperseded }: Attempt) =>
  !isUndone &&
  !isSuperseded &&
  !(action && 'undo' in action && action.undo === null) &&
  undoChanges(results).length > 0;

/** Undoing an undo is a redo, which counts as an action. */
const isUndo = ({ undone }: Attempt): boolean => undone !== undefined && !isUndo(undone);

export const lastIn = (collection: string, client: QueryClient) =>
  attemptsOf(client).findLast(
    (attempt) =>
      attempt.results[0]?.change.collection === collection &&
      isUndoable(attempt) &&
      !isUndo(attempt),
  );

/** Writes the changes of an attempt, and sets its results and outcome. Returns the first error. */
export async function perform(attempt: Attempt, client: QueryClient): Promise<unknown> {
  const { signal } = attempt.controller;
  if (signal.aborted) return undefined;
  const chosen = attempt.action ? undefined : attempt.chooseUndone?.();
  if (chosen) Object.assign(attempt, undoing(chosen, client));
  const { action, results: earlier } = attempt;
  if (!action) return undefined;
  const total = action.total ?? 0;
  const onProgress = (done: number, all = total) =>
    void client.setQueryData(progressKey(attempt.id), { done, total: all });
  try {
    if ('work' in action) {
      attempt.outcome = await action.work({ signal, onProgress });
      return undefined;
    }
    const changes = typeof action.changes === 'function' ? action.changes() : action.changes;
    const results = await writeAll(changes, { signal, onProgress }, earlier);
    // If another account has signed in, its screen must not show the outcome.
    if (attempt.account !== currentAccount()) return undefined;
    attempt.results = results;
    for (const { error } of attempt.results) if (error) logError(action.failure, error);
    attempt.outcome = outcomeOf(action, attempt.results, signal.aborted);
    return attempt.results.find(({ error }) => error !== undefined)?.error;
  } catch (error) {
    if (signal.aborted) return undefined;
    logError(action.failure, error);
    const description = `${action.failure}. ${failureReason(error)}`;
    attempt.outcome = { variant: 'destructive', title: 'Error', description };
    return error;
  }
}

/** Plans an attempt that undoes this one, or that continues an unfinished undo of it. */
export function undoing(undone: Attempt, client: QueryClient): Partial<Attempt> {
  undone.isUndone = true;
  const { action, results } = undone;
  const begun = attemptsOf(client).findLast(
    (attempt) => attempt.undone === undone && !attempt.isUndone && !attempt.isSuperseded,
  );
  if (begun?.action) {
    begun.isSuperseded = true;
    return { undone, action: begun.action, results: begun.results };
  }
  if (!action || !('changes' in action)) return {};
  const changes = undoChanges(results);
  const { label, undo } = action;
  return {
    undone,
    action: {
      done: 'Change undone',
      failure: UNDO_FAILURE,
      ...(typeof undo === 'function' ? undo(changes.length) : undo),
      ...(label !== undefined && { total: changes.length }),
      changes,
    },
  };
}

const isAnswered = ({ state }: Result) => state !== 'failed' && state !== 'unclear';

export const WAITING = ['waiting'];

/** Refetches what was changed. Doesn't wait for that after a failure, because the connection may be lost. */
export async function updateScreen(attempt: Attempt, client: QueryClient): Promise<void> {
  const { action, results, outcome } = attempt;
  if (!action || !('changes' in action)) return;
  if (outcome?.variant === 'destructive' && !results.some(isAnswered)) return;
  // Not part of `reads`, because the notification doesn't depend on it.
  void client.invalidateQueries({ queryKey: WAITING });
  const reads = invalidateChanged(client, results);
  if (results.every(isAnswered)) await reads;
}

/** Without results, such as after an erasure that found nothing, any collection on the screen may be stale. */
function invalidateChanged(client: QueryClient, results: readonly Result[]): Promise<void> {
  const changed = results.map(({ change: { collection } }) =>
    collection === 'deletedContacts' ? 'contacts' : collection,
  );
  const roots: unknown[] = ['changes', ...(changed.length > 0 ? changed : SUBJECTS)];
  return client.invalidateQueries({ predicate: ({ queryKey: [root] }) => roots.includes(root) });
}
