import {
  collection,
  doc,
  documentId,
  getDocs,
  query,
  where,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseContact, parseDeletedContact, type Contact } from '@/collections/inquiries';
import type { ContactCollection } from '@/collections/inquiry-changes';
import { plainFields } from './documents';
import { firestore } from './firestore';

export const contactsIn = (place: ContactCollection) => collection(firestore(), place);

export const contactRef = (id: string, place: ContactCollection = 'contacts'): DocumentReference =>
  doc(contactsIn(place), id);

export function toContact(snapshot: DocumentSnapshot): Contact {
  const isDeleted = snapshot.ref.parent.id === 'deletedContacts';
  return (isDeleted ? parseDeletedContact : parseContact)(snapshot.id, plainFields(snapshot));
}

/** Firestore's limit for `in`. */
const MAX_IDS = 30;

export async function contactsWithIds(place: ContactCollection, ids: string[]): Promise<Contact[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const found = await Promise.all(
    chunks.map((chunk) => getDocs(query(contactsIn(place), where(documentId(), 'in', chunk)))),
  );
  return found.flatMap(({ docs }) => docs.map(toContact));
}
