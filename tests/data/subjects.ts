import { doc, getDoc } from 'firebase/firestore/lite';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { setCareerActive } from '@/data/career-writes';
import type { CommitKey } from '@/data/commit';
import {
  deleteContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contact-writes';
import { firestore } from '@/data/firestore';
import { saveDocument, storedVersion } from '@/data/whole-documents';
import type { StoredVersion, Written } from '@/domain/change';
import { career, contact, service } from '../support/sample-documents';

export const SUBJECTS = ['careers', 'services', 'seoSettings', 'contacts'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** An ID that the rules allow in each of these collections. */
export const ID = 'about';

const WHOLE = {
  careers: (words: string) => career({ title: words }),
  services: (words: string) => service({ slug: ID, name: words }),
  seoSettings: (words: string) => ({ page: ID, title: words, description: '', keywords: [] }),
};

/** An action by an administrator who has opened the version `known`. Some actions save `words` as text. */
export type Move = (key: CommitKey, known: StoredVersion, words: string) => Promise<Written>;

const textOf = (known: StoredVersion, field: string) => String(known.fields?.[field] ?? '');

const setStatus =
  (steps: number): Move =>
  (key, known) => {
    const status = textOf(known, 'status');
    const index = CONTACT_STATUSES.findIndex((other) => other === status);
    const next = CONTACT_STATUSES[(index + steps) % CONTACT_STATUSES.length] ?? '';
    return updateContactStatus(key, ID, next, status);
  };

/** Returns every action, except undo, that an administrator can take on a document in this collection. */
export function movesOf(collection: Subject): Record<string, Move> {
  if (collection === 'contacts') {
    return {
      nextStatus: setStatus(1),
      otherStatus: setStatus(2),
      note: (key, known, words) => updateContactNote(key, ID, words, textOf(known, 'note')),
      delete: (key) => deleteContact(key, ID),
      restore: (key) => restoreContact(key, ID),
    };
  }
  const place = { collection, id: ID };
  const save: Move = (key, { version }, words) =>
    saveDocument(key, place, version, () => WHOLE[collection](words));
  const remove: Move = (key, { version }) => saveDocument(key, place, version, () => null);
  if (collection !== 'careers') return { save, saveAgain: save, remove };
  const hide: Move = (key, { version }) => setCareerActive(key, ID, false, version);
  return { save, saveAgain: save, remove, hide };
}

/** Returns the initial fields of the document, or undefined if the test starts without it. */
export const initialOf = (collection: Subject) =>
  collection === 'contacts' ? contact({ message: 'Two lines\nof text 👩‍🚀' }) : undefined;

/** Reads the stored version of a document the way the application does. */
export const openDocument = async (collection: string, id: string): Promise<StoredVersion> =>
  storedVersion(await getDoc(doc(firestore(), collection, id)));
