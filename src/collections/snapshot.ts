import * as v from 'valibot';
import { type RecordedFields, withoutDates } from './recorded-change';
import { isDocumentId } from '@/domain/document-id';
import { cutText } from '@/lib/cut-text';
import { COLLECTIONS, SNAPSHOT_COLLECTIONS, type SnapshotCollection } from './collections';
import { documentSchema } from './schemas';

export const SNAPSHOT_FORMAT = 'consulting-site-content';
export const SNAPSHOT_VERSION = 1;

const MAX_MEGABYTES = 10;
const MAX_PROBLEMS = 10;

export interface DocumentPlace {
  collection: SnapshotCollection;
  id: string;
}

export interface SnapshotDocument {
  id: string;
  /** Without createdAt and updatedAt. */
  fields: RecordedFields;
  /** ISO 8601 in UTC, up to nanosecond precision; null if missing. */
  createdAt: string | null;
}

/** A document read from the database. Its fields may have any shape. */
export interface StoredDocument extends SnapshotDocument {
  updatedAt: string | null;
}

export type Content<Document> = Record<SnapshotCollection, Document[]>;

/** Undefined for a collection that the file, being older, doesn't contain. An import changes nothing in it. */
export type FileContent = Record<SnapshotCollection, SnapshotDocument[] | undefined>;

export function contentOf<Documents>(documentsOf: (collection: SnapshotCollection) => Documents) {
  const entries = SNAPSHOT_COLLECTIONS.map((name) => [name, documentsOf(name)]);
  return Object.fromEntries(entries) as Record<SnapshotCollection, Documents>;
}

/** Thrown for a file that can't be imported. The message lists up to MAX_PROBLEMS problems, one per line. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
  constructor(problems: string[]) {
    const rest = problems.length > MAX_PROBLEMS ? ['… and more.'] : [];
    super([...problems.slice(0, MAX_PROBLEMS), ...rest].join('\n'));
  }
}

/** Writes a snapshot file. `leftOut`: documents that an import would reject. */
export function writeSnapshot(
  stored: Content<StoredDocument>,
  pages: readonly string[],
  now: Date,
): { text: string; count: number; leftOut: DocumentPlace[] } {
  const leftOut: DocumentPlace[] = [];
  const content = contentOf((collection) =>
    stored[collection].flatMap(({ id, fields, createdAt, updatedAt }) => {
      const dates = { ...(createdAt && { createdAt }), ...(updatedAt && { updatedAt }) };
      const document = { id, ...fields, ...dates };
      if (documentProblems(collection, id, { ...fields, ...dates }, pages).length === 0)
        return document;
      leftOut.push({ collection, id });
      return [];
    }),
  );
  const head = { format: SNAPSHOT_FORMAT, version: SNAPSHOT_VERSION };
  const file = { ...head, exportedAt: now.toISOString(), ...content };
  const count = Object.values(content).flat().length;
  return { text: `${JSON.stringify(file, null, 2)}\n`, count, leftOut };
}

const list = v.array(v.looseObject({ id: v.optional(v.unknown()) }));
const lists = SNAPSHOT_COLLECTIONS.map((name) => [name, v.optional(list)] as const);
const fileSchema = v.strictObject({
  format: v.literal(SNAPSHOT_FORMAT),
  version: v.literal(SNAPSHOT_VERSION),
  exportedAt: v.optional(v.unknown()),
  ...(Object.fromEntries(lists) as Record<
    SnapshotCollection,
    v.OptionalSchema<typeof list, undefined>
  >),
});

