import * as v from 'valibot';
import { RECORDED_COLLECTIONS, withoutDates, type Change, type UndoProblem } from '@/domain/change';
import { DOCUMENT_SCHEMAS } from '@/domain/document-schemas';
import { storedDate, storedText } from '@/domain/fields';
import { inquiries } from './inquiries';
import { recordedSchema } from './schemas';

const storedFields = v.fallback(v.nullable(v.record(v.string(), v.unknown())), null);

const storedChangeSchema = v.object({
  collection: v.picklist(RECORDED_COLLECTIONS),
  document: v.string(),
  uid: storedText,
  email: storedText,
  at: storedDate,
  before: storedFields,
  after: storedFields,
});

/** Parses a saved record. Throws if its collection or document ID is invalid, which firestore.rules prevent. */
export function parseChange(id: string, data: unknown): Change {
  return { id, ...v.parse(storedChangeSchema, data) };
}

/** Fields that undo can restore in each collection, without the dates. */
const SCHEMAS = {
  ...DOCUMENT_SCHEMAS,
  contacts: recordedSchema(inquiries),
};

/** Why a change can never be undone, or null if it can be. */
export function undoProblem({ collection, before, after }: Change): UndoProblem | null {
  // If the note is null both before and after, it was erased with its inquiry.
  const isErasedNote = before?.['note'] === null && after?.['note'] === null;
  if (collection === 'deletedContacts' || isErasedNote) return 'gone';
  // Undo restores a deleted inquiry from the trash, not from its record.
  if (!before || (collection === 'contacts' && !after)) return null;
  return v.is(SCHEMAS[collection], withoutDates(before)) ? null : 'invalid';
}
