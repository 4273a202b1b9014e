import * as v from 'valibot';
import { haveSameFields, type RecordedFields, withoutDates } from './recorded-change';
import { ConflictError, InvalidDocumentError } from '@/domain/errors';
import { isSameValue, mergeValues } from '@/lib/merge-values';
import { datesOf, fieldList, readFields } from './collection';
import { COLLECTIONS, type RecordedCollection } from './collections';
import { changedSchema } from './schemas';

/** A date that the server sets when it writes. */
export const COMMIT_TIME = Symbol('commit time');

export type Stored = RecordedFields | undefined;

export interface DocumentChange {
  collection: RecordedCollection;
  id: string;
  /** Version ('' for a missing document) or condition that must match what is stored; otherwise, it is a conflict. */
  expected?: string | ((stored: Stored) => boolean);
  /** New fields; null deletes, undefined keeps the document. May run again. `all`: the stored documents, in order. */
  next: (stored: Stored, all: readonly Stored[]) => RecordedFields | null | undefined;
}

/** Documents that are written together or not at all. */
export interface Change {
  /** The document that the change is about; the first of `documents`. */
  collection: RecordedCollection;
  id: string;
  /** If this is a function, it is called just before the write. */
  documents: readonly DocumentChange[] | (() => Promise<readonly DocumentChange[]>);
}

export const changeOf = (change: DocumentChange): Change => ({
  collection: change.collection,
  id: change.id,
  documents: [change],
});

/** Collections whose documents administrators replace as a whole. */
export type WholeCollection = Exclude<RecordedCollection, 'contacts' | 'deletedContacts'>;

/** Replaces a document or, if `version` is '', adds it. Only a new document takes `createdAt` from `fields`. */
export function replacement(
  collection: WholeCollection,
  id: string,
  version: string,
  fields: RecordedFields | null | ((stored: Stored) => RecordedFields),
): DocumentChange {
  return {
    collection,
    id,
    expected: version,
    next(stored) {
      const next = typeof fields === 'function' ? fields(stored) : fields;
      return next && fieldsToSave(collection, next, stored);
    },
  };
}

export const saveDocument = (...replaced: Parameters<typeof replacement>) =>
  changeOf(replacement(...replaced));

export const deleteDocument = (collection: WholeCollection, id: string, version: string) =>
  saveDocument(collection, id, version, null);

/** Changes some fields. The write throws InvalidDocumentError if another field of the document is invalid. */
export const fieldUpdate = (
  collection: WholeCollection,
  id: string,
  version: string,
  fields: RecordedFields,
) =>
  replacement(collection, id, version, (stored) => {
    if (!stored) throw new ConflictError();
    const changed = { ...stored, ...fields };
    const isValid = v.is(changedSchema(COLLECTIONS[collection]), withoutDates(changed));
    if (!isValid) throw new InvalidDocumentError();
    return changed;
  });

export interface FormSave {
  id: string;
  /** The input that the form started with; null for a new document. */
  base: RecordedFields | null;
  input: RecordedFields;
  /** Inputs that `input` may replace: what the form has sent, and others' input that it has shown. */
  known: readonly RecordedFields[];
  /** Form input of the saved document; undefined if it can't be edited. */
  read: (stored: Stored, id: string) => RecordedFields | undefined;
  /** Fields of a new document that the form doesn't set. */
  initial?: () => Promise<RecordedFields>;
}

