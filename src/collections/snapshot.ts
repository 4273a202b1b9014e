import type { RecordedFields } from '@/domain/change';

/** Collections with a maxInSnapshot, in file order. */
export const SNAPSHOT_COLLECTIONS = ['services', 'careers', 'seoSettings'] as const;
export type SnapshotCollection = (typeof SNAPSHOT_COLLECTIONS)[number];

export const SNAPSHOT_FORMAT = 'consulting-site-content';
export const SNAPSHOT_VERSION = 1;

export const MAX_SNAPSHOT_BYTES = 10 * 1024 * 1024;

export interface DocumentPlace {
  collection: SnapshotCollection;
  id: string;
}

/** A document to import. The server sets its `updatedAt`. */
export interface SnapshotDocument {
  id: string;
  /** Without createdAt and updatedAt. */
  fields: RecordedFields;
  /** ISO 8601 in UTC, up to nanosecond precision; null if missing. */
  createdAt: string | null;
}

/** A document read from the database. Its fields may have any shape. */
export interface StoredDocument extends SnapshotDocument {
  /** Same format as createdAt. Changes with every save. */
  updatedAt: string | null;
}

export type Content<Document> = Record<SnapshotCollection, Document[]>;

/** The documents that `documentsOf` returns for each collection. */
export function contentOf<Document>(
  documentsOf: (collection: SnapshotCollection) => Document[],
): Content<Document> {
  const entries = SNAPSHOT_COLLECTIONS.map((name) => [name, documentsOf(name)]);
  return Object.fromEntries(entries) as Content<Document>;
}
