import { doc, getDoc } from 'firebase/firestore/lite';
import { fieldUpdate, replacement, type Change, type DocumentChange } from '@/collections/change';
import { deletion, noteChange, restoration, statusChange } from '@/collections/inquiry-changes';
import { CONTACT_STATUSES } from '@/collections/inquiries';
import { storedVersion } from '@/data/documents';
import { firestore } from '@/data/firestore';
import type { StoredVersion } from '@/domain/change';
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

/** What an administrator who has opened the version `known` changes. Some moves save `words` as text. */
type Move = (known: StoredVersion, words: string) => readonly [DocumentChange, ...DocumentChange[]];

const textOf = (known: StoredVersion, field: string) => String(known.fields?.[field] ?? '');

const setStatus =
  (steps: number): Move =>
  (known) => {
    const status = textOf(known, 'status');
    const index = CONTACT_STATUSES.findIndex((other) => other === status);
    const next = CONTACT_STATUSES[(index + steps) % CONTACT_STATUSES.length] ?? '';
    return [statusChange(ID, next, status)];
  };

/** Returns every action, except undo, that an administrator can take on a document in this collection. */
export function movesOf(collection: Subject): Record<string, Move> {
  if (collection === 'contacts') {
    return {
      nextStatus: setStatus(1),
      otherStatus: setStatus(2),
      note: (known, words) => [noteChange(ID, words, textOf(known, 'note'))],
      delete: () => deletion(ID),
      restore: () => restoration(ID),
    };
  }
  const save: Move = ({ version }, words) => [
    replacement(collection, ID, version, WHOLE[collection](words)),
  ];
  const remove: Move = ({ version }) => [replacement(collection, ID, version, null)];
  if (collection !== 'careers') return { save, saveAgain: save, remove };
  const hide: Move = ({ version }) => [fieldUpdate(collection, ID, version, { isActive: false })];
  return { save, saveAgain: save, remove, hide };
}

/** The change that a move makes to the document. */
export function changeOfMove(
  collection: Subject,
  move: string,
  known: StoredVersion,
  words: string,
): Change {
  const documents = movesOf(collection)[move]?.(known, words);
  if (!documents) throw new Error(`There is no move “${move}” in ${collection}.`);
  return { collection, id: ID, documents };
}

/** Returns the initial fields of the document, or undefined if the test starts without it. */
export const initialOf = (collection: Subject) =>
  collection === 'contacts' ? contact({ message: 'Two lines\nof text 👩‍🚀' }) : undefined;

/** Reads the stored version of a document the way the application does. */
export const openDocument = async (collection: string, id: string): Promise<StoredVersion> =>
  storedVersion(await getDoc(doc(firestore(), collection, id)));
