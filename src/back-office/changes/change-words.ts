import { FIELD_LABELS } from '@/content/field-labels';
import { SEO_PAGES } from '@/content/pages';
import {
  kindOf,
  withoutDates,
  type Change,
  type RecordedCollection,
  type RecordedFields,
} from '@/domain/change';
import { referenceOf } from '@/domain/contact';
import { fieldDifferences, type FieldDifference } from '@/lib/field-differences';

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' };

const MAX_NAME = 300;

/**
 * A sentence without its subject, such as `changed the career “`, `Oracle DBA`, `”`. The name is separate, because it
 * may be in any script and direction.
 */
export function changeWords(change: Change) {
  const verb = VERBS[kindOf(change)];
  const text = (field: string) => textOf(change, field);
  switch (change.collection) {
    case 'careers':
      return quoted(`${verb} the career`, text('title') || 'Untitled career');
    case 'services':
      return quoted(`${verb} the service`, text('name') || 'Untitled service');
    case 'seoSettings': {
      const page = text('page');
      const label = SEO_PAGES.find(({ id }) => id === page)?.label;
      return quoted(`${verb} the SEO settings of`, label ?? (page || 'an unknown page'));
    }
    case 'contacts':
      return contactWords(change);
    case 'deletedContacts':
      return { start: 'erased inquiry ', name: referenceOf(change.document), end: '' };
  }
}

/** Names an inquiry by its reference: the history holds no personal data. */
function contactWords(change: Change) {
  const name = referenceOf(change.document);
  if (!change.before) return { start: 'restored inquiry ', name, end: '' };
  if (!change.after) return { start: 'deleted inquiry ', name, end: '' };
  if ('note' in change.after) return { start: 'changed the note on inquiry ', name, end: '' };
  return { start: 'set the status of inquiry ', name, end: ` to “${textOf(change, 'status')}”` };
}

const quoted = (start: string, name: string) => ({ start: `${start} “`, name, end: '”' });

function textOf({ before, after }: Change, field: string): string {
  const value = (after ?? before)?.[field];
  return typeof value === 'string' ? value.slice(0, MAX_NAME).trim() : '';
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

/** Uids of accounts that have no email address, several, or one that another account has as well. */
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
