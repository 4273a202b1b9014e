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
  invalid: 'What is stored isn’t valid, so it couldn’t be brought back. Edit or delete it first.',
  place: 'It’s stored under another name than its slug or page, which can’t be added or changed.',
};

const KINDS = {
  services: { kind: 'Service', field: 'name' },
  careers: { kind: 'Career', field: 'title' },
  seoSettings: { kind: 'SEO settings of', field: 'page' },
};

/** A document of an import in words. The name stands alone, because it may be in any script and direction. */
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
  if (state === 'conflict') return 'Someone else changed or deleted it after the comparison.';
  if (state === 'unclear')
    return 'No answer came, so it may be done or not. A comparison shows it.';
  return error ? failureReason(error) : '';
}

/** Heading of a report: how many changes were imported or undone. */
export function importHeadline(items: ImportItem[]): string {
  const { done, undone, kept } = itemGroups(items);
  return undone.length + kept.length > 0
    ? `${plural(undone.length, 'change')} undone`
    : `${done.length.toLocaleString('en-US')} of ${plural(items.length, 'change')} imported`;
}
