import { FIELD_LABELS } from '@/content/field-labels';
import { withoutDates, type RecordedCollection, type RecordedFields } from '@/domain/change';
import { fieldDifferences, type FieldDifference } from '@/lib/field-differences';

export function changeDifferences(
  collection: RecordedCollection,
  before: RecordedFields | null,
  after: RecordedFields | null,
): FieldDifference[] {
  const labels = FIELD_LABELS[collection];
  const isContact = collection === 'contacts' || collection === 'deletedContacts';
  return fieldDifferences(
    before && withoutDates(before),
    after && withoutDates(after),
    labels,
  ).filter(({ field }) => !isContact || field in labels);
}
