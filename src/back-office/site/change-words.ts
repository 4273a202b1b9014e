import { FIELD_LABELS } from '@/content/field-labels';
import { SEO_PAGES } from '@/content/pages';
import {
  changeKind,
  withoutDates,
  type Change,
  type ListedChange,
  type RecordedCollection,
  type RecordedFields,
} from '@/domain/change';
import { referenceOf } from '@/domain/reference';
import { cutText } from '@/lib/cut-text';
import { fieldDifferences, type FieldDifference } from '@/lib/field-differences';

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' };

/** Texts are cut in code, because line clamping could hide part of a focused link. */
const MAX_NAME = 80;

/**
 * The parts of a sentence, such as `ada@example.com`, `changed the career “`, `Oracle DBA`, `”`. They are separate,
 * because the email and name may be in any script and direction.
 */
export function changeWords(change: ListedChange) {
  return { who: cutText(change.email, MAX_NAME) || 'An administrator', ...predicateOf(change) };
}

function predicateOf(change: ListedChange) {
  const verb = VERBS[changeKind(change)];
  const text = (field: string) => textOf(change, field);
  switch (change.collection) {
    case 'careers':
      return quoted(`${verb} the career`, text('title') || 'Untitled career');
    case 'services':
      return quoted(`${verb} the service`, text('name') || 'Untitled service');
    case 'seoSettings': {
      const page = text('page');
      const label = SEO_PAGES.find(({ id }) => id === page)?.label;
      return quoted(`${verb} the SEO settings for`, label ?? (page || 'an unknown page'));
    }
    case 'contacts':
      return contactWords(change);
    case 'deletedContacts':
      return { start: 'erased inquiry ', name: referenceOf(change.document), end: '' };
  }
}

/** Names the sender if the inquiry still exists, or else the reference: the history holds no personal data. */
function contactWords(change: ListedChange) {
  const { current, document, before, after } = change;
  const person = cutText(current?.name ?? '', MAX_NAME);
  const inquiry = person ? 'the inquiry from ' : 'inquiry ';
  const name = person || referenceOf(document);
  if (!before) return { start: `restored ${inquiry}`, name, end: '' };
  if (!after) return { start: `deleted ${inquiry}`, name, end: '' };
  if ('note' in after) return { start: `changed the note on ${inquiry}`, name, end: '' };
  const status = textOf(change, 'status');
  return { start: `set the status of ${inquiry}`, name, end: ` to “${status}”` };
}

const quoted = (start: string, name: string) => ({ start: `${start} “`, name, end: '”' });

function textOf({ before, after }: Change, field: string): string {
  const value = (after ?? before)?.[field];
  return typeof value === 'string' ? cutText(value.trim(), MAX_NAME) : '';
}

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

/** UIDs of accounts with no email address, with several, or with one that another account also has. */
export function unclearAccounts(changes: Pick<Change, 'uid' | 'email'>[]): Set<string> {
  const accounts = [
    ...new Map(changes.map((change) => [`${change.uid} ${change.email}`, change])).values(),
  ];
  const unclear = accounts.filter(
    ({ uid, email }) =>
      !email || accounts.filter((other) => other.uid === uid || other.email === email).length > 1,
  );
  return new Set(unclear.map(({ uid }) => uid));
}
