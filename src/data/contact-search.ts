import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { max } from 'date-fns';
import type { Contact } from '@/collections/inquiries';
import { CONTACT_COLLECTIONS, type ContactCollection } from '@/collections/inquiry-changes';
import { contactsWithIds, toContact } from './contact-documents';
import { firestore } from './firestore';

export interface ContactChanges {
  /** Dates of the newest recorded change and of the newest contact read so far. */
  at: Date;
  createdAt: Date;
  /** The contacts that have changed or are new; null if they are no longer in the collection. */
  contacts: ReadonlyMap<string, Contact | null>;
  /** Whether a read reached its limit, so that another one must follow. */
  hasMore: boolean;
}

const MAX_READ = 500;
/** Queries may find a document only some time after its date. */
const LATE_MS = 10_000;

/** Reads newer contacts and the documents of newer records in `changes`, at most MAX_READ of each. */
export async function readContactChanges(
  place: ContactCollection,
  known: ContactChanges,
): Promise<ContactChanges> {
  // Only the first of several reads goes back, or the next one might read the same documents.
  const late = known.hasMore ? 0 : LATE_MS;
  const since = (name: string, field: 'at' | 'createdAt') =>
    getDocs(
      query(
        collection(firestore(), name),
        where(field, '>=', Timestamp.fromMillis(known[field].getTime() - late)),
        orderBy(field),
        limit(MAX_READ),
      ),
    );
  const records = (await since('changes', 'at')).docs;
  const ids = records
    .filter((record) => CONTACT_COLLECTIONS.some((name) => name === record.get('collection')))
    .map((record) => String(record.get('document')));
  const changed = [...new Set(ids)];
  const [found, added] = await Promise.all([
    contactsWithIds(place, changed),
    place === 'contacts' ? since(place, 'createdAt') : undefined,
  ]);
  const created = added?.docs.map(toContact) ?? [];
  return {
    at: max([known.at, dateIn(records.at(-1)?.get('at'), known.at)]),
    createdAt: max([known.createdAt, created.at(-1)?.createdAt ?? known.createdAt]),
    contacts: new Map([
      ...known.contacts,
      ...changed.map((id) => [id, null] as const),
      ...[...found, ...created].map((contact) => [contact.id, contact] as const),
    ]),
    hasMore: records.length === MAX_READ || created.length === MAX_READ,
  };
}

const dateIn = (value: unknown, otherwise: Date) =>
  value instanceof Timestamp ? value.toDate() : otherwise;
