import type { Action } from '@/back-office/run/action';
import type { Change, DocumentChange } from '@/collections/change';
import { inquiryChange } from '@/collections/inquiry-changes';
import { write } from '@/data/call-with-deadline';
import { inverseOf } from '@/data/changes';
import type { CommitKey, Committed } from '@/data/commit';
import type { RecordedChange } from '@/collections/recorded-change';
import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  PreconditionError,
} from '@/domain/errors';
import { randomId } from '@/domain/random-id';

/** The signal of work that has no deadline. */
export const NEVER = new AbortController().signal;

export const newKey = (action = randomId(), part = 0): CommitKey => ({ action, part });

/** Makes one commit as the back office does, with a deadline. To try again, pass the same key. */
export const act = (changes: readonly Change[], key = newKey()): Promise<Committed> =>
  write(
    () => import('@/data/commit'),
    ({ commit }, signal) => commit(changes, key, signal),
  );

/** Makes one change of these documents. */
export const commitNew = (...documents: [DocumentChange, ...DocumentChange[]]) =>
  act([inquiryChange(...documents)]);

/** Undoes a commit as its tab does, or an entry as the history does. */
export const undo = (done: Committed | RecordedChange) =>
  act('undo' in done ? done.undo : [undoOfEntry(done)]);

const undoOfEntry = (entry: RecordedChange): Change => ({
  collection: entry.collection,
  id: entry.document,
  documents: () => inverseOf(entry),
});

/** Makes the changes of an action that fits into one commit. */
export const run = async ({ changes }: Pick<Action, 'changes'>) =>
  act(typeof changes === 'function' ? await changes() : changes);

/** After these errors, nothing was written. */
const REFUSALS = [
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  PreconditionError,
];

/** Tries a commit again, with the same key, until its result is known. */
export async function actUntilKnown(changes: readonly Change[], key = newKey()) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act(changes, key);
    } catch (error) {
      if (REFUSALS.some((type) => error instanceof type) || attempt === 5) throw error;
    }
  }
}
