import { RefusedError } from './errors';

/** A stored field is invalid. Not in errors.ts, because every public page loads that file. */
export class InvalidDocumentError extends RefusedError {
  override name = 'InvalidDocumentError';
}
