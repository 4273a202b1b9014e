import { createHash } from 'node:crypto';
import { Failure } from '../tools/failure.ts';
import { request } from './request.ts';

type Settings = Record<string, string | undefined>;

interface StoredDocument {
  name: string;
  fields?: Record<string, object>;
}

/** A query of one collection that firestore.rules allows for anonymous visitors. */
interface ContentQuery {
  collection: string;
  where?: object;
  /** Ends with `__name__`, the tiebreaker without which a cursor could skip documents. */
  orderBy: { field: string; direction: string }[];
  /** Largest `limit` that the rules allow. */
  pageSize: number;
}

const BY_NAME = [{ field: '__name__', direction: 'ASCENDING' }];

const QUERIES: ContentQuery[] = [
  { collection: 'services', orderBy: BY_NAME, pageSize: 100 },
  {
    collection: 'careers',
    where: {
      fieldFilter: {
        field: { fieldPath: 'isActive' },
        op: 'EQUAL',
        value: { booleanValue: true },
      },
    },
    // Ordered like the lists on the site, to use the same index.
    orderBy: ['createdAt', '__name__'].map((field) => ({ field, direction: 'DESCENDING' })),
    pageSize: 51,
  },
  { collection: 'seoSettings', orderBy: BY_NAME, pageSize: 10 },
];

/**
 * A digest of the stored content on static pages: services, active careers, and SEO settings. Throws a Failure that
 * names the part that could not be read. Uses no npm packages.
 * @param settings the VITE_ settings of a build, and APP_CHECK_DEBUG_TOKEN if App Check is enforced
 */
export async function contentDigest(settings: Settings): Promise<string> {
  const headers = await labelErrors('App Check', appCheckHeader(settings));
  const lists = await Promise.all(
    QUERIES.map((query) => labelErrors(query.collection, readAll(settings, headers, query))),
  );
  const documents = lists.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
  return createHash('sha256').update(canonicalJson(documents)).digest('hex');
}

/** If `reading` rejects, throws a Failure whose message begins with `part`. */
async function labelErrors<Value>(part: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    throw new Failure(`${part}: ${(error as Error).message}`);
  }
}

async function readAll(
  settings: Settings,
  headers: Record<string, string>,
  { collection, where, orderBy, pageSize }: ContentQuery,
): Promise<StoredDocument[]> {
  const emulator = settings['VITE_FIRESTORE_EMULATOR_HOST'];
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const root = `projects/${settings['VITE_FIREBASE_PROJECT_ID']}/databases/(default)/documents`;
  const documents: StoredDocument[] = [];
  let page: StoredDocument[];
  do {
    const last = documents.at(-1);
    const structuredQuery = {
      from: [{ collectionId: collection }],
      where,
      orderBy: orderBy.map(({ field, direction }) => ({ field: { fieldPath: field }, direction })),
      limit: pageSize,
      startAt: last && {
        before: false,
        values: orderBy.map(({ field }) =>
          field === '__name__' ? { referenceValue: last.name } : last.fields?.[field],
        ),
      },
    };
    const rows = (await postJson(`${host}/v1/${root}:runQuery`, { structuredQuery }, headers)) as {
      document?: StoredDocument;
    }[];
    page = rows.flatMap(({ document }) => document ?? []);
    documents.push(...page);
  } while (page.length === pageSize);
  // Without the times that Firestore adds to each document.
  return documents.map(({ name, fields }) => ({ name, fields }));
}

async function appCheckHeader(settings: Settings): Promise<Record<string, string>> {
  const debugToken = settings['APP_CHECK_DEBUG_TOKEN'];
  if (!settings['VITE_APP_CHECK_SITE_KEY'] || !debugToken) return {};
  const app = `projects/${settings['VITE_FIREBASE_PROJECT_ID']}/apps/${settings['VITE_FIREBASE_APP_ID']}`;
  const { token } = (await postJson(
    `https://content-firebaseappcheck.googleapis.com/v1/${app}:exchangeDebugToken?key=${settings['VITE_FIREBASE_API_KEY']}`,
    { debugToken },
  )) as { token: string };
  return { 'X-Firebase-AppCheck': token };
}

async function postJson(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await request(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  const text = await response.text();
  throw new Error(`Request failed with error: ${errorMessage(text) ?? response.status}`);
}

/** The error message in a Google API response; runQuery wraps the response in an array. */
function errorMessage(text: string): string | undefined {
  try {
    const [row] = [JSON.parse(text) as unknown].flat() as { error?: { message?: string } }[];
    return row?.error?.message?.trim();
  } catch {
    return undefined;
  }
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
