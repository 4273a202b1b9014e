import { inquiryChangeWords } from '@/back-office/documents/inquiry-change-words';
import { labelsOf } from '@/collections/collection';
import { COLLECTIONS, type RecordedCollection } from '@/collections/collections';
import { documentTitle } from '@/content/document-title';
import {
  changeKind,
  type ListedChange,
  type RecordedFields,
  withoutDates,
} from '@/collections/recorded-change';
import { referenceOf } from '@/domain/reference';
import { cutText } from '@/lib/cut-text';
import { fieldDifferences, type FieldDifference } from '@/lib/field-differences';

export const VERBS = { create: 'added', update: 'changed', delete: 'deleted' };

/** Texts are cut in code, because line clamping could hide part of a focused link. */
const MAX_NAME = 80;

/** Parts of a sentence, separate because the email and the name may be in any script and direction. */
export function changeWords(change: ListedChange) {
  return { who: cutText(change.email, MAX_NAME) || 'An administrator', ...predicateOf(change) };
}

function predicateOf(change: ListedChange) {
  const { collection, document, before, after } = change;
  if (collection === 'contacts') return contactWords(change);
  if (collection === 'deletedContacts')
    return { start: 'erased inquiry ', name: referenceOf(document), end: '' };
  const { noun, nounBeforeTitle = noun, untitled = '' } = COLLECTIONS[collection];
  const title = cutText(documentTitle(collection, after ?? before), MAX_NAME) || untitled;
  const start = `${VERBS[changeKind(change)]} the ${nounBeforeTitle} “`;
  return { start, name: title, end: '”' };
}

/** Names the sender if the inquiry still exists, or else the reference: the history holds no personal data. */
function contactWords(change: ListedChange) {
  const { start, of, end } = inquiryChangeWords(change);
  const person = cutText(change.current?.name ?? '', MAX_NAME);
  const inquiry = person ? 'the inquiry from ' : 'inquiry ';
  return {
    start: `${start} ${of && `${of} `}${inquiry}`,
    name: person || referenceOf(change.document),
    end,
  };
}

export function changeDifferences(
  collection: RecordedCollection,
  before: RecordedFields | null,
  after: RecordedFields | null,
): FieldDifference[] {
  const description = COLLECTIONS[collection];
  return fieldDifferences(
    before && withoutDates(before),
    after && withoutDates(after),
    labelsOf(description),
  ).filter(({ field }) => !description.recorded || description.fields[field]?.by === 'desk');
}
