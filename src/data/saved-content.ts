import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { readDocument, type Collection } from '@/collections/collection';
import { COLLECTIONS, SUBJECTS, type PartlyPublicCollection } from '@/collections/collections';
import { hasClosed } from '@/domain/has-closed';
import { countDocuments, plainFields, readAllPages, readPage, versionOf } from './documents';
import { firestore } from './firestore';

const MAX_READ = 100;

const DATED = SUBJECTS.filter((name) => COLLECTIONS[name].isListedByDate);
const at = (name: string) => collection(firestore(), name);

export interface SavedDocument {
  collection: (typeof SUBJECTS)[number];
  id: string;
  fields: Record<string, unknown>;
}

export interface SavedContent {
  documents: SavedDocument[];
  total: number;
  /** Number of documents that no list shows, because they have no `createdAt`. */
  undated: number;
}

export async function readSavedContent(): Promise<SavedContent> {
  const documents = await Promise.all(SUBJECTS.map(readSome));
  const total = await count(SUBJECTS);
  const all = await count(DATED);
  // A sorted query skips undated documents. It runs last, so that a new inquiry doesn't look undated.
  const dated = await count(DATED, orderBy('createdAt'));
  return { documents: documents.flat(), total, undated: Math.max(0, all - dated) };
}

/** All documents that visitors can read on the firm's day `today`, newest first. */
export async function listShown(
  name: PartlyPublicCollection,
  today: string,
): Promise<(object & { id: string })[]> {
  const description: Collection = COLLECTIONS[name];
  const isShown = where(description.shownIf ?? '', '==', true);
  const shown = query(at(name), isShown, orderBy('createdAt', 'desc'));
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

async function readSome(name: SavedDocument['collection']): Promise<SavedDocument[]> {
  const { docs } = await getDocs(query(at(name), limit(MAX_READ)));
  return docs.map((saved) => ({ collection: name, id: saved.id, fields: plainFields(saved) }));
}

async function count(names: readonly string[], ...order: QueryConstraint[]): Promise<number> {
  const counts = names.map((name) => countDocuments(query(at(name), ...order)));
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}
