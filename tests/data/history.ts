import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { database } from '../support/database';

/** Fields of a document according to its recorded changes; null if the document doesn't exist. */
type State = DocumentData | null;

/** Returns a document's recorded changes with their IDs, in commit order, which can differ from the order of `at`. */
export async function changesOf(path: string): Promise<DocumentData[]> {
  const [collection, document] = path.split('/');
  const { docs } = await database()
    .collection('changes')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .get();
  const inOrder = docs.toSorted((a, b) => (a.createTime > b.createTime ? 1 : -1));
  return inOrder.map((change) => ({ id: change.id, ...change.data() }));
}

/**
 * Returns the fields that recorded changes contain: for a contact, only the status with the time of the reply,
 * and the other fields that administrators set; otherwise, all fields.
 */
function recorded(path: string, fields: DocumentData | undefined): State {
  if (!fields) return null;
  if (!path.startsWith('contacts/')) return fields;
  const { status = null, note = null, isSpam = null, contactedAt } = fields;
  const { assignee = null, followUpOn = null } = fields;
  return {
    ...{ status, note, isSpam, assignee, followUpOn },
    ...(contactedAt !== undefined && { contactedAt }),
  } as DocumentData;
}

/** Replaces the recorded part of a contact, such as the status with the time of the reply. */
function withPart({ contactedAt, ...state }: DocumentData, part: DocumentData): State {
  const isStatus = 'status' in part || contactedAt === undefined;
  return { ...state, ...(!isStatus && { contactedAt: contactedAt as unknown }), ...part };
}

/** Returns the stored fields of a document, or undefined if it doesn't exist. */
export async function fieldsAt(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data();
}

/**
 * Asserts that a document's recorded changes, applied to the fields `initial`, result in the stored fields. Each change
 * must start from the result of the previous one. A restored contact must equal the most recently deleted contact.
 * @returns the number of recorded changes
 */
export async function expectTrueHistory(path: string, initial?: DocumentData): Promise<number> {
  const changes = await changesOf(path);
  const isContact = path.startsWith('contacts/');
  let state = recorded(path, initial);
  let deleted: State = null;
  for (const { id, before, after } of changes as (Record<string, State> & { id: string })[]) {
    const isUpdate = isContact && before && after;
    const expected = isUpdate ? withPart(state ?? {}, before) : { ...state, ...before };
    expect(state, `before ${id}`).toEqual(isContact && before ? expected : before);
    const from = before ? state : deleted;
    if (!after) deleted = state;
    // Closing removes a follow-up, which only `before` contains.
    const removed = before && 'followUpOn' in before && { followUpOn: null };
    if (isUpdate) state = withPart(state ?? {}, { ...removed, ...after });
    else state = isContact && after ? { ...from, ...after } : (after ?? null);
    if (isContact && !before) expect(state, `restored by ${id}`).toEqual(from);
  }
  expect(recorded(path, await fieldsAt(path))).toEqual(state);
  return changes.length;
}
