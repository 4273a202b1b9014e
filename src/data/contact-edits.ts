import { serverTimestamp, Timestamp, type DocumentSnapshot } from 'firebase/firestore/lite';
import type { Contact, ContactStatus } from '@/domain/contact';
import { ConflictError } from '@/domain/errors';
import { contactAt, toContact } from './contact-documents';
import { serverTime } from './server-time';
import { transact, type RecordedTransaction } from './transactions';

const MINUTE_MS = 60_000;

/**
 * Sets any status, in any order (spec 4, 7). Returns the contact as stored now. Throws ConflictError if it no
 * longer exists.
 */
export async function updateContactStatus(id: string, status: ContactStatus): Promise<Contact> {
  return transact(async (transaction) => {
    const stored = await transaction.get(contactAt(id));
    if (!stored.exists()) throw new ConflictError();
    const contact = toContact(stored);
    // An earlier attempt, whose response was lost, may have set it.
    return contact.status === status ? contact : changeStatus(transaction, stored, status);
  });
}

/** Sets the status of the contact in a transaction, and with the first answer the response time (design 4). */
export async function changeStatus(
  { change }: RecordedTransaction,
  stored: DocumentSnapshot,
  status: ContactStatus,
): Promise<Contact> {
  const contact = toContact(stored);
  const createdAt = firstAnswerSince(stored, status);
  if (!createdAt) {
    change(stored, { status });
    return { ...contact, status };
  }
  const contactedAt = await serverTime();
  const elapsed = contactedAt.getTime() - createdAt.getTime();
  // + 0, because the estimate may be before createdAt, and Firestore stores -0 as a float.
  const responseMinutes = Math.trunc(elapsed / MINUTE_MS) + 0;
  change(stored, { status }, { contactedAt: serverTimestamp(), responseMinutes });
  return { ...contact, status, contactedAt, responseMinutes };
}

/** When the contact was created, if `status` is the first answer to it as firestore.rules see it, else null. */
function firstAnswerSince(stored: DocumentSnapshot, status: ContactStatus): Date | null {
  const fields = stored.data() ?? {};
  const createdAt: unknown = fields['createdAt'];
  const isFirst = fields['status'] === 'new' && status !== 'new' && !('contactedAt' in fields);
  return isFirst && createdAt instanceof Timestamp ? createdAt.toDate() : null;
}

/**
 * Sets the internal note, at most CONTACT_LIMITS.note characters. Returns the contact as stored now.
 * @param before the note as the administrator saw it. Throws ConflictError if the stored one is neither that nor
 *   `note`, or if the contact no longer exists
 */
export async function updateContactNote(
  id: string,
  note: string,
  before: string,
): Promise<Contact> {
  return transact(async ({ get, change }) => {
    const stored = await get(contactAt(id));
    if (!stored.exists()) throw new ConflictError();
    const contact = toContact(stored);
    if (contact.note === note) return contact;
    if (contact.note !== before) throw new ConflictError();
    change(stored, { note });
    return { ...contact, note };
  });
}
