import type { Change } from '@/collections/change';
import type { ToastMessage } from '@/components/toast/toast-store';
import { reasonForFailedWrite } from '@/content/failures';
import { changesData } from '@/data/lazy-back-office-data';
import type { Control, Result } from '@/data/write';
import { documentOfRecord } from '@/collections/recorded-change';
import { ConflictError, InvalidDocumentError, RestoredError, UndoError } from '@/domain/errors';

export interface Outcome extends Pick<ToastMessage, 'title' | 'variant' | 'detail'> {
  description: string;
}

interface Named {
  /** Such as 'Marking 3 inquiries as Closed'. Shows a progress bar, and lists the run under “Activity”. */
  label?: string;
  total?: number;
  failure: string;
}

export interface Action extends Named {
  changes: readonly Change[] | (() => Iterable<Change> | AsyncIterable<Change>);
  done: string | ((results: readonly Result[], isCanceled: boolean) => Outcome);
  /** The words of Undo, which may depend on the number of changes. Null if there is no Undo. */
  undo?: UndoWords | ((count: number) => UndoWords) | null;
}

export type UndoWords = Partial<Pick<Action, 'label' | 'done' | 'undo'>>;

/** Work that changes nothing in the database, such as an export. */
export interface Task extends Named {
  work: (control: Control) => Promise<Outcome | undefined>;
}

export const UNDO_FAILURE = 'Failed to undo the change';

const NOTHING_CHANGED = 'This change was already saved, so there’s nothing to undo.';

export function outcomeOf(
  action: Action,
  results: readonly Result[],
  isCanceled: boolean,
): Outcome {
  if (typeof action.done === 'function') return action.done(results, isCanceled);
  const failed = results.find(({ error }) => error !== undefined);
  if (failed) {
    return {
      variant: 'destructive',
      title: 'Error',
      description: action.failure,
      detail: reasonForFailedWrite(failed.error),
    };
  }
  const isSame = results.every(({ records }) => records.length === 0);
  return {
    title: 'Success',
    description: action.done,
    ...(isSame && { detail: NOTHING_CHANGED }),
  };
}

export const isRetryable = ({ error }: Result) =>
  error !== undefined &&
  ![ConflictError, RestoredError, UndoError, InvalidDocumentError].some(
    (type) => error instanceof type,
  );

export const undoChanges = (results: readonly Result[]): Change[] =>
  results.flatMap(({ records }) => (records.length > 0 ? undoOf(records) : [])).reverse();

/** `version`: the version to replace, by default the recorded one. */
export const undoOf = (records: readonly string[], version?: string): Change => ({
  ...documentOfRecord(records[0] ?? ''),
  async documents() {
    const inverses = await Promise.all(
      records.map((record) => changesData.inverseOf(record, version)),
    );
    return inverses.flat();
  },
});
