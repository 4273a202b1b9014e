/**
 * A field of the stored document has a value that the database would refuse; nothing was written. Not in errors.ts,
 * which is a part of every public page.
 */
export class InvalidDocumentError extends Error {
  override name = 'InvalidDocumentError';
}
