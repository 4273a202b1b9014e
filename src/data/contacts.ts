import type { DocumentSnapshot } from 'firebase/firestore/lite';
import type { Contact, ContactStatus } from '@/domain/contact';
import { parseContact, type ContactInput } from '@/domain/contact-schema';
import { read, write } from './deadline';
import {
  countDocuments,
  plainFields,
  readFirst,
  readPage,
  readPageAgain,
  readUndated,
  type Page,
  type PageCursor,
} from './documents';
import { loadFirestore } from './firebase';

function toContact(snapshot: DocumentSnapshot): Contact {
  return parseContact(snapshot.id, plainFields(snapshot));
}

async function contactsQuery(status?: ContactStatus) {
  const { db, collection, orderBy, query, where } = await loadFirestore();
  const filter = status ? [where('status', '==', status)] : [];
  return {
    all: query(collection(db, 'contacts'), ...filter),
    newestFirst: query(collection(db, 'contacts'), ...filter, orderBy('createdAt', 'desc')),
  };
}

/** One page of contacts, newest first (spec 7), optionally those of one status. */
export function listContacts(options: {
  status?: ContactStatus | undefined;
  size: number;
  cursor?: PageCursor | null;
}): Promise<Page<Contact>> {
  return read(async () => {
    const { newestFirst } = await contactsQuery(options.status);
    return readPage(newestFirst, options.size, options.cursor ?? null, toContact);
  });
}

/** Loads a page that `listContacts` gave again: from its own cursor (`start`) to its `next` (`end`). */
export function listContactsAgain(options: {
  status?: ContactStatus | undefined;
  size: number;
  start: PageCursor | null;
  end: PageCursor | null;
}): Promise<Page<Contact>> {
  return read(async () => {
    const { newestFirst } = await contactsQuery(options.status);
    return readPageAgain(newestFirst, options.size, options, toContact);
  });
}

/** The newest contacts, at most `size`, and no document more is read. */
export function listNewestContacts(size: number): Promise<Contact[]> {
  return read(async () => readFirst((await contactsQuery()).newestFirst, size, toContact));
}

/** Number of contacts, optionally of one status. */
export function countContacts(status?: ContactStatus): Promise<number> {
  return read(async () => countDocuments((await contactsQuery(status)).all));
}

/** Number of contacts that a list by date can show: those with any `createdAt`. */
export function countDatedContacts(status?: ContactStatus): Promise<number> {
  return read(async () => countDocuments((await contactsQuery(status)).newestFirst));
}

/** The `expected` contacts that have no `createdAt`; reads through all until they are found. */
export async function listUndatedContacts(
  expected: number,
  status?: ContactStatus,
): Promise<Contact[]> {
  return readUndated((await contactsQuery(status)).all, expected, toContact);
}

/**
 * Stores a contact (spec 7) under an id made by the caller and kept until success: a repeated send of the
 * same words never makes a second contact (design 4).
 * @returns the id
 */
export function createContact(id: string, contact: ContactInput): Promise<string> {
  return write(async () => {
    const { db, doc, serverTimestamp, setDoc } = await loadFirestore();
    const now = serverTimestamp();
    await setDoc(doc(db, 'contacts', id), {
      ...contact,
      status: 'new',
      createdAt: now,
      updatedAt: now,
    });
    return id;
  });
}

/** Sets the status of a contact (spec 7); any of the three, in any order (spec 4). */
export function updateContactStatus(id: string, status: ContactStatus): Promise<void> {
  return write(async () => {
    const { db, doc, serverTimestamp, updateDoc } = await loadFirestore();
    await updateDoc(doc(db, 'contacts', id), { status, updatedAt: serverTimestamp() });
  });
}
