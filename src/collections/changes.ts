import * as v from 'valibot';
import type { UndoProblem } from '@/domain/errors';
import { withoutDates, type RecordedChange } from './recorded-change';
import { COLLECTIONS, type RecordedCollection } from './collections';
import { documentSchema } from './schemas';

const fields = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null);
const text = v.fallback(v.string(), '');

const changeSchema = v.object({
  collection: v.picklist(Object.keys(COLLECTIONS) as RecordedCollection[]),
  document: v.string(),
  uid: text,
  email: text,
  at: v.fallback(v.nullable(v.date()), null),
  before: fields,
  after: fields,
  action: text,
  size: v.fallback(v.number(), 1),
});

/** Parses an entry of the history. Throws if its collection or document ID is invalid, which firestore.rules prevent. */
export function parseChange(id: string, data: unknown): RecordedChange {
  const change = v.parse(changeSchema, data);
  // Entries of earlier versions belong to no action.
  return { id, ...change, action: change.action || id };
}

/** Why Undo can't bring back the earlier fields: they were erased or never logged, or they no longer pass validation. */
export function undoProblem({ collection, before, after }: RecordedChange): UndoProblem | null {
  if (collection === 'deletedContacts') return 'gone';
  // The inquiry itself is deleted and restored with its note.
  if (collection === 'contacts') return before && after && 'note' in after ? 'note' : null;
  if (!before) return null;
  return v.is(documentSchema(COLLECTIONS[collection]), withoutDates(before)) ? null : 'invalid';
}
