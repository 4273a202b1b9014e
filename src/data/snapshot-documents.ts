import {
  collection,
  documentId,
  orderBy,
  query,
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import type { SnapshotCollection, StoredDocument } from '@/collections/snapshot';
import type { PlannedChange } from '@/collections/snapshot-plan';
import { withoutDates, type Written } from '@/domain/change';
import type { CommitKey } from './commit';
import {
  countDocuments,
  plainFields,
  readPage,
  textOfDate,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';
import { saveDocument } from './whole-documents';

/** One page of a collection, including malformed documents, sorted by ID. */
export function listStoredDocuments(
  name: SnapshotCollection,
  range: PageRange,
): Promise<Page<StoredDocument>> {
  return readPage(query(documents(name), orderBy(documentId())), range, toStoredDocument);
}

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

function dateOfText(text: string): Timestamp {
  const [seconds = '', fraction = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction.padEnd(9, '0')));
}

/** Writes one change of an import. Throws ConflictError if the document has changed since the comparison. */
export function writeDocument(
  key: CommitKey,
  { collection: name, id, before, after }: PlannedChange,
): Promise<Written> {
  const createdAt = after?.createdAt ? dateOfText(after.createdAt) : null;
  const version = before ? (before.updatedAt ?? '-') : '';
  const fields = after && { ...after.fields, createdAt };
  return saveDocument(key, { collection: name, id }, version, () => fields);
}
