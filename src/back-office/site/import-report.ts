import { failureReason } from '@/content/failures';
import type { Result } from '@/data/write';
import { UndoError } from '@/domain/errors';
import type { PlannedChange } from '@/collections/snapshot-plan';
import { plural } from '@/lib/plural';

/** A change of an import with its results. */
export interface ImportItem {
  change: PlannedChange;
  /** Undefined if the import was stopped before this change. */
  result: Result | undefined;
  /** Result of the undo; undefined if it wasn't undone. */
  undo: Result | undefined;
}

const isUndone = ({ undo }: ImportItem) =>
  undo?.state === 'done' || (undo?.error instanceof UndoError && undo.error.problem === 'same');
const isKept = ({ undo }: ImportItem) => undo?.state === 'conflict';

/** Groups the changes of an import by what has become of them. */
export function itemGroups(items: ImportItem[]) {
  const of = (...states: Result['state'][]) =>
    items.filter(
      (item) =>
        item.result && states.includes(item.result.state) && !isUndone(item) && !isKept(item),
    );
  return {
    done: of('done'),
    same: of('same'),
    notDone: items.filter(({ result }) => !result || result.error !== undefined),
    undone: items.filter(isUndone),
    kept: items.filter(isKept),
  };
}

export function itemNote(item: ImportItem): string {
  const { result, undo } = item;
  switch (result?.state) {
    case 'conflict':
      return 'Someone else changed or deleted this after the comparison.';
    case 'same':
      return 'Someone else saved the same after the comparison.';
    case 'unclear':
      return 'The server didn’t respond, so this may or may not have been saved. Compare again to find out.';
    default: {
      // The heading says why these weren't undone, or that they were.
      if (isUndone(item) || isKept(item)) return '';
      const error = result?.error ?? undo?.error;
      return error === undefined ? '' : failureReason(error);
    }
  }
}

/** Report heading: how many changes were imported or undone. */
export function importHeadline(items: ImportItem[]): string {
  const { done, undone, kept } = itemGroups(items);
  return undone.length + kept.length > 0
    ? `${plural(undone.length, 'change')} undone`
    : `${done.length.toLocaleString('en-US')} of ${plural(items.length, 'change')} imported`;
}
