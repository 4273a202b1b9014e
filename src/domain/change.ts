/** Collections whose changes by administrators are recorded (design 4). */
export type RecordedCollection =
  'careers' | 'services' | 'seoSettings' | 'contacts' | 'deletedContacts';

/** Timestamps are converted to Dates. */
export type RecordedFields = Record<string, unknown>;

export interface StoredVersion {
  id: string;
  /** null if the document is missing. */
  fields: RecordedFields | null;
  /** Changes with every save; '' for a missing document (design 4). */
  version: string;
}

export interface Written extends StoredVersion {
  /** ID of its record in `changes`; null if nothing had to be written. */
  record: string | null;
}

/** Audit record of one write (design 4). For a contact, it contains only the note, or the status and the time of the reply. */
export interface Change {
  id: string;
  collection: RecordedCollection;
  document: string;
  uid: string;
  email: string;
  at: Date | null;
  /** null if the document was created. */
  before: RecordedFields | null;
  /** null if the document was deleted. */
  after: RecordedFields | null;
}

export interface ListedChange extends Change {
  /** null if the changed document no longer exists. `name` is a contact's name; '' for other documents. */
  current: { name: string } | null;
}

/** ID of a record, made of the document's path and the commit's ID (decision 5). */
export function recordId(collection: RecordedCollection, document: string, commit: string): string {
  return `${collection}~${document}~${commit}`;
}

export const CHANGE_KINDS = ['create', 'update', 'delete'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Whether the document was created, updated, or deleted. */
export function changeKind({ before, after }: { before: unknown; after: unknown }): ChangeKind {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/** '' matches everything. Deleted contacts count as contacts. */
export interface ChangeFilter {
  /** Account UID. */
  who: string;
  kind: ChangeKind | '';
  subject: Exclude<RecordedCollection, 'deletedContacts'> | '';
}

export function matchesFilter(change: Change, filter: Partial<ChangeFilter>): boolean {
  const { who, kind, subject } = filter;
  const collection = change.collection === 'deletedContacts' ? 'contacts' : change.collection;
  return (
    (!who || change.uid === who) &&
    (!kind || changeKind(change) === kind) &&
    (!subject || collection === subject)
  );
}

/** `fields` without the dates, which the server sets. */
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

/** `invalid`: no longer passes validation; `gone`: the inquiry or record was erased; `same`: nothing would change. */
export type UndoProblem = 'invalid' | 'gone' | 'same';
