import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { database } from '../support/database';

/** The recorded changes of a document, in no particular order. */
async function changesOf(path: string): Promise<DocumentData[]> {
  const [collection, document] = path.split('/');
  const { docs } = await database()
    .collection('changes')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .get();
  return docs.map((change) => change.data());
}

/** What a record holds of a document: of contacts the status only. */
function recorded(path: string, fields: DocumentData | undefined): DocumentData | null {
  if (!fields) return null;
  return path.startsWith('contacts/') ? { status: fields['status'] as unknown } : fields;
}

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
  const remaining = [...changes].sort((a, b) => ((a['at'] as Date) > b['at'] ? 1 : -1));
  let state = recorded(path, initial);
  while (remaining.length > 0) {
    const next = remaining.findIndex((change) => isDeepStrictEqual(change['before'], state));
    expect(next, `a record of ${path} that starts from ${JSON.stringify(state)}`).not.toBe(-1);
    state = (remaining.splice(next, 1)[0]?.['after'] as DocumentData | undefined) ?? null;
  }
  expect(recorded(path, await fieldsAt(path))).toEqual(state);
  return changes.length;
}
