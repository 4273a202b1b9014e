import { FIELD_LABELS } from '@/content/field-labels';
import { withoutDates, type Change } from '@/domain/change';
import { fieldDifferences, type FieldDifference } from '@/lib/field-differences';

/** What a change did, field by field, without the digest of a deleted contact. */
export function changeDifferences({ collection, before, after }: Change): FieldDifference[] {
  const labels = FIELD_LABELS[collection];
  return fieldDifferences(
    before && withoutDates(before),
    after && withoutDates(after),
    labels,
  ).filter(({ field }) => collection !== 'contacts' || field in labels);
}
