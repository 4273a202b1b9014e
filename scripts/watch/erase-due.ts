import {
  FieldValue,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { recordId } from '../../src/collections/recorded-change';
import { randomId } from '../../src/domain/random-id';
import { TRASH_DAYS, trashStart } from '../../src/domain/trash';
import { plural } from '../../src/lib/plural';

const PAGE_SIZE = 20;
/** The author in the history. */
const AUTHOR = { uid: 'watch', email: 'npm run watch' };
const WITHOUT_TEXT = { before: { note: null }, after: { note: null } };
const NOTES = ['before.note', 'after.note'];

/**
 * Erases the inquiries whose time in the trash is over, with the same writes as `erasure` in
 * src/collections/inquiry-changes.ts. Then removes notes whose inquiries were erased in another way.
 */
export async function eraseDue(db: Firestore, now: Date): Promise<void> {
  const limit = Timestamp.fromDate(trashStart(now));
  const due = db.collection('deletedContacts').where('deletedAt', '<', limit).limit(PAGE_SIZE);
  let erased = 0;
  for (;;) {
    const { docs } = await due.get();
    if (docs.length === 0) break;
    // One after another, because parallel transactions wait for each other's locks on the history.
    for (const { id } of docs) erased += Number(await eraseOne(db, id, limit));
  }
  const inquiries = plural(erased, 'inquiry', 'inquiries');
  if (erased > 0) console.log(`Erased ${inquiries} deleted more than ${TRASH_DAYS} days ago.`);
  await eraseLeftoverNotes(db);
}

/** Removes an inquiry and the text of its notes, and adds a record, unless it was restored or deleted again. */
function eraseOne(db: Firestore, id: string, limit: Timestamp): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const trashed = db.doc(`deletedContacts/${id}`);
    const [stored, contact] = await transaction.getAll(trashed, db.doc(`contacts/${id}`));
    const deletedAt = stored?.get('deletedAt') as Timestamp | undefined;
    if (!stored || !deletedAt || deletedAt >= limit) return false;
    const changes = db.collection('changes').where('collection', '==', 'contacts');
    const records = contact?.exists
      ? []
      : (await transaction.get(changes.where('document', '==', id))).docs;
    const notes = records.filter((record) => NOTES.some((field) => record.get(field)));
    transaction.delete(trashed);
    for (const { ref } of notes) transaction.update(ref, WITHOUT_TEXT);
    transaction.create(db.doc(`changes/${recordId('deletedContacts', id, randomId())}`), {
      ...AUTHOR,
      collection: 'deletedContacts',
      document: id,
      at: FieldValue.serverTimestamp(),
      kind: 'delete',
      before: { status: (stored.get('status') as unknown) ?? null },
      after: null,
    });
    return true;
  });
}

async function eraseLeftoverNotes(db: Firestore): Promise<void> {
  const changes = db.collection('changes');
  const found = await Promise.all(NOTES.map((field) => changes.where(field, '>', '').get()));
  const records = found
    .flatMap(({ docs }) => docs)
    .filter((record) => record.get('collection') === 'contacts');
  const contactOf = (record: QueryDocumentSnapshot) => String(record.get('document'));
  for (const id of new Set(records.map(contactOf))) {
    const notes = records.filter((record) => contactOf(record) === id);
    await db.runTransaction(async (transaction) => {
      const places = [db.doc(`contacts/${id}`), db.doc(`deletedContacts/${id}`)];
      const stored = await transaction.getAll(...places);
      if (stored.some(({ exists }) => exists)) return;
      for (const { ref } of notes) transaction.update(ref, WITHOUT_TEXT);
    });
  }
}
