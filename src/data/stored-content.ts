import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { shareOut } from './contact-search';
import { countDocuments, plainFields } from './documents';
import { firestore } from './firestore';

/** Documents that one check reads, of all collections together. */
const MAX_READ = 200;

export const CHECKED_COLLECTIONS = ['contacts', 'careers', 'services', 'seoSettings'] as const;
export type CheckedCollection = (typeof CHECKED_COLLECTIONS)[number];

export interface CheckedDocument {
  collection: CheckedCollection;
  id: string;
  fields: Record<string, unknown>;
}

export interface StoredContent {
  counts: Record<CheckedCollection, number>;
  /** As many as are read: small collections whole, of the others the first ones in the order of their ids. */
  documents: CheckedDocument[];
  /** Documents in collections whose lists are in the order of `createdAt`, and which have none. */
  withoutDate: number;
}

const at = (name: CheckedCollection) => collection(firestore(), name);

/** Reads at most 200 documents of all collections, as the administrator. Counts read no documents. */
export async function readStoredContent(): Promise<StoredContent> {
  const [counted, contacts, careers] = await Promise.all([
    Promise.all(CHECKED_COLLECTIONS.map((name) => countDocuments(at(name)))),
    // A query in the order of a field finds no documents without it.
    countDocuments(query(at('contacts'), orderBy('createdAt'))),
    countDocuments(query(at('careers'), orderBy('createdAt'))),
  ]);
  const limits = shareOut(MAX_READ, counted);
  const read = await Promise.all(
    CHECKED_COLLECTIONS.map(async (name, index) => {
      const max = limits[index] ?? 0;
      if (max === 0) return [];
      const { docs } = await getDocs(query(at(name), limit(max)));
      return docs.map((document) => toStored(name, document));
    }),
  );
  const counts = Object.fromEntries(
    CHECKED_COLLECTIONS.map((name, index) => [name, counted[index] ?? 0]),
  ) as StoredContent['counts'];
  return {
    counts,
    documents: read.flat(),
    withoutDate: counts.contacts - contacts + counts.careers - careers,
  };
}

function toStored(name: CheckedCollection, document: QueryDocumentSnapshot): CheckedDocument {
  return { collection: name, id: document.id, fields: plainFields(document) };
}
