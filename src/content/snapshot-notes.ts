import { COLLECTIONS } from '@/collections/collections';
import type { DocumentPlace } from '@/collections/snapshot';
import {
  itemGroups,
  type ImportItem,
  type PlannedChange,
  type PlanProblem,
} from '@/collections/snapshot-plan';
import { capitalize } from '@/lib/capitalize';
import { plural } from '@/lib/plural';
import { documentTitle } from './document-title';
import { failureReason } from './failures';

export const PLAN_NOTES: Record<PlanProblem, string> = {
  invalid: 'The saved version isn’t valid, so undo couldn’t restore it. Edit or delete it first.',
  'id-mismatch': 'Its ID doesn’t match its slug or page. Make them match, then import again.',
};

/** Kind and name of an imported document. Separate, because the name may be in any script and direction. */
export function changeName({ collection, id, before, after }: PlannedChange) {
  const { noun, nounBeforeTitle = noun } = COLLECTIONS[collection];
  const name = documentTitle(collection, (after ?? before)?.fields) || id;
  return { kind: capitalize(nounBeforeTitle), name };
}

export function placeName({ collection, id }: DocumentPlace): string {
  return `${COLLECTIONS[collection].plural}, “${id}”`;
}

export function itemNote({ state, error }: ImportItem): string {
  if (state === 'conflict') return 'Someone else changed or deleted this after the comparison.';
  if (state === 'same') return 'Someone else saved the same after the comparison.';
  if (state === 'unclear')
    return 'The server didn’t respond, so this may or may not have been saved. Compare again to find out.';
  return error ? failureReason(error) : '';
}

/** Report heading: how many changes were imported or undone. */
export function importHeadline(items: ImportItem[]): string {
  const { done, undone, kept } = itemGroups(items);
  return undone.length + kept.length > 0
    ? `${plural(undone.length, 'change')} undone`
    : `${done.length.toLocaleString('en-US')} of ${plural(items.length, 'change')} imported`;
}
