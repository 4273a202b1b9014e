import { Timestamp } from 'firebase/firestore/lite';
import { COMMIT_TIME, type Stored } from '@/collections/change';
import type { RecordedCollection, RecordedFields } from '@/domain/change';
import { serverTime } from './server-time';

const MINUTE_MS = 60_000;

/** Adds the response time in whole minutes if a change of a contact sets `contactedAt` (firestore.rules). */
export async function withResponseMinutes(
  collection: RecordedCollection,
  fields: RecordedFields,
  stored: Stored,
): Promise<RecordedFields> {
  const { contactedAt, createdAt } = fields;
  const isReply = contactedAt !== undefined && contactedAt !== stored?.['contactedAt'];
  if (collection !== 'contacts' || !stored || !isReply || !(createdAt instanceof Timestamp))
    return fields;
  const repliedAt = contactedAt === COMMIT_TIME ? await serverTime() : asDate(contactedAt);
  const elapsed = repliedAt.getTime() - createdAt.toMillis();
  // The server time is an estimate. If it is earlier than createdAt, the duration would be negative.
  return { ...fields, responseMinutes: Math.max(0, Math.trunc(elapsed / MINUTE_MS)) };
}

const asDate = (value: unknown) => (value as Timestamp).toDate();