/** Reads a snapshot file. Throws SnapshotError if no version of writeSnapshot could have written it. */
export async function readSnapshot(bytes: Blob, pages: readonly string[]): Promise<FileContent> {
  const file = await parseFile(bytes);
  const problems: string[] = [];
  const content = contentOf((collection) => {
    const { maxInSnapshot: max = 0, plural: name } = COLLECTIONS[collection];
    const documents = file[collection];
    if (!documents) return undefined;
    const count = documents.length.toLocaleString('en-US');
    const limit = max.toLocaleString('en-US');
    if (documents.length > max)
      problems.push(`${name}: the file has ${count}, but at most ${limit} can be imported.`);
    const ids = new Set<unknown>();
    return documents.slice(0, max).map(({ id, ...rest }, index) => {
      const found =
        problems.length > MAX_PROBLEMS ? [] : documentProblems(collection, id, rest, pages);
      if (ids.has(id)) found.push('This ID appears twice in the file.');
      ids.add(id);
      const label = typeof id === 'string' ? quoted(id) : `entry ${index + 1}`;
      problems.push(...found.map((problem) => `${name}, ${label}: ${problem}`));
      const createdAt = (rest['createdAt'] ?? null) as string | null;
      return { id: String(id), fields: withoutDates(rest), createdAt };
    });
  });
  if (problems.length > 0) throw new SnapshotError(problems);
  return content;
}

async function parseFile(bytes: Blob) {
  if (bytes.size > MAX_MEGABYTES * 1024 * 1024)
    throw new SnapshotError([`The file is larger than ${MAX_MEGABYTES} MB, the import limit.`]);
  try {
    // The decoder also removes a byte order mark.
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const file: unknown = JSON.parse(decoder.decode(await bytes.arrayBuffer()));
    if (v.is(fileSchema, file)) return file;
  } catch {
    throw new SnapshotError(['The file isn’t valid JSON in UTF-8. It may be incomplete.']);
  }
  const version = `This isn’t a version ${SNAPSHOT_VERSION} content snapshot.`;
  throw new SnapshotError([`${version} Create one with “Export content.”`]);
}

/** In bytes. Less than Firestore's 1,500, because the ID of a record in `changes` contains this ID. */
const MAX_ID = 1_400;
/** Half of a surrogate pair, which Firestore rejects. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const MAX_AHEAD_MS = 5 * 60_000;
const ISO_DATE = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

const idSchema = v.pipe(
  v.string(),
  v.check(
    (text) => isDocumentId(text) && new TextEncoder().encode(text).length <= MAX_ID,
    'The ID isn’t valid.',
  ),
);
const date = v.nullish(
  v.pipe(
    v.string(),
    v.check(
      (text) =>
        ISO_DATE.test(text) &&
        Date.parse(text) < Date.now() + MAX_AHEAD_MS &&
        // Browsers read February 31 as a day in March.
        new Date(text).toISOString().startsWith(text.slice(0, 10)),
      'Dates must be in the past and look like 2026-01-31T12:00:00Z.',
    ),
  ),
);

/** Why a document can't be imported, at most one sentence per field; empty if firestore.rules would accept it. */
export function documentProblems(
  collection: SnapshotCollection,
  id: unknown,
  fields: RecordedFields,
  pages: readonly string[],
): string[] {
  const entries: v.ObjectEntries = {
    ...documentSchema(COLLECTIONS[collection]).entries,
    ...(collection === 'seoSettings' && { page: v.picklist(pages) }),
    createdAt: date,
    updatedAt: date,
  };
  // The checks below cover only known fields.
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(entries, name));
  if (unknown !== undefined) return [`${quoted(unknown)} isn’t a known field.`];
  const isBroken = [id, ...Object.values(fields)]
    .flat()
    .some((value) => typeof value === 'string' && LONE_SURROGATE.test(value));
  if (isBroken) return ['A field contains a broken character. Delete and retype the character.'];
  return Object.entries({ id: idSchema, ...entries }).flatMap(([name, entry]) => {
    const field = v.object({ [name]: entry });
    return (v.safeParse(field, { id, ...fields }, { abortEarly: true }).issues ?? []).map(
      messageOf,
    );
  });
}

const EXPECTED: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  Array: 'a list',
};

function messageOf({ kind, path, received, expected, message }: v.BaseIssue<unknown>): string {
  // Custom messages already name the field.
  if (kind === 'validation') return message;
  const [field, entry] = (path ?? []).map(({ key }) => key);
  const name = quoted(String(field)) + (entry === undefined ? '' : `, entry ${Number(entry) + 1},`);
  if (received === 'undefined') return `${name} is missing.`;
  const options = (expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');
  return `${name} must be ${EXPECTED[options] ?? `one of ${options}`}.`;
}

/** Quotes untrusted text for a message, on one line. */
const quoted = (text: string) => `“${cutText(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' '), 60)}”`;
