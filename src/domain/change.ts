export const RECORDED_COLLECTIONS = [
  'services',
  'careers',
  'seoSettings',
  'contacts',
  'deletedContacts',
] as const;
export type RecordedCollection = (typeof RECORDED_COLLECTIONS)[number];

/** Timestamps are Dates. */
export type RecordedFields = Record<string, unknown>;

export interface StoredVersion {
  id: string;
  /** null if the document is missing. */
  fields: RecordedFields | null;
  /** Changes with every save; '' for a missing document (design 4). */
  version: string;
}

export interface Written extends StoredVersion {
  /** Id of its record in `changes`; null if nothing had to be written. */
  record: string | null;
}

/** Record of a write (design 5). That of a contact has the status or the note only. */
export interface Change {
  id: string;
  collection: RecordedCollection;
  document: string;
  uid: string;
  email: string;
  at: Date | null;
  /** null where the document was created. */
  before: RecordedFields | null;
  /** null where the document was deleted. */
  after: RecordedFields | null;
}

export function recordId(collection: RecordedCollection, document: string, commit: string): string {
  return `${collection}~${document}~${commit}`;
}

export function kindOf({ before, after }: { before: unknown; after: unknown }) {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

export function withoutDates(fields: RecordedFields): RecordedFields {
  const isDate = (name: string) => name === 'createdAt' || name === 'updatedAt';
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isDate(name)));
}

/** In any order. An empty text equals a missing one. */
export function haveSameFields(one: RecordedFields, other: RecordedFields): boolean {
  return sorted(one) === sorted(other);
}

function sorted(fields: RecordedFields): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** `invalid`: no longer passes validation; `gone`: the inquiry was erased; `same`: nothing would change. */
export type UndoProblem = 'invalid' | 'gone' | 'same';
