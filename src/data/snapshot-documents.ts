import {
  collection,
  doc,
  documentId,
  orderBy,
  query,
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { withoutDates } from '@/domain/change';
import { ConflictError } from '@/domain/errors';
import { haveSameFields, type SnapshotCollection, type StoredDocument } from '@/domain/snapshot';
import type { PlannedChange } from '@/domain/snapshot-plan';
import { datedFields, writtenRecord } from './changes';
import { countDocuments, plainFields, readPage, type Page, type PageRange } from './documents';
import { firestore } from './firestore';
import { transact } from './transactions';

/** One page of a collection by document id, so that none is missing, whatever its fields. */
export function listStoredDocuments(
  name: SnapshotCollection,
  range: PageRange,
): Promise<Page<StoredDocument>> {
  return readPage(query(documents(name), orderBy(documentId())), range, toStoredDocument);
}

/** Number of documents of a collection. */
export function countStoredDocuments(name: SnapshotCollection): Promise<number> {
  return countDocuments(documents(name));
}

const documents = (name: SnapshotCollection) => collection(firestore(), name);

function toStoredDocument(snapshot: DocumentSnapshot): StoredDocument {
  return {
    id: snapshot.id,
    fields: withoutDates(plainFields(snapshot)),
    createdAt: textOfDate(snapshot.get('createdAt')),
    updatedAt: textOfDate(snapshot.get('updatedAt')),
  };
}

/** To the nanosecond, which a Date is not. */
function textOfDate(value: unknown): string | null {
  if (!(value instanceof Timestamp)) return null;
  const seconds = new Date(value.seconds * 1000).toISOString().slice(0, -'000Z'.length);
  return `${seconds}${String(value.nanoseconds).padStart(9, '0')}Z`;
}

function dateOfText(text: string): Timestamp {
  const [seconds = '', fraction = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction.padEnd(9, '0')));
}

/**
 * Makes one change of an import, if the document is still the one that was compared, else throws ConflictError.
 * @param attempts gets the ids of the records that may be stored, should the answer be lost
 * @returns the id of the record
 */
export function writeDocument(
  { collection: name, id, before, after }: PlannedChange,
  attempts: string[],
): Promise<string> {
  const reference = doc(documents(name), id);
  const createdAt = after?.createdAt ? dateOfText(after.createdAt) : null;
  return transact(async ({ get, replace }) => {
    const stored = await get(reference);
    if (!isSame(stored, before)) {
      const written = await writtenRecord(attempts);
      if (written !== null) return written;
      throw new ConflictError();
    }
    const fields = after && datedFields(name, { ...after.fields, createdAt }, stored);
    const record = replace(stored, fields);
    attempts.push(record);
    return record;
  });
}

function isSame(stored: DocumentSnapshot, before: StoredDocument | null): boolean {
  if (!before || !stored.exists()) return !before && !stored.exists();
  const { fields, updatedAt } = toStoredDocument(stored);
  return updatedAt === before.updatedAt && haveSameFields(fields, before.fields);
}
