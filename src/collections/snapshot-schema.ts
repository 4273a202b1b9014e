import * as v from 'valibot';
import type { RecordedFields } from '@/domain/change';
import { COLLECTIONS } from './collections';
import { documentSchema } from './schemas';
import type { SnapshotCollection } from './snapshot';

/** Firestore rejects these IDs. https://firebase.google.com/docs/firestore/quotas#limits */
const INVALID_ID = /^$|\/|^\.{1,2}$|^__.*__$/;
/** In bytes. Less than Firestore's 1,500, because the ID of a record in `changes` contains this ID. */
const MAX_ID = 1_400;

/** UTF-8 can't encode an unpaired surrogate. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether the ID is valid for a document and for the records of its changes. */
export function isDocumentId(id: string): boolean {
  return !INVALID_ID.test(id) && !LONE_SURROGATE.test(id) && byteCount(id) <= MAX_ID;
}

const byteCount = (text: string) => new TextEncoder().encode(text).length;

/**
 * Problems with the fields of a document, as sentences, at most one per schema field; empty if firestore.rules accept
 * the fields.
 * @param fields without createdAt and updatedAt
 * @param pages IDs of the pages that can have SEO settings
 */
export function fieldProblems(
  collection: SnapshotCollection,
  fields: RecordedFields,
  pages: readonly string[],
): string[] {
  const { entries } = documentSchema(COLLECTIONS[collection]);
  // Checked here, because the schema would accept `__proto__` and other names from Object.prototype.
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(entries, name));
  if (unknown !== undefined) return [`${quoted(unknown)} isn’t a known field.`];
  const issues = Object.entries(entries).flatMap(([name, entry]) => {
    const field = v.object({ [name]: entry });
    return v.safeParse(field, fields, { abortEarly: true }).issues ?? [];
  });
  if (issues.length > 0) return issues.map(messageOf);
  const texts = Object.values(fields).flat();
  if (texts.some((text) => typeof text === 'string' && LONE_SURROGATE.test(text))) {
    return ['A text field contains an invalid character. Delete the character and retype it.'];
  }
  const hasPage = collection !== 'seoSettings' || pages.includes(String(fields['page']));
  return hasPage ? [] : [`The site has no page ${quoted(String(fields['page']))}.`];
}

const EXPECTED: Record<string, string> = {
  string: 'must be text',
  boolean: 'must be true or false',
  number: 'must be a number',
  array: 'must be a list',
};

function messageOf(issue: v.BaseIssue<unknown>): string {
  const { kind, type, path, received, expected, message } = issue;
  // Custom messages already name the field.
  if (kind === 'validation') return message;
  const [field, entry] = (path ?? []).map(({ key }) => key);
  const name = quoted(String(field)) + (entry === undefined ? '' : `, entry ${Number(entry) + 1},`);
  if (received === 'undefined') return `${name} is missing.`;
  const options = (expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');
  return `${name} ${EXPECTED[type] ?? `must be one of ${options}`}.`;
}

const MAX_QUOTED = 60;

/** Quotes untrusted text for a message or a terminal: on one line, without control characters, and truncated. */
export function quoted(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Surrogate}]+/gu, ' ');
  return `“${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}”`;
}
