import { FirebaseError, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  runTransaction,
  serverTimestamp,
  type Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { put, resetDatabase } from '../support/database';
import { signInAsAdministrator } from './sign-in-as-administrator';

const UID = 'second-administrator';
const EMAIL = 'second@example.com';

/**
 * Another administrator at the same time: src/data has one session. Writes a document in a transaction, with
 * its record, as often as it takes; null deletes it. A contact changes its status or its note, is deleted into the
 * trash, or, where there is none, restored from there as `trashed`.
 * @returns the id of the record
 */
export type Edit = (
  path: string,
  change: (fields: DocumentData, trashed: DocumentData) => DocumentData | null,
) => Promise<string>;

/** Makes the second administrator, in the emulator's database. */
export async function secondAdministrator(): Promise<Edit> {
  await put(`admins/${UID}`, { email: EMAIL });
  const app = initializeApp({ projectId: DEMO_PROJECT }, crypto.randomUUID());
  const db = getFirestore(app);
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const auth_time = Math.floor(Date.now() / 1000);
  connectFirestoreEmulator(db, host, Number(port), {
    mockUserToken: { sub: UID, email: EMAIL, admin: true, auth_time },
  });
  const edit: Edit = async (path, change) => {
    const [name = '', document = ''] = path.split('/');
    const isContact = name === 'contacts';
    return runTransaction(db, async (transaction) => {
      const reference = doc(db, path);
      const trash = doc(db, 'deletedContacts', document);
      const before = (await transaction.get(reference)).data() ?? null;
      const inTrash = isContact ? (await transaction.get(trash)).data() : undefined;
      const { deletedAt, ...trashed } = inTrash ?? {};
      const changed = change(before ?? {}, trashed);
      const isRestored = isContact && !before && deletedAt;
      const after =
        changed && !isRestored
          ? {
              ...changed,
              ...(isContact && firstAnswer(before, changed)),
              updatedAt: serverTimestamp(),
            }
          : changed;
      if (after) transaction.set(reference, after);
      else transaction.delete(reference);
      if (isRestored) transaction.delete(trash);
      else if (isContact && !after)
        transaction.set(trash, { ...before, deletedAt: serverTimestamp() });
      const { id } = doc(collection(db, 'commits'));
      transaction.set(doc(db, 'commits', UID), { id });
      const record = `${name}~${document}~${id}`;
      transaction.set(doc(db, 'changes', record), {
        collection: name,
        document,
        uid: UID,
        email: EMAIL,
        at: serverTimestamp(),
        ...(isContact ? partsOfContact(before, after) : { before, after }),
      });
      return record;
    }).catch((error: unknown) => {
      // Someone else's write came first.
      if (error instanceof FirebaseError && error.code === 'permission-denied') {
        return edit(path, change);
      }
      throw error;
    });
  };
  return edit;
}

/** Empties the database and signs the first administrator in, whom src/data serves. Makes the second one. */
export async function twoAdministrators(): Promise<Edit> {
  await resetDatabase();
  await signInAsAdministrator();
  return secondAdministrator();
}

/** What the rules demand of a contact that leaves `new` for the first time. */
function firstAnswer(before: DocumentData | null, after: DocumentData): DocumentData {
  const isFirst = before?.['status'] === 'new' && after['status'] !== 'new';
  if (!isFirst || 'contactedAt' in before) return {};
  const minutes = (Date.now() - (before['createdAt'] as Timestamp).toMillis()) / 60_000;
  return { contactedAt: serverTimestamp(), responseMinutes: Math.floor(minutes) };
}

/** What a record holds of a contact. */
function partsOfContact(before: DocumentData | null, after: DocumentData | null) {
  const name = before && after && after['note'] !== before['note'] ? 'note' : 'status';
  const part = (fields: DocumentData | null) =>
    fields && { [name]: (fields[name] as unknown) ?? null };
  return { before: part(before), after: part(after) };
}
