import { RefusedError } from './errors';

/** A saved field that the database would refuse. Not in errors.ts, which every public page loads. */
export class InvalidDocumentError extends RefusedError {
  override name = 'InvalidDocumentError';
}
