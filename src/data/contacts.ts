import { collection, getDoc, orderBy, query, Timestamp, where } from 'firebase/firestore/lite';
import {
  parseDeletedContact,
  type Contact,
  type ContactOrder,
  type ContactStatus,
  type DeletedContact,
} from '@/collections/inquiries';
import type { ContactCollection } from '@/collections/inquiry-changes';
import { trashStart } from '@/domain/trash';
import { byNewest, contactAt, deletedContactsCollection, toContact } from './contact-documents';
import {
  countDocuments,
  plainFields,
  readFirst,
  readPage,
  type Page,
  type PageRange,
} from './documents';
import { emailSpellings } from './email-spellings';
import { firestore } from './firestore';

/** By status, spam, and dates, or by email: there is no index for both. */
export type ContactFilter =
  | {
      status?: ContactStatus | undefined;
      isSpam?: true;
      email?: undefined;
      from?: Date;
      before?: Date;
    }
  | { email: string; status?: undefined; isSpam?: undefined; from?: undefined; before?: undefined };

function contacts(
  { status, isSpam, email, from, before }: ContactFilter = {},
  collectionId: ContactCollection = 'contacts',
) {
  return query(
    collection(firestore(), collectionId),
    ...(status ? [where('status', '==', status)] : []),
    ...(isSpam ? [where('isSpam', '==', true)] : []),
    ...(email ? [where('email', 'in', emailSpellings(email))] : []),
    ...(from ? [where('createdAt', '>=', Timestamp.fromDate(from))] : []),
    ...(before ? [where('createdAt', '<', Timestamp.fromDate(before))] : []),
  );
}

export type ContactListing = ContactFilter & {
  in?: ContactCollection | undefined;
  order?: ContactOrder | undefined;
};

/** A page of contacts. With `email`, each page is sorted, undated last. */
export async function listContacts(range: PageRange & ContactListing): Promise<Page<Contact>> {
  const direction = range.order === 'oldest' ? 'asc' : 'desc';
  // orderBy skips documents without the field, but erasing a person's data must find all of them.
  const order = range.email ? [] : [orderBy('createdAt', direction)];
  const source = query(contacts(range, range.in), ...order);
  const page = await readPage(source, range, toContact);
  if (range.email) page.items.sort(byNewest);
  return page;
}

export function listDeletedContacts(range: PageRange): Promise<Page<DeletedContact>> {
  const source = query(deletedContactsCollection(), orderBy('deletedAt', 'desc'));
  return readPage(source, range, (snapshot) =>
    parseDeletedContact(snapshot.id, plainFields(snapshot)),
  );
}

export async function listByEmail(
  from: ContactCollection,
  email: string,
  size: number,
): Promise<Contact[]> {
  const matching = where('email', 'in', emailSpellings(email));
  return readFirst(query(collection(firestore(), from), matching), size, toContact);
}

export function listNewestContacts(size: number): Promise<Contact[]> {
  return readFirst(query(contacts(), orderBy('createdAt', 'desc')), size, toContact);
}

export function countContacts(
  filter: ContactFilter = {},
  from?: ContactCollection,
): Promise<number> {
  // With dates, sorted like the lists, to use the same index.
  const order = filter.from || filter.before ? [orderBy('createdAt', 'desc')] : [];
  return countDocuments(query(contacts(filter, from), ...order));
}

/** Counts contacts that are not marked as spam. */
export async function countWithoutSpam(filter: Exclude<ContactFilter, { email: string }>) {
  const counted = [filter, { ...filter, isSpam: true as const }].map((each) => countContacts(each));
  const [all = 0, spam = 0] = await Promise.all(counted);
  return all - spam;
}

/** Deleted contacts whose time in the trash is over. */
const dueDeleted = (now: Date) =>
  query(deletedContactsCollection(), where('deletedAt', '<', Timestamp.fromDate(trashStart(now))));

export function countDueDeleted(now: Date): Promise<number> {
  return countDocuments(dueDeleted(now));
}

export function listDueDeleted(now: Date, size: number): Promise<Contact[]> {
  return readFirst(dueDeleted(now), size, toContact);
}

export interface ContactSpan {
  count: number;
  from: Date | null;
  to: Date | null;
}

export async function contactSpan(
  filter: ContactFilter,
  from?: ContactCollection,
): Promise<ContactSpan> {
  const [count, oldest, newest] = await Promise.all([
    countContacts(filter, from),
    listContacts({ ...filter, in: from, order: 'oldest', size: 1 }),
    listContacts({ ...filter, in: from, order: 'newest', size: 1 }),
  ]);
  const dateOf = ({ items }: Page<Contact>) => items[0]?.createdAt ?? null;
  return { count, from: dateOf(oldest), to: dateOf(newest) };
}

/** One contact, or null if there is none. The ID may come from a URL and be invalid. */
export async function getContact(id: string): Promise<Contact | null> {
  if (!id || id.includes('/')) return null;
  const snapshot = await getDoc(contactAt(id));
  return snapshot.exists() ? toContact(snapshot) : null;
}
