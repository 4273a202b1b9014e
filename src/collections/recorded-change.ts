import type { RecordedCollection, PublishedCollection } from './collections';

/** Timestamps are converted to Dates. */
export type RecordedFields = Record<string, unknown>;

export interface SavedVersion {
  id: string;
  fields: RecordedFields | null;
  /** Changes with every save; '' for a missing document (design 14). */
  version: string;
}

/** ID of a record, made of the document's path and the commit's ID (decision 5). */
export function recordId(collection: RecordedCollection, document: string, commit: string): string {
  return `${collection}~${document}~${commit}`;
}

export function documentOfRecord(id: string): { collection: RecordedCollection; id: string } {
  const [collection = '', ...rest] = id.split('~');
  return { collection: collection as RecordedCollection, id: rest.slice(0, -1).join('~') };
}

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

/** Audit record of one write (design 15). For a contact, it contains only what changed: see `recorded` in `inquiries`. */
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
}

export type PublishedChange = RecordedChange & { collection: PublishedCollection };

export interface ListedChange extends RecordedChange {
  /** null if the changed document no longer exists. `name` is a contact's name; '' for other documents. */
  current: { name: string } | null;
}

export const CHANGE_KINDS = ['create', 'update', 'delete'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export function changeKind({ before, after }: { before: unknown; after: unknown }): ChangeKind {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/** '' matches everything. Deleted contacts count as contacts. */
export interface ChangeFilter {
  who: string;
  kind: ChangeKind | '';
  subject: Exclude<RecordedCollection, 'deletedContacts'> | '';
}