/** Merges a form into the saved document (design 14). Conflicts if others deleted it or changed the same field. */
export function saveForm(collection: WholeCollection, form: FormSave): Change {
  const { id, base, input, known, read, initial } = form;
  const description = COLLECTIONS[collection];
  const ofDesk = fieldList(description).flatMap(({ name, writtenBy }) =>
    writtenBy === 'desk' ? name : [],
  );
  const merged = (stored: Stored) => {
    const theirs = read(stored, id);
    return base && theirs && mergeValues(base, input, theirs, known);
  };
  const isOwn = (stored: Stored) =>
    [input, ...known].some((saved) => isSameValue(read(stored, id), saved));
  const isExpected = (stored: Stored) =>
    base ? merged(stored)?.contested.length === 0 : !stored || isOwn(stored);
  return {
    collection,
    id,
    async documents() {
      const added = await initial?.();
      const next = (stored: Stored) => {
        const others = stored ? Object.entries(readFields(description, stored)) : [];
        const kept = others.filter(([name, value]) => ofDesk.includes(name) && value !== null);
        const values = merged(stored)?.values ?? input;
        // Saving the defaults of a missing document would only end that later defaults apply.
        if (!stored && isSameValue(values, read(stored, id))) return undefined;
        const fields = { ...(stored ? Object.fromEntries(kept) : added), ...values };
        return fieldsToSave(collection, fields, stored);
      };
      return [{ collection, id, expected: isExpected, next }];
    },
  };
}

/** Adds the dates that the rules require, and omits fields without a value. A stored document keeps its createdAt. */
function fieldsToSave(
  collection: WholeCollection,
  { createdAt, ...fields }: RecordedFields,
  stored: Stored,
): RecordedFields {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  const dated = { ...Object.fromEntries(given), updatedAt: COMMIT_TIME };
  if (!datesOf(COLLECTIONS[collection]).includes('createdAt')) return dated;
  const known = stored ? stored['createdAt'] : createdAt;
  return { ...dated, createdAt: isDate(known) ? known : COMMIT_TIME };
}

/**
 * Undoes the write of a document: brings back the fields that it changed. A conflict if someone has changed one of them
 * since. `after`: the fields as the write saved them; null if it deleted the document.
 */
export function inverse(
  { collection, id }: Pick<DocumentChange, 'collection' | 'id'>,
  before: Stored,
  after: RecordedFields | null,
): DocumentChange {
  const changed = differing(before, after);
  return {
    collection,
    id,
    // A document that was created is deleted, so nothing may have been added to it.
    expected: (stored) =>
      Boolean(stored) === Boolean(after) &&
      differing(stored, after).every((name) => before && !changed.includes(name)),
    next(stored) {
      if (!before) return null;
      const others = Object.entries(stored ?? {}).filter(([name]) => !changed.includes(name));
      const restored = changed.flatMap((name) =>
        (before[name] ?? null) === null ? [] : [[name, before[name]]],
      );
      // firestore.rules require the time of the commit in both dates.
      const dates = {
        updatedAt: COMMIT_TIME,
        ...(collection === 'deletedContacts' && { deletedAt: COMMIT_TIME }),
      };
      return { ...withoutOldReply(Object.fromEntries([...others, ...restored])), ...dates };
    },
  };
}

/** An earlier version kept the reply time of contacts that were set back to `new`, which firestore.rules refuse. */
export function withoutOldReply({ contactedAt, ...fields }: RecordedFields): RecordedFields {
  return contactedAt === undefined || fields['status'] === 'new'
    ? fields
    : { ...fields, contactedAt };
}

/** Names of the fields in which two documents differ, except `updatedAt`. */
const differing = (one: Stored, other: RecordedFields | null): string[] =>
  Object.keys({ ...one, ...other }).filter(
    (name) => name !== 'updatedAt' && !isSameValue(one?.[name] ?? null, other?.[name] ?? null),
  );

/** Whether a write would change nothing but `updatedAt`. A malformed `createdAt` counts as a change, to replace it. */
export function isUnchanged(next: RecordedFields | null, stored: Stored): boolean {
  if (!next || !stored) return !next && !stored;
  return (
    haveSameFields(withoutDates(next), withoutDates(stored)) &&
    isSameValue(next['createdAt'], stored['createdAt'])
  );
}

const isDate = (value: unknown) => value instanceof Object && 'nanoseconds' in value;
