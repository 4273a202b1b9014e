import { isSameValue } from '@/lib/merge-values';
import { COLLECTIONS, type RecordedCollection } from './collections';

/** Timestamps are converted to Dates. */
export type RecordedFields = Record<string, unknown>;

export function withoutDates(fields: RecordedFields): RecordedFields {
  const isDate = (name: string) => name === 'createdAt' || name === 'updatedAt';
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isDate(name)));
}

/** Whether two documents have equal fields, in any order. An empty string equals a missing field. */
export function haveSameFields(one: RecordedFields, other: RecordedFields): boolean {
  return sorted(one) === sorted(other);
}

function sorted(fields: RecordedFields): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The fields that the history keeps of a write. Of an inquiry, those that administrators changed, and of a note, only
 * that there is one: what visitors and administrators write about a person must not outlive the inquiry.
 */
export function loggedFields(
  name: RecordedCollection,
  before: RecordedFields | undefined,
  after: RecordedFields | null,
): Pick<RecordedChange, 'before' | 'after'> {
  if (!isContacts(name)) return { before: before ?? null, after };
  const changed = Object.entries(COLLECTIONS[name].fields)
    .flatMap(([field, { writtenBy }]) =>
      writtenBy === 'desk' || field === 'contactedAt' ? field : [],
    )
    .filter((field) => !isSameValue(before?.[field], after?.[field]));
  const logged = (fields: RecordedFields) =>
    Object.fromEntries(changed.map((field) => [field, loggedValue(field, fields[field])]));
  return { before: before ? logged(before) : null, after: after && logged(after) };
}

const isContacts = (name: RecordedCollection) => COLLECTIONS[name] === COLLECTIONS.contacts;

const loggedValue = (field: string, value: unknown = null) =>
  field === 'note' && value ? '…' : value;

/** An entry of the history: one document that an action has changed (design 15). */
export interface RecordedChange {
  id: string;
  collection: RecordedCollection;
  document: string;
  uid: string;
  email: string;
  at: Date | null;
  /** null if the change created the document. */
  before: RecordedFields | null;
  /** null if the change deleted the document. */
  after: RecordedFields | null;
  /** The action that the change belongs to, and the number of changes in the same commit. */
  action: string;
  size: number;
}

/** What the history says that a write has changed. */
export type LoggedChange = Pick<RecordedChange, 'collection' | 'before' | 'after'>;

export interface ListedChange extends RecordedChange {
  /** null if the changed document no longer exists. `name` is a contact's name; '' for other documents. */
  current: { name: string } | null;
}

export type ChangeKind = 'create' | 'update' | 'delete';

export function changeKind({ before, after }: { before: unknown; after: unknown }): ChangeKind {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}
