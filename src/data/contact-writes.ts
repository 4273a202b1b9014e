import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Written } from '@/domain/change';
import { ConflictError, UndoError } from '@/domain/errors';
import { commit, ownRecord, type CommitKey } from './commit';
import { contactAt, deletedContactAt, type ContactCollection } from './contact-documents';
import { noteRecords, withoutText } from './contact-notes';
import { firestore } from './firestore';
import { serverTime } from './server-time';
import { storedVersion } from './whole-documents';

const MINUTE_MS = 60_000;

type Part = 'status' | 'note';

/** The recorded status change to undo. */
export interface UndoneStatus {
  record: string;
  before: DocumentData;
}

/**
 * Sets a status. A change away from `new` is a reply now or, if it undoes a change, brings back the earlier reply.
 * Throws ConflictError if the status isn't `before`.
 */
export const updateContactStatus = (
  key: CommitKey,
  id: string,
  status: string,
  before?: string,
  undone?: UndoneStatus,
) => updatePart(key, id, 'status', status, before, undone);

/** Sets the internal note. Throws ConflictError unless the note is still `before`. */
export const updateContactNote = (key: CommitKey, id: string, note: string, before: string) =>
  updatePart(key, id, 'note', note, before);

async function updatePart(
  key: CommitKey,
  id: string,
  part: Part,
  value: string,
  expected?: string,
  undone?: UndoneStatus,
): Promise<Written> {
  const record = await commit(key, [contactAt(id)], async (stored) => {
    const fields = stored.data();
    if (!fields) throw new ConflictError(storedVersion(stored));
    const before = (fields[part] as unknown) ?? null;
    if ((before ?? '') === value) return [];
    const isExpected = expected === undefined || (before ?? '') === expected;
    if (!isExpected && (await ownRecord(key, stored)) === null)
      throw new ConflictError(storedVersion(stored));
    const isStatus = part === 'status';
    const isReply = isStatus && before === 'new';
    const changed = isStatus
      ? await withStatus(fields, value, undone)
      : { ...fields, [part]: value };
    return [
      {
        stored,
        fields: { ...changed, updatedAt: serverTimestamp() },
        recorded: {
          before: isStatus ? replyOf(fields) : { note: before },
          after: isStatus ? replyOf(changed) : { note: value },
          ...(isReply && undone && { undoes: undone.record }),
        },
      },
    ];
  });
  return written(id, record);
}

async function withStatus(
  fields: DocumentData,
  status: string,
  undone: UndoneStatus | undefined,
): Promise<DocumentData> {
  if (fields['status'] !== 'new' && status !== 'new') return { ...fields, status };
  const changed: DocumentData = { ...fields, status };
  delete changed['contactedAt'];
  delete changed['responseMinutes'];
  if (status === 'new') return changed;
  const contactedAt = undone ? (undone.before['contactedAt'] as unknown) : serverTimestamp();
  if (!contactedAt) return changed;
  const createdAt: unknown = fields['createdAt'];
  if (!(createdAt instanceof Timestamp)) return { ...changed, contactedAt };
  const repliedAt = contactedAt instanceof Timestamp ? contactedAt.toDate() : await serverTime();
  const elapsed = repliedAt.getTime() - createdAt.toMillis();
  // The server time is an estimate and may be earlier than createdAt.
  const responseMinutes = Math.max(0, Math.trunc(elapsed / MINUTE_MS));
  return { ...changed, contactedAt, responseMinutes };
}

/** What the record of a status change contains (firestore.rules). */
const replyOf = ({ status = null, ...fields }: DocumentData) => ({
  status: status as unknown,
  ...('contactedAt' in fields && { contactedAt: fields['contactedAt'] as unknown }),
});

/** Moves a contact to the trash if it exists (design 4). */
export async function deleteContact(key: CommitKey, id: string): Promise<Written> {
  const record = await commit(key, [contactAt(id), deletedContactAt(id)], (stored, trashed) => {
    const fields = stored.data();
    if (!fields) return [];
    return [
      deletion(stored),
      { stored: trashed, fields: { ...fields, deletedAt: serverTimestamp() }, recorded: null },
    ];
  });
  return written(id, record);
}

/** Moves a contact back from the trash. Throws UndoError if it was erased, ConflictError if its ID is in use. */
export async function restoreContact(key: CommitKey, id: string): Promise<Written> {
  const record = await commit(key, [contactAt(id), deletedContactAt(id)], (stored, trashed) => {
    const { deletedAt, ...fields } = trashed.data() ?? {};
    if (!deletedAt) {
      if (stored.exists()) return [];
      throw new UndoError('gone');
    }
    if (stored.exists()) throw new ConflictError(storedVersion(stored));
    return [
      { stored, fields, recorded: { before: null, after: statusOf(trashed) } },
      { stored: trashed, fields: null, recorded: null },
    ];
  });
  return written(id, record);
}

/**
 * Erases a contact and, unless the other collection also has its ID, the text of its notes in the history. Returns the
 * ID of the record, or null if the contact isn't there.
 */
export function eraseContact(key: CommitKey, from: ContactCollection, id: string) {
  const other = from === 'contacts' ? deletedContactAt(id) : contactAt(id);
  return commit(key, [doc(firestore(), from, id), other], async (stored, otherStored) => {
    if (!stored.exists()) return [];
    // Reads the records after `stored`: each note changes that document, so one saved in between restarts the commit.
    const notes = otherStored.exists() ? [] : await noteRecords(id);
    return [deletion(stored), ...notes.map(withoutText)];
  });
}

const deletion = (stored: DocumentSnapshot) => ({
  stored,
  fields: null,
  recorded: { before: statusOf(stored), after: null },
});

const statusOf = (stored: DocumentSnapshot) => ({
  status: (stored.get('status') as unknown) ?? null,
});

async function written(id: string, record: string | null): Promise<Written> {
  return { ...storedVersion(await getDoc(contactAt(id))), record };
}
