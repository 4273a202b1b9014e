import { collection, orderBy, query, where, type DocumentSnapshot } from 'firebase/firestore/lite';
import { readDocument, type Collection } from '@/collections/collection';
import { COLLECTIONS, type PartlyPublicCollection } from '@/collections/collections';
import { hasClosed } from '@/domain/has-closed';
import { plainFields, readAllPages, readPage, versionOf } from './documents';
import { firestore } from './firestore';

/** All documents that visitors can read on the firm's day `today`, newest first. */
export async function listShown(
  name: PartlyPublicCollection,
  today: string,
): Promise<(object & { id: string })[]> {
  const description: Collection = COLLECTIONS[name];
  const isShown = where(description.shownIf ?? '', '==', true);
  const shown = query(collection(firestore(), name), isShown, orderBy('createdAt', 'desc'));
  const documents = await readAllPages((range) =>
    readPage(shown, range, (saved) => readShown(description, saved)),
  );
  return documents.filter(({ closesOn }) => !hasClosed({ closesOn }, today));
}

/** Visitors open these documents by their ID, whatever the field says that should equal it. */
function readShown(description: Collection, saved: DocumentSnapshot) {
  const { idField = 'id' } = description;
  const document = readDocument(description, saved.id, plainFields(saved), versionOf(saved));
  return { ...document, [idField]: saved.id };
}
