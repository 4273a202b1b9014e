import { COLLECTION_NAMES, type DocumentPlace } from '@/domain/snapshot';
import {
  itemGroups,
  type ImportItem,
  type PlannedChange,
  type PlanProblem,
} from '@/domain/snapshot-plan';
import { plural } from '@/lib/plural';
import { failureReason } from './failures';
import { SEO_PAGES } from './pages';

export const PLAN_NOTES: Record<PlanProblem, string> = {
  invalid: 'The saved version isn’t valid, so undo couldn’t restore it. Edit or delete it first.',
  'id-mismatch': 'Its ID doesn’t match its slug or page. Make them match, then import again.',
};

const KINDS = {
  services: { kind: 'Service', field: 'name' },
  careers: { kind: 'Career', field: 'title' },
  seoSettings: { kind: 'SEO settings for', field: 'page' },
};

/** Kind and name of an imported document. Separate, because the name may be in any script and direction. */
export function changeName({ collection, id, before, after }: PlannedChange) {
  const { kind, field } = KINDS[collection];
  const value = (after ?? before)?.fields[field];
  const title = typeof value === 'string' ? value.trim() : '';
  const page = SEO_PAGES.find((each) => each.id === title)?.label;
  return { kind, name: page ?? (title || id) };
}

export function placeName({ collection, id }: DocumentPlace): string {
  return `${COLLECTION_NAMES[collection]}, “${id}”`;
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
