import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { database } from '../support/database';

/** A document as its records tell it; null where there is none. */
type State = DocumentData | null;

/** The recorded changes of a document with their ids, in the order of their commits, which `at` isn't always. */
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

/** What the records hold of a document: of contacts the status and the note. */
function recorded(path: string, fields: DocumentData | undefined): State {
  if (!fields) return null;
  if (!path.startsWith('contacts/')) return fields;
  const { status = null, note = null } = fields as { status?: unknown; note?: unknown };
  return { status, note };
}

/** The fields that are stored under a path now. */
export async function fieldsAt(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data();
}

/**
 * Expects the records of a document to lead, each from where the one before ends, from the fields `initial` to what
 * is stored now. A contact that is there again is the one that was deleted last.
 * @returns the number of records
 */
export async function expectTrueHistory(path: string, initial?: DocumentData): Promise<number> {
  const changes = await changesOf(path);
  const isContact = path.startsWith('contacts/');
  let state = recorded(path, initial);
  let deleted: State = null;
  for (const { id, before, after } of changes as (Record<string, State> & { id: string })[]) {
    expect(state, `before ${id}`).toEqual(isContact && before ? { ...state, ...before } : before);
    const from = before ? state : deleted;
    if (!after) deleted = state;
    state = isContact && after ? { ...from, ...after } : (after ?? null);
    if (isContact && !before) expect(state, `restored by ${id}`).toEqual(from);
  }
  expect(recorded(path, await fieldsAt(path))).toEqual(state);
  return changes.length;
}
