import { COLLECTIONS } from '@/collections/collections';
import type { DocumentPlace } from '@/collections/snapshot';
import type { PlannedChange, PlanProblem } from '@/collections/snapshot-plan';
import { capitalize } from '@/lib/capitalize';
import { documentTitle } from './document-title';

export const PLAN_NOTES: Record<PlanProblem, string> = {
  invalid:
    'The saved version isn’t valid, so importing over it couldn’t be undone. Edit or delete the saved version first.',
  'id-mismatch': 'Its ID doesn’t match its slug or page. Make them match, then import again.',
};

export function changeName({ collection, id, before, after }: PlannedChange) {
  const { noun, nounBeforeTitle = noun } = COLLECTIONS[collection];
  const name = documentTitle(collection, (after ?? before)?.fields) || id;
  return { kind: capitalize(nounBeforeTitle), name };
}

export function placeName({ collection, id }: DocumentPlace): string {
  return `${COLLECTIONS[collection].plural}, “${id}”`;
}
