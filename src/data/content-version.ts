import type { PublishedCollection } from '@/collections/collections';

/** Which documents a page shows: the whole collection, unless one of the other fields selects some of them. */
export interface Content {
  collection: PublishedCollection;
  /** Those in which this field is true. */
  only?: string;
  /** The SEO setting of this page. */
  page?: string;
}

const EMULATOR = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
const ORIGIN = EMULATOR ? `http://${EMULATOR}` : 'https://firestore.googleapis.com';
const PROJECT = import.meta.env.VITE_FIREBASE_PROJECT_ID;
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

interface Newest {
  document?: { updateTime: string };
}

interface Count {
  result: { aggregateFields: { count: { integerValue: string } } };
}

/**
 * A version of the documents of `content`, which changes when one is created, changed, or deleted: the time of the last
 * change, and the number of documents, which cost two reads. Calls the REST API, because a page that is only read must
 * not load the SDK. Throws if a query fails.
 */
export async function contentVersion({ collection, only, page }: Content): Promise<string> {
  const where = page
    ? isEqual('page', { stringValue: page })
    : only && isEqual(only, { booleanValue: true });
  const query = { from: [{ collectionId: collection }], where };
  const newest = {
    ...query,
    select: { fields: [{ fieldPath: '__name__' }] },
    orderBy: [{ field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' }],
    limit: 1,
  };
  // The highest limit that firestore.rules allow. Deletions from a longer list can go unnoticed.
  const counted = { ...query, limit: page ? 10 : only ? 51 : 100 };
  const [{ document }, { result }] = await Promise.all([
    firstRow<Newest>('runQuery', { structuredQuery: newest }),
    firstRow<Count>('runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: counted,
        aggregations: [{ alias: 'count', count: {} }],
      },
    }),
  ]);
  return `${document?.updateTime} ${result.aggregateFields.count.integerValue}`;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents */
async function firstRow<Row>(method: string, query: object): Promise<Row> {
  const url = `${ORIGIN}/v1/${DOCUMENTS}:${method}?key=${import.meta.env.VITE_FIREBASE_API_KEY}`;
  const response = await fetch(url, {
    method: 'POST',
    // The type for JSON would cause a preflight request.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(query),
  });
  if (!response.ok) throw new Error(`The query failed: ${response.status}`);
  const [row] = (await response.json()) as [Row];
  return row;
}

const isEqual = (fieldPath: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});
