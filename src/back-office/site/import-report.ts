import { failureReason } from '@/content/failures';
import type { Result } from '@/data/write';
import { UndoError } from '@/domain/errors';
import type { PlannedChange } from '@/collections/snapshot-plan';
import { plural } from '@/lib/plural';

export interface ImportItem {
  change: PlannedChange;
  /** Undefined if the import was stopped before this change. */
  result: Result | undefined;
  undo: Result | undefined;
}

export const IMPORT_GROUPS = {
  notDone: 'Not imported',
  kept: 'Not undone: since changed by someone else',
  same: 'Already saved',
  done: 'Imported',
  undone: 'Undone',
};
type ImportGroup = keyof typeof IMPORT_GROUPS;

function groupOf({ result, undo }: ImportItem): ImportGroup {
  if (undo?.state === 'conflict') return 'kept';
  if (undo?.state === 'done' || (undo?.error instanceof UndoError && undo.error.problem === 'same'))
    return 'undone';
  return result?.state === 'done' || result?.state === 'same' ? result.state : 'notDone';
}

export const itemsIn = (items: ImportItem[], ...groups: ImportGroup[]) =>
  items.filter((item) => groups.includes(groupOf(item)));

export function itemNote(item: ImportItem): string {
  const { result, undo } = item;
  const group = groupOf(item);
  if (group === 'kept' || group === 'undone') return '';
  if (group === 'same') return 'Someone else has since saved the same change.';
  if (result?.state === 'conflict')
    return 'Someone else has since changed or deleted this document.';
  if (result?.state === 'unclear')
    return 'The server didn’t respond, so this document may or may not have been saved. To find out, choose “Import the rest.”';
  const error = result?.error ?? undo?.error;
  return error === undefined ? '' : failureReason(error);
}

export function importHeadline(items: ImportItem[]): string {
  if (itemsIn(items, 'undone', 'kept').length > 0)
    return `${plural(itemsIn(items, 'undone').length, 'change')} undone`;
  const done = itemsIn(items, 'done').length.toLocaleString('en-US');
  return `${done} of ${plural(items.length, 'change')} imported`;
}
