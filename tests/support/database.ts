import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { clear } from '../../scripts/samples/seed';

/* Test data in the emulators. The Admin SDK bypasses firestore.rules. */

export function adminApp() {
  const existing = getApps().find(({ name }) => name === '[DEFAULT]');
  return existing ?? initializeApp({ projectId: DEMO_PROJECT });
}

export function database() {
  return getFirestore(adminApp());
}

/** Deletes all documents and accounts in the emulators. */
export function resetDatabase(): Promise<void> {
  return clear(DEMO_PROJECT);
}

/** Deletes all documents but no accounts. */
export async function clearDocuments(): Promise<void> {
  const documents = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/${documents}`;
  const { ok, status } = await fetch(url, { method: 'DELETE' });
  if (!ok) throw new Error(`DELETE ${url} failed with status ${status}.`);
}

/** Writes a document, as in `put('careers/dba', { title: 'DBA' })`. createdAt and updatedAt default to now. */
export async function put(path: string, fields: Record<string, unknown>): Promise<void> {
  const now = Timestamp.now();
  await putExactly(path, { createdAt: now, updatedAt: now, ...fields });
}

/** Writes a document with these fields and no others. */
export async function putExactly(path: string, fields: Record<string, unknown>): Promise<void> {
  await database().doc(path).set(fields);
}

/** Writes `count` documents with the IDs many-00000, many-00001, and so on, each a minute older than the previous. */
export async function putMany(
  collection: string,
  count: number,
  fields: (index: number) => Record<string, unknown>,
): Promise<void> {
  const db = database();
  const newest = Date.UTC(2026, 0, 31);
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const date = Timestamp.fromMillis(newest - index * 60_000);
    const id = `many-${String(index).padStart(5, '0')}`;
    void writer.set(db.doc(`${collection}/${id}`), {
      createdAt: date,
      updatedAt: date,
      ...fields(index),
    });
  }
  await writer.close();
}

/** Changes fields of a document, as another client would. */
export async function change(path: string, fields: Record<string, unknown>): Promise<void> {
  await database().doc(path).update(fields);
}

/** Deletes a document, as another client would. */
export async function remove(path: string): Promise<void> {
  await database().doc(path).delete();
}

/** All documents of a collection, with their IDs. */
export async function stored(collection: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database().collection(collection).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}
