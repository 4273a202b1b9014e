import type { RecordedFields } from './recorded-change';
import { RestoredError, UndoError } from '@/domain/errors';
import { changeOf, COMMIT_TIME, type Change, type DocumentChange, type Stored } from './change';

export const CONTACT_COLLECTIONS = ['contacts', 'deletedContacts'] as const;
export type ContactCollection = (typeof CONTACT_COLLECTIONS)[number];

const without = (fields: RecordedFields, ...names: string[]): RecordedFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const statusOf = ({ status = null }: RecordedFields) => ({ status });

const textOf = (value: unknown) => String(value ?? '');

/** Whether the contact exists and its field, as text, has one of the values, by default any. A missing field is ''. */
const has = (field: string, values?: readonly string[]) => (stored: Stored) =>
  stored !== undefined && (!values || values.includes(textOf(stored[field])));

/** The status with its reply time, and a follow-up that `other` lacks, as firestore.rules require in the record. */
const replyOf = (fields: RecordedFields, other: RecordedFields = {}) => ({
  ...statusOf(fields),
  ...('contactedAt' in fields && { contactedAt: fields['contactedAt'] }),
  ...('followUpOn' in fields && !('followUpOn' in other) && { followUpOn: fields['followUpOn'] }),
});

interface UndoneStatus {
  record: string;
  before: RecordedFields;
}

/**
 * Sets the status. Leaving `new` counts as a reply now, except for spam; closing removes the follow-up. Undo restores
 * the earlier reply time and follow-up, and is a conflict if there has been another follow-up or reply since.
 */
export function statusChange(
  id: string,
  status: string,
  expected?: string,
  undone?: UndoneStatus,
): DocumentChange {
  const { contactedAt: reply, ...restored } = without(undone?.before ?? {}, 'status');
  const hasStatus = has('status', expected === undefined ? undefined : [expected]);
  const next = (stored: RecordedFields = {}): RecordedFields | undefined => {
    if (stored['status'] === status) return undefined;
    const kept = status === 'closed' ? without(stored, 'followUpOn') : stored;
    const changed = { ...kept, ...restored, status, updatedAt: COMMIT_TIME };
    if (stored['status'] !== 'new' && status !== 'new') return changed;
    const unanswered = without(changed, 'contactedAt');
    const contactedAt = undone ? reply : stored['isSpam'] !== true && COMMIT_TIME;
    return status === 'new' || !contactedAt ? unanswered : { ...unanswered, contactedAt };
  };
  // firestore.rules let only exactly the recorded state bring back a follow-up.
  const bringsBack = (stored: RecordedFields) =>
    !('followUpOn' in stored) && textOf(next(stored)?.['contactedAt']) === textOf(reply);
  return {
    collection: 'contacts',
    id,
    expected: (stored) =>
      hasStatus(stored) && (!('followUpOn' in restored) || bringsBack(stored ?? {})),
    recorded: replyOf,
    ...(undone && { undoes: undone.record }),
    next,
  };
}

/** Sets a field, or removes it (null), and records only this field. `known`: the values that it may replace. */
const fieldChange = (
  id: string,
  field: 'note' | 'isSpam' | 'assignee' | 'followUpOn',
  value: string | boolean | null,
  known?: readonly string[],
): DocumentChange => ({
  collection: 'contacts',
  id,
  expected: has(field, known),
  recorded: (fields) => ({ [field]: fields[field] ?? null }),
  next: (stored) =>
    stored && textOf(stored[field]) === textOf(value)
      ? undefined
      : {
          ...without(stored ?? {}, field),
          ...(value !== null && { [field]: value }),
          updatedAt: COMMIT_TIME,
        },
});

export const noteChange = (id: string, note: string, ...known: string[]) =>
  fieldChange(id, 'note', note, known);

/** Decides whether the inquiry is spam; null removes the decision. `known`: the decision to replace, as text. */
export const spamChange = (id: string, isSpam: boolean | null, known?: string) =>
  fieldChange(id, 'isSpam', isSpam, known === undefined ? undefined : [known]);

/** Assigns the inquiry to an administrator; null to nobody. `uid`: their account, for firestore.rules. */
export const assigneeChange = (
  id: string,
  email: string | null,
  uid?: string,
  known?: string,
): DocumentChange => ({
  ...fieldChange(id, 'assignee', email, known === undefined ? undefined : [known]),
  ...(uid && { assigneeUid: uid }),
});

/** Sets the day of the follow-up; null removes it. */
export const followUpChange = (id: string, day: string | null, known?: string) =>
  fieldChange(id, 'followUpOn', day, known === undefined ? undefined : [known]);

/** Moves a contact to the trash if it exists (design 12). */
export const deletion = (id: string): [DocumentChange, DocumentChange] => [
  { collection: 'contacts', id, recorded: statusOf, next: () => null },
  {
    collection: 'deletedContacts',
    id,
    recorded: null,
    next: (_trashed, [contact]) => ({ ...contact, deletedAt: COMMIT_TIME }),
  },
];

/** Moves a contact back from the trash. Its write throws UndoError if it was erased. */
export const restoration = (id: string): [DocumentChange, DocumentChange] => [
  {
    collection: 'contacts',
    id,
    expected: '',
    recorded: statusOf,
    next(contact, [, trashed]) {
      if (!trashed && !contact) throw new UndoError('gone');
      return trashed && without(trashed, 'deletedAt');
    },
  },
  { collection: 'deletedContacts', id, recorded: null, next: () => null },
];

/** Erases a contact and its notes in the history. The write throws RestoredError if someone has restored it. */
export const erasure = (from: ContactCollection, id: string): [DocumentChange, DocumentChange] => [
  {
    collection: from,
    id,
    recorded: statusOf,
    erasesNotes: true,
    next(stored, [, other]) {
      if (!stored && other && from === 'deletedContacts') throw new RestoredError();
      return null;
    },
  },
  {
    collection: from === 'contacts' ? 'deletedContacts' : 'contacts',
    id,
    recorded: null,
    next: () => undefined,
  },
];

export const inquiryChange = (...documents: [DocumentChange, ...DocumentChange[]]): Change => ({
  ...changeOf(documents[0]),
  documents,
});
