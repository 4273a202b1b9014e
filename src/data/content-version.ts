import type { PublishedCollection } from '@/collections/collections';
import { hashOf } from '@/lib/hash-of';

/** Which documents a page shows: the whole collection, unless the other fields select some of them. */
export interface Content {
  collection: PublishedCollection;
  /** Those in which this field is true; of these, the 51 newest. */
  only?: string;
  /** Only the documents with these IDs. Slashes separate them, because no ID contains one. */
  ids?: string;
  /** The SEO setting of this page. */
  page?: string;
}

const EMULATOR = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
const ORIGIN = EMULATOR ? `http://${EMULATOR}` : 'https://firestore.googleapis.com';
const PROJECT = import.meta.env.VITE_FIREBASE_PROJECT_ID;
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/**
 * A version of the documents of `content`, which changes when one is created, changed, or deleted. Calls the REST API,
 * because a page that is only read must not load the SDK. Throws if the query fails.
 */
export async function contentVersion(content: Content): Promise<string> {
  const structuredQuery = {
    from: [{ collectionId: content.collection }],
    select: { fields: [{ fieldPath: '__name__' }] },
    ...selectionOf(content),
  };
  const url = `${ORIGIN}/v1/${DOCUMENTS}:runQuery?key=${import.meta.env.VITE_FIREBASE_API_KEY}`;
  const response = await fetch(url, {
    method: 'POST',
    // The type for JSON would cause a preflight request.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`The query failed: ${response.status}`);
  const rows = (await response.json()) as { document?: { name: string; updateTime: string } }[];
  const ids = content.ids?.split('/');
  const shown = rows
    .flatMap(({ document }) => document ?? [])
    .filter(({ name }) => !ids || ids.includes(name.split('/').at(-1) ?? ''));
  return hashOf(shown.map(({ name, updateTime }) => [name, updateTime]));
}

/** The clauses that select the documents, limited as firestore.rules require. https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery */
function selectionOf({ page, only }: Content) {
  if (page) return { where: isEqual('page', { stringValue: page }), limit: 10 };
  if (!only) return { limit: 100 };
  const orderBy = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
  // The first page, and whether there is another one.
  return { where: isEqual(only, { booleanValue: true }), orderBy, limit: 51 };
}

const isEqual = (fieldPath: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});
