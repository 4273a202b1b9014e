import * as v from 'valibot';
import type { UndoProblem } from '@/domain/errors';
import { withoutDates, type RecordedChange } from './recorded-change';
import { COLLECTIONS, type RecordedCollection } from './collections';
import { recordedSchema } from './schemas';

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
});

/** Parses a saved record. Throws if its collection or document ID is invalid, which firestore.rules prevent. */
export function parseChange(id: string, data: unknown): RecordedChange {
  return { id, ...v.parse(changeSchema, data) };
}

export function undoProblem({ collection, before, after }: RecordedChange): UndoProblem | null {
  // If the note is null both before and after, it was erased with its inquiry.
  const isErasedNote = before?.['note'] === null && after?.['note'] === null;
  if (collection === 'deletedContacts' || isErasedNote) return 'gone';
  // Undo restores a deleted inquiry from the trash, not from its record.
  if (!before || (collection === 'contacts' && !after)) return null;
  return v.is(recordedSchema(COLLECTIONS[collection]), withoutDates(before)) ? null : 'invalid';
}
