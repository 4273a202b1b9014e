import { expect, it } from 'vitest';
import { reasonForFailedWrite } from '@/content/failures';
import * as errors from '@/domain/errors';

it.each([
  [new errors.AccessDeniedError(), /Sign in again or ask an administrator for access/],
  [new errors.BusyError(), /^The database is busy.* Wait a moment, then try again/],
  [
    new errors.ConflictError(),
    /changed or deleted, so nothing was changed. The page now shows the current version\.$/,
  ],
  [new errors.InvalidDocumentError(), /Edit the item, correct the field, and save/],
  [new errors.TimeoutError(), /may or may not have been saved. Try again to make sure/],
  [new Error('Failed to fetch'), /Check your connection, then try again/],
])('the message about a failed write says what to do: %s', (error, reason) =>
  expect(reasonForFailedWrite(error)).toMatch(reason),
);
