import type { RecordedFields } from './recorded-change';
import {
  changeOf,
  COMMIT_TIME,
  withoutOldReply,
  type Change,
  type DocumentChange,
  type Stored,
} from './change';

export const CONTACT_COLLECTIONS = ['contacts', 'deletedContacts'] as const;
export type ContactCollection = (typeof CONTACT_COLLECTIONS)[number];

const without = (fields: RecordedFields, ...names: string[]): RecordedFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const textOf = (value: unknown) => String(value ?? '');

/** Whether the contact exists and its field, as text, has one of the values, by default any. A missing field is ''. */
const has = (field: string, values?: readonly string[]) => (stored: Stored) =>
  stored !== undefined && (!values || values.includes(textOf(stored[field])));

const isStored = (stored: Stored) => stored !== undefined;

/** Deletes a document. If it is missing, its `expected` has to refuse the returned fields, as a conflict. */
const nullUnlessConflict = (stored: Stored): RecordedFields | null => (stored ? null : {});

/** Sets the status. Leaving `new` counts as a reply now, except for spam; `closed` and `new` remove the follow-up. */
export const statusChange = (id: string, status: string): DocumentChange => ({
  collection: 'contacts',
  id,
  expected: has('status'),
  next(stored = {}) {
    if (stored['status'] === status) return undefined;
    const hasFollowUp = status !== 'closed' && status !== 'new';
    const kept = hasFollowUp ? stored : without(stored, 'followUpOn');
    const changed = { ...kept, status, updatedAt: COMMIT_TIME };
    if (status === 'new') return without(changed, 'contactedAt');
    const isReply = stored['status'] === 'new' && stored['isSpam'] !== true;
    return isReply ? { ...changed, contactedAt: COMMIT_TIME } : changed;
  },
});

/** Sets a field, or removes it (null). `known`: the values that it may replace. */
const fieldChange = (
  id: string,
  field: 'note' | 'isSpam' | 'assignee' | 'followUpOn',
  value: string | boolean | null,
  known?: readonly string[],
): DocumentChange => ({
  collection: 'contacts',
  id,
  expected: has(field, known),
  next: (stored) =>
    stored && textOf(stored[field]) === textOf(value)
      ? undefined
      : {
          ...without(withoutOldReply(stored ?? {}), field),
          ...(value !== null && { [field]: value }),
          updatedAt: COMMIT_TIME,
        },
});

export const noteChange = (id: string, note: string, ...known: string[]) =>
  fieldChange(id, 'note', note, known);

export const spamChange = (id: string, isSpam: boolean) => fieldChange(id, 'isSpam', isSpam);

/** Assigns the inquiry to an administrator; null to nobody. */
export const assigneeChange = (id: string, email: string | null) =>
  fieldChange(id, 'assignee', email);

/** Sets the day of the follow-up; null removes it. A conflict if the inquiry is new, because its reply is due first. */
export const followUpChange = (id: string, day: string | null): DocumentChange => ({
  ...fieldChange(id, 'followUpOn', day),
  expected: (stored) => stored !== undefined && (day === null || stored['status'] !== 'new'),
});

/** Moves a contact to the trash if it exists (design 12). */
export const deletion = (id: string): [DocumentChange, DocumentChange] => [
  { collection: 'contacts', id, next: () => null },
  {
    collection: 'deletedContacts',
    id,
    next: (_trashed, [contact]) => contact && { ...asMoved(contact), deletedAt: COMMIT_TIME },
  },
];

/** Moves a contact back from the trash, unless someone has restored it. A conflict if it was erased. */
export const restoration = (id: string): [DocumentChange, DocumentChange] => [
  {
    collection: 'contacts',
    id,
    next: (contact, [, trashed]) =>
      contact || !trashed ? undefined : asMoved(without(trashed, 'deletedAt')),
  },
  {
    collection: 'deletedContacts',
    id,
    expected: isStored,
    next: (trashed, [contact]) => (contact ? undefined : nullUnlessConflict(trashed)),
  },
];

const asMoved = (contact: RecordedFields): RecordedFields => ({
  ...withoutOldReply(contact),
  updatedAt: COMMIT_TIME,
});

/** Erases a contact, even if someone has moved it; from the trash only there: a conflict if someone has restored it. */
export const erasure = (from: ContactCollection, id: string): [DocumentChange, DocumentChange] => {
  if (from === 'contacts') {
    return [
      { collection: 'contacts', id, next: () => null },
      { collection: 'deletedContacts', id, next: () => null },
    ];
  }
  return [
    {
      collection: 'deletedContacts',
      id,
      expected: isStored,
      next: (trashed, [, contact]) => (contact ? nullUnlessConflict(trashed) : null),
    },
    { collection: 'contacts', id, next: () => undefined },
  ];
};

export const inquiryChange = (...documents: [DocumentChange, ...DocumentChange[]]): Change => ({
  ...changeOf(documents[0]),
  documents,
});
