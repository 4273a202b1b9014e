import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { COLLECTIONS } from '@/collections/collections';
import { database } from '../support/database';

/** Fields of a document as the history shows them; null if the document doesn't exist. */
type State = DocumentData | null;

export interface Entry extends DocumentData {
  id: string;
  before: State;
  after: State;
}

/** The entries of a document, in commit order, which can differ from the order of `at`. */
export async function changesOf(path: string): Promise<Entry[]> {
  const [collection, document] = path.split('/');
  const { docs } = await database()
    .collection('changes')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .get();
  const inOrder = docs.toSorted((a, b) => (a.createTime > b.createTime ? 1 : -1));
  return inOrder.map((entry) => ({ id: entry.id, ...entry.data() }) as Entry);
}

/** Fields of an inquiry that administrators set. */
const DESK_FIELDS = Object.entries(COLLECTIONS.contacts.fields).flatMap(([name, { writtenBy }]) =>
  writtenBy === 'desk' || name === 'contactedAt' ? name : [],
);

/** What the history shows of a document: of an inquiry, the desk’s fields, and of its note, only that there is one. */
function shownOf(path: string, fields: DocumentData | undefined): State {
  if (!fields || !path.startsWith('contacts/')) return fields ?? null;
  const shown = DESK_FIELDS.map((name) => [name, (fields[name] ?? null) as unknown] as const);
  return Object.fromEntries(
    shown.map(([name, value]) => [name, name === 'note' && value ? '…' : value]),
  );
}

/** Returns the stored fields of a document, or undefined if it doesn't exist. */
export async function fieldsAt(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data();
}

/**
 * Asserts that the entries of a document, applied to the fields `initial`, result in the stored fields, and that each
 * starts from the result of the previous one. An inquiry comes back as it was when it was deleted.
 * @returns the number of entries
 */
export async function expectTrueHistory(path: string, initial?: DocumentData): Promise<number> {
  const entries = await changesOf(path);
  const isPart = path.startsWith('contacts/');
  const none = isPart ? shownOf(path, {}) : {};
  let state = shownOf(path, initial);
  let deleted: State = null;
  for (const { id, before, after } of entries) {
    const rest = isPart && before && after ? state : none;
    expect(before && { ...rest, ...before }, `before ${id}`).toEqual(state);
    const next = after && { ...rest, ...after };
    if (isPart && !before) expect(next, `restored by ${id}`).toEqual(deleted);
    if (!next) deleted = state;
    state = next;
  }
  expect(shownOf(path, await fieldsAt(path))).toEqual(state);
  return entries.length;
}
