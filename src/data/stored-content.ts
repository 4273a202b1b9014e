import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { countDocuments, plainFields } from './documents';
import { firestore } from './firestore';

/** Documents of each collection that one check reads, the first ones in the order of their ids. */
const MAX_READ = 100;

const COLLECTIONS = ['contacts', 'careers', 'services', 'seoSettings'] as const;

export interface CheckedDocument {
  collection: (typeof COLLECTIONS)[number];
  id: string;
  fields: Record<string, unknown>;
}

export interface StoredContent {
  documents: CheckedDocument[];
  /** All documents of these collections, those included that were not read. */
  total: number;
  /** Contacts and careers without `createdAt`, by which their lists are sorted. */
  undated: number;
}

/** Reads what is stored, as the administrator. Counts read no documents. */
export async function readStoredContent(): Promise<StoredContent> {
  const documents = await Promise.all(
    COLLECTIONS.map(async (name) => {
      const { docs } = await getDocs(query(collection(firestore(), name), limit(MAX_READ)));
      return docs.map((stored) => ({
        collection: name,
        id: stored.id,
        fields: plainFields(stored),
      }));
    }),
  );
  const counts = await Promise.all(
    COLLECTIONS.map((name) => countDocuments(collection(firestore(), name))),
  );
  // A query sorted by a field finds no documents without it. After the other counts: an inquiry that is sent in between
  // must not look like one without a date.
  const dated = await Promise.all(
    COLLECTIONS.slice(0, 2).map((name) =>
      countDocuments(query(collection(firestore(), name), orderBy('createdAt'))),
    ),
  );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    documents: documents.flat(),
    total: sum(counts),
    undated: Math.max(0, sum(counts.slice(0, 2)) - sum(dated)),
  };
}
