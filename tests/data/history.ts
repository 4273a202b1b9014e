import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { database } from '../support/database';

/** A document as its records tell it; null where there is none. */
type State = DocumentData | null;

/** The recorded changes of a document with their ids, in the order of their time. */
export async function changesOf(path: string): Promise<DocumentData[]> {
  const [collection, document] = path.split('/');
  const { docs } = await database()
    .collection('changes')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .get();
  const changes = docs.map((change): DocumentData => ({ id: change.id, ...change.data() }));
  return changes.sort((a, b) => ((a['at'] as Date) > b['at'] ? 1 : -1));
}

/** What the records hold of a document: of contacts the status and the note. */
function recorded(path: string, fields: DocumentData | undefined): State {
  if (!fields) return null;
  if (!path.startsWith('contacts/')) return fields;
  const { status = null, note = null } = fields as { status?: unknown; note?: unknown };
  return { status, note };
}

/** The state after a change, or undefined where the change starts from another one. */
function after(change: DocumentData, state: State, deleted: Map<unknown, State>) {
  const {
    before,
    after: fields,
    undoes,
  } = change as Record<'before' | 'after', State> & DocumentData;
  if (change['collection'] !== 'contacts') {
    return isDeepStrictEqual(before, state) ? fields : undefined;
  }
  if (!before || !state) {
    const restored = deleted.get(undoes);
    const isTrue = !before && !state && restored && isWithin(fields ?? {}, restored);
    return isTrue ? restored : undefined;
  }
  const { digest, ...known } = before as { digest?: unknown };
  if (!isWithin(known, state)) return undefined;
  if (!fields && digest) deleted.set(change['id'], state);
  return fields && { ...state, ...fields };
}

const isWithin = (part: DocumentData, whole: DocumentData) =>
  isDeepStrictEqual({ ...whole, ...part }, whole);

/** The fields that are stored under a path now. */
export async function fieldsAt(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data();
}

/**
 * Expects the records of a document to lead, each from where another ends, from the fields `initial` to what
 * is stored now.
 * @returns the number of records
 */
export async function expectTrueHistory(path: string, initial?: DocumentData): Promise<number> {
  const changes = await changesOf(path);
  const remaining = [...changes];
  const deleted = new Map<unknown, State>();
  let state = recorded(path, initial);
  while (remaining.length > 0) {
    const reached = remaining.map((change) => after(change, state, deleted));
    const next = reached.findIndex((found) => found !== undefined);
    expect(next, `a record of ${path} that starts from ${JSON.stringify(state)}`).not.toBe(-1);
    state = reached[next] ?? null;
    remaining.splice(next, 1);
  }
  expect(recorded(path, await fieldsAt(path))).toEqual(state);
  return changes.length;
}
