import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { recordId } from '../../src/domain/change';
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
 * src/collections/inquiry-changes.ts: adds a record, and removes the text of their notes from the history. Then removes
 * notes whose inquiries were erased in another way.
 */
export async function eraseDue(db: Firestore, now: Date): Promise<void> {
  const limit = Timestamp.fromDate(trashStart(now));
  const due = db.collection('deletedContacts').where('deletedAt', '<', limit).limit(PAGE_SIZE);
  let erased = 0;
  for (;;) {
    const { docs } = await due.get();
    if (docs.length === 0) break;
    const results = await Promise.all(docs.map(({ ref }) => eraseOne(db, ref, limit)));
    erased += results.filter(Boolean).length;
  }
  if (erased > 0)
    console.log(
      `Erased ${plural(erased, 'inquiry', 'inquiries')} deleted more than ${TRASH_DAYS} days ago.`,
    );
  await eraseLeftoverNotes(db);
}

/** @returns whether the inquiry was erased; it may have been restored or deleted again in the meantime */
function eraseOne(db: Firestore, trashed: DocumentReference, limit: Timestamp): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [stored, contact] = await transaction.getAll(trashed, db.doc(`contacts/${trashed.id}`));
    const deletedAt = stored?.get('deletedAt') as Timestamp | undefined;
    if (!stored || !deletedAt || deletedAt >= limit) return false;
    const ofContact = db
      .collection('changes')
      .where('collection', '==', 'contacts')
      .where('document', '==', trashed.id);
    const notes = contact?.exists ? [] : (await transaction.get(ofContact)).docs.filter(hasText);
    transaction.delete(trashed);
    for (const { ref } of notes) transaction.update(ref, WITHOUT_TEXT);
    const record = recordId('deletedContacts', trashed.id, randomId());
    transaction.create(db.doc(`changes/${record}`), {
      ...AUTHOR,
      collection: 'deletedContacts',
      document: trashed.id,
      at: FieldValue.serverTimestamp(),
      kind: 'delete',
      before: { status: (stored.get('status') as unknown) ?? null },
      after: null,
    });
    return true;
  });
}

const hasText = (record: QueryDocumentSnapshot) =>
  NOTES.some((field) => Boolean(record.get(field)));

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
