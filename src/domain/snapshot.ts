import type { RecordedFields } from './change';
import { MAX_SERVICES } from './service';

/** What a snapshot holds, in the order of its file. */
export const SNAPSHOT_COLLECTIONS = ['services', 'careers', 'seoSettings'] as const;
export type SnapshotCollection = (typeof SNAPSHOT_COLLECTIONS)[number];

/** Names of the collections in messages. */
export const COLLECTION_NAMES: Record<SnapshotCollection, string> = {
  services: 'Services',
  careers: 'Careers',
  seoSettings: 'SEO settings',
};

export const SNAPSHOT_FORMAT = 'consulting-site-content';
export const SNAPSHOT_VERSION = 1;

/** Largest file that is read. */
export const MAX_SNAPSHOT_BYTES = 10 * 1024 * 1024;

/** Most documents of a file. */
export const MAX_SNAPSHOT_DOCUMENTS: Record<SnapshotCollection, number> = {
  services: MAX_SERVICES,
  careers: 5_000,
  seoSettings: 100,
};

/** Which document of which collection. */
export interface DocumentPlace {
  collection: SnapshotCollection;
  id: string;
}

/** A document without `updatedAt`, which is the server's. */
export interface SnapshotDocument {
  id: string;
  /** Without the dates. */
  fields: RecordedFields;
  /** ISO 8601 in UTC, up to nanoseconds; null if there is none. */
  createdAt: string | null;
}

/** A document as it is stored. Its fields may have any shape. */
export interface StoredDocument extends SnapshotDocument {
  /** As createdAt. Changes with every save. */
  updatedAt: string | null;
}

export type Content<Document> = Record<SnapshotCollection, Document[]>;
