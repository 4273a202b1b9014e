import { FirebaseError, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  runTransaction,
  serverTimestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { put } from '../support/database';

const UID = 'second-administrator';
const EMAIL = 'second@example.com';

/**
 * Another administrator at the same time: src/data has one session. Writes a document in a transaction, with
 * its record, as often as it takes; null deletes it.
 */
export type Edit = (
  path: string,
  change: (fields: DocumentData) => DocumentData | null,
) => Promise<void>;

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
    const recorded = (fields: DocumentData | null) =>
      fields && isContact ? { status: fields['status'] as unknown } : fields;
    await runTransaction(db, async (transaction) => {
      const reference = doc(db, path);
      const before = (await transaction.get(reference)).data() ?? null;
      const changed = change(before ?? {});
      const after = changed && { ...changed, updatedAt: serverTimestamp() };
      if (after) transaction.set(reference, after);
      else transaction.delete(reference);
      const { id } = doc(collection(db, 'commits'));
      transaction.set(doc(db, 'commits', UID), { id });
      transaction.set(doc(db, 'changes', `${name}~${document}~${id}`), {
        collection: name,
        document,
        uid: UID,
        email: EMAIL,
        at: serverTimestamp(),
        before: recorded(before),
        after: recorded(after),
      });
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
