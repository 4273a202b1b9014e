/** Collections whose changes by administrators are recorded (design 5). */
export const RECORDED_COLLECTIONS = [
  'services',
  'careers',
  'seoSettings',
  'contacts',
  'deletedContacts',
] as const;
export type RecordedCollection = (typeof RECORDED_COLLECTIONS)[number];

/** Fields of a document as plain values; timestamps are Dates. */
export type RecordedFields = Record<string, unknown>;

/** A document as it is stored. */
export interface StoredVersion {
  id: string;
  /** null where there is none. */
  fields: RecordedFields | null;
  /** Changes with every save; '' where there is no document. A write names the one it starts from (design 4). */
  version: string;
}

/** What a write of an administrator has stored. */
export interface Written extends StoredVersion {
  /** Id of its record in `changes`; null where everything was stored like that already. */
  record: string | null;
}

/** The record of one write of an administrator (design 5). Of a contact it holds the status or the note only. */
export interface Change {
  id: string;
  collection: RecordedCollection;
  /** Id of the changed document. */
  document: string;
  uid: string;
  email: string;
  at: Date | null;
  /** null where the document was created. */
  before: RecordedFields | null;
  /** null where the document was deleted. */
  after: RecordedFields | null;
}

/** The id of a record, made of what was written and the id of the commit (design 5). */
export function recordId(collection: RecordedCollection, document: string, commit: string): string {
  return `${collection}~${document}~${commit}`;
}

/** Whether the document was created, updated, or deleted. */
export function kindOf({ before, after }: Pick<Change, 'before' | 'after'>) {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/** `fields` without the dates, which the server sets. */
export function withoutDates(fields: RecordedFields): RecordedFields {
  const isDate = (name: string) => name === 'createdAt' || name === 'updatedAt';
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isDate(name)));
}

/** Whether two documents have the same fields, whatever their order. An empty text is the same as none. */
export function haveSameFields(one: RecordedFields, other: RecordedFields): boolean {
  return sorted(one) === sorted(other);
}

function sorted(fields: RecordedFields): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Why a change can't be undone. `invalid`: what was stored before is not valid anymore; `gone`: the inquiry was erased;
 * `same`: what was stored before is stored now.
 */
export type UndoProblem = 'invalid' | 'gone' | 'same';
