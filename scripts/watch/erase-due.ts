import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { randomId } from '../../src/domain/random-id';
import { TRASH_DAYS, trashStart } from '../../src/domain/trash';
import { plural } from '../../src/lib/plural';

/** As many as the back office erases in one commit (src/back-office/run/use-run.ts). */
const PAGE_SIZE = 200;
/** The author in the history. */
const AUTHOR = { uid: 'watch', email: 'npm run watch' };

/** Erases the inquiries whose time in the trash is over, as the back office does, with an entry for each in the history. */
export async function eraseDue(db: Firestore, now: Date): Promise<void> {
  const limit = Timestamp.fromDate(trashStart(now));
  const action = randomId();
  let erased = 0;
  for (let part = 0, found = PAGE_SIZE; found === PAGE_SIZE; part += 1) {
    found = await erasePage(db, limit, `${action}~${part}`);
    erased += found;
  }
  const inquiries = plural(erased, 'inquiry', 'inquiries');
  if (erased > 0) console.log(`Erased ${inquiries} deleted more than ${TRASH_DAYS} days ago.`);
}

/** Erases at most PAGE_SIZE inquiries. Returns their number. */
function erasePage(db: Firestore, limit: Timestamp, key: string): Promise<number> {
  const due = db.collection('deletedContacts').where('deletedAt', '<', limit).limit(PAGE_SIZE);
  // The transaction reads the query, so an inquiry that someone restores in the meantime stays.
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(due);
    for (const [index, trashed] of docs.entries()) {
      transaction.delete(trashed.ref);
      transaction.create(db.doc(`changes/${key}~${index}`), {
        ...AUTHOR,
        collection: 'deletedContacts',
        document: trashed.id,
        at: FieldValue.serverTimestamp(),
        kind: 'delete',
        before: { status: (trashed.get('status') as unknown) ?? null },
        after: null,
        action: key.split('~')[0],
        size: docs.length,
      });
    }
    return docs.length;
  });
}
