import {
  collection,
  doc,
  documentId,
  getDoc,
  orderBy,
  query,
  Timestamp,
  where,
  type DocumentSnapshot,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import {
  OPEN_STATUSES,
  parseContact,
  parseDeletedContact,
  type Contact,
  type ContactOrder,
} from '@/collections/inquiries';
import type { ContactCollection } from '@/collections/inquiry-changes';
import { normalizeEmail } from '@/domain/email-address';
import { trashStart } from '@/domain/trash';
import {
  countDocuments,
  isDocumentId,
  plainFields,
  readFirst,
  readPage,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';

/** `email` and `idStart` can't be combined with other filters: there is no index for that. */
export interface ContactListing {
  in?: ContactCollection | undefined;
  order?: ContactOrder | undefined;
  status?: string | undefined;
  /** With the status `new` or `contacted`. A list can't combine this with `service`, as Firestore merges no `in`. */
  isOpen?: boolean | undefined;
  /** An email address; '' for nobody, which a query can't find, so lists filter in the browser (filter-contacts.ts). */
  assignee?: string | undefined;
  /** For the assignee '': who is an administrator, if known. What is assigned to anyone else is nobody's. */
  administrators?: readonly string[] | undefined;
  /** '' for inquiries without a service. */
  service?: string | undefined;
  /** False leaves out what is marked as spam: from counts here, from lists in the browser (filter-contacts.ts). */
  isSpam?: boolean | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  email?: string | undefined;
  idStart?: string | undefined;
}

const contactsIn = (place: ContactCollection) => collection(firestore(), place);

export function toContact(snapshot: DocumentSnapshot): Contact {
  const isDeleted = snapshot.ref.parent.id === 'deletedContacts';
  return (isDeleted ? parseDeletedContact : parseContact)(snapshot.id, plainFields(snapshot));
}

/** Largest code point: upper bound of a prefix range. */
const LAST_CHARACTER = '\u{10ffff}';

function contacts(listing: ContactListing, ...order: QueryConstraint[]) {
  const { status, isOpen, assignee, service, isSpam, from, before, email, idStart } = listing;
  return query(
    contactsIn(listing.in ?? 'contacts'),
    ...(status === undefined ? [] : [where('status', '==', status)]),
    ...(isOpen ? [where('status', 'in', OPEN_STATUSES)] : []),
    ...(assignee ? [where('assignee', '==', assignee)] : []),
    ...(service === undefined ? [] : [where('service', '==', service)]),
    ...(isSpam ? [where('isSpam', '==', true)] : []),
    ...(email === undefined ? [] : [where('email', '==', normalizeEmail(email))]),
    ...(from ? [where('createdAt', '>=', Timestamp.fromDate(from))] : []),
    ...(before ? [where('createdAt', '<', Timestamp.fromDate(before))] : []),
    ...(idStart === undefined
      ? []
      : [where(documentId(), '>=', idStart), where(documentId(), '<', idStart + LAST_CHARACTER)]),
    ...order,
  );
}

/**
 * The trash is sorted by deletedAt unless filtered by date. With `email` or `idStart`, each page is sorted on its own,
 * undated last.
 */
export async function listContacts(range: PageRange & ContactListing): Promise<Page<Contact>> {
  const { order, email, idStart, from, before } = range;
  const date = range.in === 'deletedContacts' && !from && !before ? 'deletedAt' : 'createdAt';
  // A search by email isn't sorted: orderBy would skip inquiries without a date, and erasing a person's data must find
  // them all.
  const isSorted = email === undefined && idStart === undefined;
  const sorted = isSorted ? [orderBy(date, order === 'oldest' ? 'asc' : 'desc')] : [];
  const page = await readPage(contacts(range, ...sorted), range, toContact);
  if (!isSorted) page.items.sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
  return page;
}

export function listNewestContacts(size: number): Promise<Contact[]> {
  return readFirst(contacts({}, orderBy('createdAt', 'desc')), size, toContact);
}

export async function countContacts(listing: ContactListing = {}): Promise<number> {
  if (listing.isOpen) {
    const counts = OPEN_STATUSES.map((status) =>
      countContacts({ ...listing, status, isOpen: false }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }
  // With dates, sorted like the lists, to use the same index.
  const order = listing.from || listing.before ? [orderBy('createdAt', 'desc')] : [];
  const listed = contacts(listing, ...order);
  return listing.isSpam === false ? countWithoutSpam(listed) : countDocuments(listed);
}

/** Not a query with `!=`, because it would not find contacts without the field. */
const countWithoutSpam = (source: Query) =>
  countWithout(source, where('isSpam', '==', true), countDocuments);

async function countWithout(
  source: Query,
  excluded: QueryConstraint,
  count: (source: Query) => Promise<number>,
): Promise<number> {
  const [all, others] = await Promise.all([count(source), count(query(source, excluded))]);
  return all - others;
}

const MAX_FOLLOW_UPS = 200;

const followUps = (today: string) =>
  query(contactsIn('contacts'), where('followUpOn', '<=', today));

/** The earliest MAX_FOLLOW_UPS until `today`, including spam and new inquiries, whose `followUpOn` is read as ''. */
export const listFollowUps = (today: string): Promise<Contact[]> =>
  readFirst(query(followUps(today), orderBy('followUpOn')), MAX_FOLLOW_UPS, toContact);

/** Without spam and without new inquiries, which have no follow-up until they get a reply. */
export const countFollowUps = (today: string) =>
  countWithout(followUps(today), where('status', '==', 'new'), countWithoutSpam);

const dueDeleted = (now: Date) =>
  query(
    contactsIn('deletedContacts'),
    where('deletedAt', '<', Timestamp.fromDate(trashStart(now))),
  );

export function countDueDeleted(now: Date): Promise<number> {
  return countDocuments(dueDeleted(now));
}

export function listDueDeleted(now: Date, size: number): Promise<Contact[]> {
  return readFirst(dueDeleted(now), size, toContact);
}

interface ContactSpan {
  from: Date | null;
  to: Date | null;
}

/** When the first and the last of these contacts were sent; null if there are none. */
export async function contactSpan(listing: ContactListing): Promise<ContactSpan> {
  const [oldest, newest] = await Promise.all([
    listContacts({ ...listing, order: 'oldest', size: 1 }),
    listContacts({ ...listing, order: 'newest', size: 1 }),
  ]);
  const dateOf = ({ items }: Page<Contact>) => items[0]?.createdAt ?? null;
  return { from: dateOf(oldest), to: dateOf(newest) };
}

/** One contact, or null if there is none. The ID may come from a URL and be invalid. */
export async function getContact(id: string): Promise<Contact | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await getDoc(doc(contactsIn('contacts'), id));
  return snapshot.exists() ? toContact(snapshot) : null;
}
