import { doc, serverTimestamp, writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { sample } from './collections';
import { newId, setUpRulesProject, YEARS_AGO, type Fields } from './environment';
import { logEntry } from './log-entries';

/** The largest action of the back office (design 14). */
const SIZE = 200;

const project = setUpRulesProject('commits');

const contact = (changes: Fields = {}) =>
  sample('contacts', { createdAt: YEARS_AGO, message: 'x'.repeat(1000), ...changes });

type Add = (batch: WriteBatch, id: string) => void;

const at = (collection: string, id: string) => doc(project().as.administrator, collection, id);

/** Actions on a contact, with the collection in which it is stored before. */
const ACTIONS: [label: string, from: string, kind: string, to: string, add: Add][] = [
  [
    'changes',
    'contacts',
    'update',
    'contacts',
    (batch, id) => {
      const reply = { status: 'contacted', contactedAt: serverTimestamp() };
      batch.set(at('contacts', id), contact(reply));
    },
  ],
  [
    'deletions',
    'contacts',
    'delete',
    'deletedContacts',
    (batch, id) => {
      batch.delete(at('contacts', id));
      batch.set(at('deletedContacts', id), contact({ deletedAt: serverTimestamp() }));
    },
  ],
  [
    'restorations',
    'deletedContacts',
    'create',
    'contacts',
    (batch, id) => {
      batch.set(at('contacts', id), contact());
      batch.delete(at('deletedContacts', id));
    },
  ],
];

// For administrators, the rules look up one document, however many documents a commit has. 20 are allowed.
test.each(ACTIONS)(
  `one commit can have ${SIZE} %s of contacts with their log entries`,
  async (_label, from, kind, to, add) => {
    const ids = Array.from({ length: SIZE }, newId);
    await project().store(Object.fromEntries(ids.map((id) => [`${from}/${id}`, contact()])));
    const batch = writeBatch(project().as.administrator);
    const before = kind === 'create' ? null : {};
    const after = kind === 'delete' ? null : {};
    for (const id of ids) {
      add(batch, id);
      const entry = { collection: 'contacts', document: id, kind, before, after, size: SIZE };
      batch.set(at('changes', id + kind), logEntry(entry));
    }
    await batch.commit();
    for (const id of [ids[0], ids.at(-1)]) {
      expect(await project().stored(`changes/${id}${kind}`)).toMatchObject({ document: id });
      expect(await project().stored(`${to}/${id}`)).not.toBeNull();
      if (to !== from) expect(await project().stored(`${from}/${id}`)).toBeNull();
    }
  },
);
