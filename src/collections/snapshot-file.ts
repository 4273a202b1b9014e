import type { RecordedFields } from '@/domain/change';
import { datesOf } from './collection';
import { COLLECTIONS } from './collections';
import {
  contentOf,
  MAX_SNAPSHOT_BYTES,
  SNAPSHOT_COLLECTIONS,
  SNAPSHOT_FORMAT,
  SNAPSHOT_VERSION,
  type Content,
  type DocumentPlace,
  type SnapshotCollection,
  type SnapshotDocument,
  type StoredDocument,
} from './snapshot';
import { fieldProblems, isDocumentId, quoted } from './snapshot-schema';

/** Thrown for a file that can't be imported. The message lists up to MAX_PROBLEMS problems, one per line. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
  constructor(problems: string[]) {
    const rest = problems.length > MAX_PROBLEMS ? ['… and more.'] : [];
    super([...problems.slice(0, MAX_PROBLEMS), ...rest].join('\n'));
  }
}

const MAX_PROBLEMS = 10;

/** Tolerance for clock differences. */
const MAX_AHEAD_MS = 5 * 60_000;

type Entries = Record<string, unknown>;

/**
 * Writes a snapshot file.
 * @param pages IDs of the pages that can have SEO settings
 * @returns `leftOut`: documents that an import would reject
 */
export function writeSnapshot(
  stored: Content<StoredDocument>,
  pages: readonly string[],
  now: Date,
): { text: string; count: number; leftOut: DocumentPlace[] } {
  const leftOut: DocumentPlace[] = [];
  let count = 0;
  const documentsOf = (collection: SnapshotCollection) =>
    stored[collection].flatMap(({ id, fields, createdAt, updatedAt }) => {
      if (!isDocumentId(id) || fieldProblems(collection, fields, pages).length > 0) {
        leftOut.push({ collection, id });
        return [];
      }
      count += 1;
      const dates = { createdAt, updatedAt };
      const known = datesOf(COLLECTIONS[collection]).filter((name) => dates[name] !== null);
      return { id, ...fields, ...Object.fromEntries(known.map((name) => [name, dates[name]])) };
    });
  const file = {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    exportedAt: now.toISOString(),
    ...contentOf(documentsOf),
  };
  return { text: `${JSON.stringify(file, null, 2)}\n`, count, leftOut };
}

/** Throws SnapshotError if the file is empty or too large to read. */
export function requireSnapshotSize(bytes: number): void {
  if (bytes === 0) throw new SnapshotError(['The file is empty.']);
  if (bytes > MAX_SNAPSHOT_BYTES) {
    const limit = MAX_SNAPSHOT_BYTES / 1024 / 1024;
    throw new SnapshotError([`The file is larger than ${limit} MB, the import limit.`]);
  }
}

/**
 * Parses a snapshot file. Throws SnapshotError if writeSnapshot couldn't have written it.
 * @param pages IDs of the pages that can have SEO settings
 */
export function readSnapshot(
  bytes: Uint8Array,
  pages: readonly string[],
  now = new Date(),
): Content<SnapshotDocument> {
  requireSnapshotSize(bytes.length);
  const file = parseFile(bytes);
  const problems = unknownPart(file);
  const content = contentOf<SnapshotDocument>(() => []);
  for (const collection of SNAPSHOT_COLLECTIONS) {
    const documents = file[collection];
    const { maxInSnapshot: max = 0, plural: name } = COLLECTIONS[collection];
    if (!Array.isArray(documents)) problems.push(`${quoted(collection)} must be a list.`);
    else if (documents.length > max) {
      const count = documents.length.toLocaleString('en-US');
      const limit = max.toLocaleString('en-US');
      problems.push(`${name}: the file has ${count}, but at most ${limit} can be imported.`);
    } else {
      const ids = new Set<string>();
      for (const [index, document] of documents.entries()) {
        if (problems.length > MAX_PROBLEMS) break;
        const read = readDocument(collection, document, ids, pages, now);
        if ('fields' in read) content[collection].push(read);
        else
          problems.push(
            ...read.problems.map((text) => `${name}, ${nameOf(document, index)}: ${text}`),
          );
      }
    }
  }
  if (problems.length > 0) throw new SnapshotError(problems);
  return content;
}

