import { doc, getDoc } from 'firebase/firestore/lite';
import { switchCareer } from '@/data/career-writes';
import type { CommitKey } from '@/data/commit';
import {
  deleteContact,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contacts';
import { firestore } from '@/data/firestore';
import { saveDocument, storedVersion } from '@/data/whole-documents';
import type { StoredVersion, Written } from '@/domain/change';
import { CONTACT_STATUSES } from '@/domain/contact';
import { career, contact, service } from '../support/sample-documents';

export const SUBJECTS = ['careers', 'services', 'seoSettings', 'contacts'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** An id that the rules allow in each of these collections. */
export const ID = 'about';

const WHOLE = {
  careers: (words: string) => career({ title: words }),
  services: (words: string) => service({ slug: ID, name: words }),
  seoSettings: (words: string) => ({ page: ID, title: words, description: '', keywords: [] }),
};

/** What an administrator who has opened `known` does; `words` are stored by the moves that store any. */
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

/** Everything that administrators do with a document of a collection, except that they undo it. */
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
  const hide: Move = (key, { version }) => switchCareer(key, ID, false, version);
  return { save, saveAgain: save, remove, hide };
}

/** What is stored when the first administrator comes. */
export const initialOf = (collection: Subject) =>
  collection === 'contacts' ? contact({ message: 'Two lines\nof text 👩‍🚀' }) : undefined;

/** A document as the application opens it. */
export const openDocument = async (collection: string, id: string): Promise<StoredVersion> =>
  storedVersion(await getDoc(doc(firestore(), collection, id)));
