import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Contact, ContactStatus } from '@/domain/contact';
import { parseContact, type ContactInput } from '@/domain/contact-schema';
import {
  countDocuments,
  plainFields,
  readFirst,
  readPage,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';
import { transact } from './transactions';

function toContact(snapshot: DocumentSnapshot): Contact {
  return parseContact(snapshot.id, plainFields(snapshot));
}

function contacts(status?: ContactStatus) {
  const filter = status ? [where('status', '==', status)] : [];
  return query(collection(firestore(), 'contacts'), ...filter);
}

function newestFirst(status?: ContactStatus) {
  return query(contacts(status), orderBy('createdAt', 'desc'));
}

/** One page of contacts, newest first (spec 7), optionally of one status. */
export function listContacts(
  range: PageRange & { status?: ContactStatus | undefined },
): Promise<Page<Contact>> {
  return readPage(newestFirst(range.status), range, toContact);
}

/** At most `size` contacts, newest first. */
export function listNewestContacts(size: number): Promise<Contact[]> {
  return readFirst(newestFirst(), size, toContact);
}

/** Number of contacts, optionally of one status. */
export function countContacts(status?: ContactStatus): Promise<number> {
  return countDocuments(contacts(status));
}

/** Stores a contact (spec 7) under the given id; the same content may be sent again for an hour (design 5). */
export async function createContact(id: string, contact: ContactInput): Promise<string> {
  const reference = doc(firestore(), 'contacts', id);
  const now = serverTimestamp();
  const fields = { ...contact, status: 'new', updatedAt: now };
  try {
    await setDoc(reference, { ...fields, createdAt: now });
  } catch (error) {
    // Refused where an earlier attempt, whose response was lost, has stored it: createdAt must stay.
    if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') throw error;
    await updateDoc(reference, fields);
  }
  return id;
}

/** Sets any status, in any order (spec 4, 7). */
export async function updateContactStatus(id: string, status: ContactStatus): Promise<void> {
  const reference = doc(firestore(), 'contacts', id);
  await transact(async ({ get, change }) => change(await get(reference), { status }));
}