/** Problems that prevent an import of the file; empty if there are none. */
export function snapshotProblems(bytes: Uint8Array, pages: readonly string[]): string[] {
  try {
    readSnapshot(bytes, pages);
    return [];
  } catch (error) {
    if (error instanceof SnapshotError) return error.message.split('\n');
    throw error;
  }
}

/** Parses the JSON and checks its format and version. */
function parseFile(bytes: Uint8Array): Entries {
  let text: string;
  try {
    // Also removes a byte order mark.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SnapshotError(['The file isn’t UTF-8 text.']);
  }
  if (text.trim() === '') throw new SnapshotError(['The file is empty.']);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new SnapshotError(['The file isn’t valid JSON. It may be incomplete.']);
  }
  if (!isObject(file) || file['format'] !== SNAPSHOT_FORMAT) {
    throw new SnapshotError(['This isn’t a content snapshot. Create one with “Export content.”']);
  }
  const { version } = file;
  if (version !== SNAPSHOT_VERSION) {
    const isNewer = typeof version === 'number' && version > SNAPSHOT_VERSION;
    throw new SnapshotError([
      isNewer
        ? `The file has format version ${version}, but this site can import only version ${SNAPSHOT_VERSION}. Update the site first.`
        : `The format version is missing or too old. This site can import only version ${SNAPSHOT_VERSION}.`,
    ]);
  }
  return file;
}

function isObject(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownPart(file: Entries): string[] {
  const known: string[] = ['format', 'version', 'exportedAt', ...SNAPSHOT_COLLECTIONS];
  const unknown = Object.keys(file).find((name) => !known.includes(name));
  return unknown === undefined ? [] : [`${quoted(unknown)} doesn’t belong in a snapshot.`];
}

/** Name that identifies a document of the file in messages. */
function nameOf(document: unknown, index: number): string {
  const id = isObject(document) ? document['id'] : undefined;
  return typeof id === 'string' && id !== '' ? quoted(id) : `entry ${index + 1}`;
}

/** @param ids IDs found so far; this document's ID is added to them */
function readDocument(
  collection: SnapshotCollection,
  document: unknown,
  ids: Set<string>,
  pages: readonly string[],
  now: Date,
): SnapshotDocument | { problems: string[] } {
  if (!isObject(document)) return { problems: ['This entry isn’t a JSON object.'] };
  const { id, createdAt = null, updatedAt = null } = document;
  if (typeof id !== 'string' || !isDocumentId(id)) return { problems: ['The ID isn’t valid.'] };
  if (ids.has(id)) return { problems: ['This ID appears twice in the file.'] };
  ids.add(id);
  const names: string[] = ['id', ...datesOf(COLLECTIONS[collection])];
  // Object.fromEntries keeps an own `__proto__` as an ordinary field.
  const fields: RecordedFields = Object.fromEntries(
    Object.entries(document).filter(([name]) => !names.includes(name)),
  );
  const problems = fieldProblems(collection, fields, pages);
  for (const [name, date] of Object.entries({ createdAt, updatedAt })) {
    const problem = names.includes(name) ? dateProblem(date, now) : null;
    if (problem) problems.push(`${quoted(name)} ${problem}`);
  }
  return problems.length > 0 ? { problems } : { id, fields, createdAt: createdAt as string | null };
}

const ISO_DATE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?Z$/;

function dateProblem(date: unknown, now: Date): string | null {
  if (date === null) return null;
  const [text = '', seconds] = (typeof date === 'string' && ISO_DATE.exec(date)) || [];
  const time = Date.parse(text);
  // Date.parse turns February 31 into a day in March.
  const isDate = time >= 0 && new Date(time).toISOString().startsWith(String(seconds));
  if (!isDate) return 'must be a date such as 2026-01-31T12:00:00Z.';
  return time > now.getTime() + MAX_AHEAD_MS ? 'is in the future.' : null;
}
