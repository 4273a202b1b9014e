import { randomId } from './random-id';
import type { PlannedChange } from './snapshot-plan';

/**
 * What became of a change. `waiting`: not begun; `done`; `conflict`: someone else changed the document after the
 * comparison, so it was left alone; `failed`: not written; `unclear`: it may have been written; `undone`; `kept`: not
 * undone, because someone else changed the document again.
 */
export type ImportState =
  'waiting' | 'done' | 'conflict' | 'failed' | 'unclear' | 'undone' | 'kept';

/** One change of an import. */
export interface ImportItem {
  change: PlannedChange;
  state: ImportState;
  /** Idempotency keys of the change and of its undo. */
  commit: string;
  undoCommit: string;
  /** Why it failed or is unclear, or why the undo failed. */
  error: unknown;
}

export function newImportItem(change: PlannedChange): ImportItem {
  return { change, state: 'waiting', commit: randomId(), undoCommit: randomId(), error: null };
}

/** The changes of an import by what became of them. */
export function itemGroups(items: ImportItem[]) {
  const of = (...states: ImportState[]) => items.filter(({ state }) => states.includes(state));
  return {
    done: of('done'),
    notDone: of('failed', 'unclear', 'conflict', 'waiting'),
    undone: of('undone'),
    kept: of('kept'),
    undoable: of('done', 'unclear'),
  };
}
