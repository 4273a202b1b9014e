import * as v from 'valibot';
import type { RecordedFields } from './change';
import { DOCUMENT_SCHEMAS } from './document-schemas';
import type { SnapshotCollection } from './snapshot';

/** Firestore rejects these ids. https://firebase.google.com/docs/firestore/quotas#limits */
const INVALID_ID = /^$|\/|^\.{1,2}$|^__.*__$/;
/** In bytes. Firestore allows 1,500; the id of a record in `changes` contains it. */
const MAX_ID = 1_400;

/** Half of a character, which UTF-8 can't express. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a document can have this id and a record of its changes. */
export function isDocumentId(id: string): boolean {
  return !INVALID_ID.test(id) && !LONE_SURROGATE.test(id) && byteCount(id) <= MAX_ID;
}

const byteCount = (text: string) => new TextEncoder().encode(text).length;

/**
 * What is wrong with the fields of a document, in sentences, at most one for each field of its schema; nothing if
 * firestore.rules accept them.
 * @param fields without the dates
 * @param pages the pages that can have SEO settings
 */
export function fieldProblems(
  collection: SnapshotCollection,
  fields: RecordedFields,
  pages: readonly string[],
): string[] {
  const schema = DOCUMENT_SCHEMAS[collection];
  // Not left to the schema, which would take `__proto__` and other names of Object.prototype for known ones.
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(schema.entries, name));
  if (unknown !== undefined) return [`${quoted(unknown)} isn’t a field here.`];
  const issues = Object.entries(schema.entries).flatMap(([name, entry]) => {
    const field = v.object({ [name]: entry });
    return v.safeParse(field, fields, { abortEarly: true }).issues ?? [];
  });
  if (issues.length > 0) return issues.map(messageOf);
  const texts = Object.values(fields).flat();
  if (texts.some((text) => typeof text === 'string' && LONE_SURROGATE.test(text))) {
    return ['A text has half of a character in it.'];
  }
  const hasPage = collection !== 'seoSettings' || pages.includes(String(fields['page']));
  return hasPage ? [] : [`The site has no page ${quoted(String(fields['page']))}.`];
}

const EXPECTED: Record<string, string> = {
  string: 'must be a text',
  boolean: 'must be true or false',
  number: 'must be a number',
  array: 'must be a list',
};

function messageOf(issue: v.BaseIssue<unknown>): string {
  const { kind, type, path, received, expected, message } = issue;
  // Messages of our own name their field.
  if (kind === 'validation') return message;
  const [field, entry] = (path ?? []).map(({ key }) => key);
  const name = quoted(String(field)) + (entry === undefined ? '' : `, entry ${Number(entry) + 1},`);
  if (received === 'undefined') return `${name} is missing.`;
  const options = (expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');
  return `${name} ${EXPECTED[type] ?? `must be one of ${options}`}.`;
}

const MAX_QUOTED = 60;

/** A foreign text in a message or on a terminal: in quotation marks, on one line, without control characters, and cut. */
export function quoted(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Surrogate}]+/gu, ' ');
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}”`;
}
