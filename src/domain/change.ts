/** Collections whose changes by administrators are recorded (design 15). */
export type RecordedCollection =
  'careers' | 'services' | 'seoSettings' | 'contacts' | 'deletedContacts';

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

/** `invalid`: no longer passes validation; `gone`: the inquiry or record was erased; `same`: nothing would change. */
export type UndoProblem = 'invalid' | 'gone' | 'same';
