import { RefusedError } from './errors';

/** A field of the stored document has a value that the database would refuse. Not in errors.ts, which is a part of every public page. */
export class InvalidDocumentError extends RefusedError {
  override name = 'InvalidDocumentError';
}
