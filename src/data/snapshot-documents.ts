import {
  collection,
  documentId,
  orderBy,
  query,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { withoutDates } from '@/collections/recorded-change';
import type { SnapshotCollection } from '@/collections/collections';
import type { StoredDocument } from '@/collections/snapshot';
import {
  countDocuments,
  plainFields,
  readPage,
  textOfDate,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';

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
