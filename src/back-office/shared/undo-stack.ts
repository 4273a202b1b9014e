import { accountStore } from '@/lib/account-store';

export interface Undoable {
  collection: string;
  /** Resolves when the undo has ended, even if it failed. */
  undo: () => Promise<unknown>;
}

/** The account's actions that aren't undone, oldest first. An undo isn't an action, but a redo is. */
const actions = accountStore<readonly Undoable[]>([]);

export function addUndoable(action: Undoable): void {
  removeUndoable(action);
  actions.set([...actions.get(), action]);
}

export function removeUndoable(action: Undoable): void {
  actions.set(actions.get().filter((other) => other !== action));
}

let last: Promise<unknown> = Promise.resolve();

/** Makes later calls of `undoLast` wait for a write. */
export function delayUndo(writing: Promise<unknown>): void {
  last = Promise.all([last, writing]);
}

/** Undoes the last action in a collection, after earlier calls and the writes before them have ended. */
export function undoLast(collection: string): void {
  last = last.then(() =>
    actions
      .get()
      .findLast((action) => action.collection === collection)
      ?.undo(),
  );
}
