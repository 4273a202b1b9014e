/** Collections whose changes by administrators are recorded (design 5). */
export const RECORDED_COLLECTIONS = ['services', 'careers', 'seoSettings', 'contacts'] as const;
export type RecordedCollection = (typeof RECORDED_COLLECTIONS)[number];

/** Fields of a document as plain values; timestamps are Dates. */
export type RecordedFields = Record<string, unknown>;

/**
 * The record of one write of an administrator (design 5). Of a contact it holds the status or the note only, and of
 * a deleted one a digest of the content.
 */
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
  /** Id of the recorded deletion that the restoration of a contact undid. */
  undoes?: string | undefined;
}

/** Whether the document was created, updated, or deleted. */
export function kindOf({ before, after }: Change): 'create' | 'update' | 'delete' {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

/** `fields` without the dates, which the server sets. */
export function withoutDates(fields: RecordedFields): RecordedFields {
  const isDate = (name: string) => name === 'createdAt' || name === 'updatedAt';
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isDate(name)));
}

/**
 * Why a change can't be undone. `newer`: the document has changed again; `contact`: it deleted or restored a
 * contact, whose fields are not recorded; `invalid`: what was stored before is not valid anymore.
 */
export type UndoProblem = 'newer' | 'contact' | 'invalid';
