import type { RecordedCollection, RecordedFields } from './change';

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
