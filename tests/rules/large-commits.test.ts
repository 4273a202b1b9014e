import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { sample } from './collections';
import { newId, setUpRulesProject, YEARS_AGO, type Fields } from './environment';
import { logEntry } from './log-entries';

/** The largest action of the back office (design 14). */
const SIZE = 200;

const project = setUpRulesProject('large');

const contact = (changes: Fields) =>
  sample('contacts', { createdAt: YEARS_AGO, message: 'x'.repeat(1000), ...changes });

// For administrators, the rules look up one document, however many documents a commit has. 20 are allowed. The data
// tests change as many.
test.each([
  ['deletions', 'delete', 'contacts', 'deletedContacts', { deletedAt: serverTimestamp() }],
  ['restorations', 'create', 'deletedContacts', 'contacts', {}],
])(
  `one commit can have ${SIZE} %s of contacts with their log entries`,
  async (_label, kind, from, to, changes) => {
    const db = project().as.administrator;
    const ids = Array.from({ length: SIZE }, newId);
    await project().store(Object.fromEntries(ids.map((id) => [`${from}/${id}`, contact({})])));
    const before = kind === 'create' ? null : {};
    const after = kind === 'delete' ? null : { note: '…' };
    const batch = writeBatch(db);
    for (const id of ids) {
      const entry = { collection: 'contacts', document: id, kind, before, after, size: SIZE };
      batch.delete(doc(db, from, id));
      batch.set(doc(db, to, id), contact(changes));
      batch.set(doc(db, 'changes', id), logEntry(entry));
    }
    await batch.commit();
    for (const id of [ids[0], ids.at(-1)]) {
      expect(await project().stored(`changes/${id}`)).toMatchObject({ document: id });
      expect(await project().stored(`${to}/${id}`)).toMatchObject({ createdAt: YEARS_AGO });
      expect(await project().stored(`${from}/${id}`)).toBeNull();
    }
  },
);
