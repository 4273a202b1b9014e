import {
  collection,
  doc,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseContact, type Contact } from '@/collections/inquiries';
import { plainFields } from './documents';
import { firestore } from './firestore';

export const contactsCollection = () => collection(firestore(), 'contacts');

export const contactAt = (id: string): DocumentReference => doc(contactsCollection(), id);

export const deletedContactsCollection = () => collection(firestore(), 'deletedContacts');

export const deletedContactAt = (id: string) => doc(deletedContactsCollection(), id);

export function toContact(snapshot: DocumentSnapshot): Contact {
  return parseContact(snapshot.id, plainFields(snapshot));
}

/** Comparator for sort(): newest first, contacts without `createdAt` last. */
export function byNewest(a: Contact, b: Contact): number {
  return (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0);
}
