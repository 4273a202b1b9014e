import {
  collection,
  getDocs,
  query,
  runTransaction,
  where,
  type DocumentSnapshot,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { contactRef, contactsWithIds } from './contact-documents';
import { firestore } from './firestore';

/* The text of notes in the history, which must not outlive its inquiry (design 12). */

const changesWhere = async (...constraints: QueryConstraint[]) =>
  (await getDocs(query(collection(firestore(), 'changes'), ...constraints))).docs;

export async function noteRecords(id: string): Promise<DocumentSnapshot[]> {
  const records = await changesWhere(
    where('collection', '==', 'contacts'),
    where('document', '==', id),
  );
  return records.filter((record) =>
    ['before.note', 'after.note'].some((field) => Boolean(record.get(field))),
  );
}

export const withoutText = (record: DocumentSnapshot) => ({
  ...record.data(),
  before: { note: null },
  after: { note: null },
});

/** IDs of contacts that no longer exist but whose notes are still in the history. */
async function findLeftoverNotes(): Promise<string[]> {
  const records = await Promise.all(
    ['before.note', 'after.note'].map((field) => changesWhere(where(field, '>', ''))),
  );
  const contacts = records.flat().filter((record) => record.get('collection') === 'contacts');
  const ids = [...new Set(contacts.map((record) => String(record.get('document'))))];
  // Reads `contacts` last, so that a contact restored between the queries doesn't look erased.
  const deleted = await contactsWithIds('deletedContacts', ids);
  const existing = new Set(
    [...deleted, ...(await contactsWithIds('contacts', ids))].map(({ id }) => id),
  );
  return ids.filter((id) => !existing.has(id));
}

export async function eraseLeftoverNotes(signal: AbortSignal): Promise<void> {
  for (const id of await findLeftoverNotes()) {
    signal.throwIfAborted();
    await runTransaction(firestore(), async (transaction) => {
      const places = [contactRef(id), contactRef(id, 'deletedContacts')];
      const stored = await Promise.all(places.map((place) => transaction.get(place)));
      if (stored.some((place) => place.exists())) return;
      for (const record of await noteRecords(id)) transaction.set(record.ref, withoutText(record));
    });
  }
}
