import { ConflictError, UndoError } from '@/domain/errors';

/** Of a commit that others kept out again and again. */
const OUTRUN_CODES: unknown[] = ['aborted', 'permission-denied'];

/** Whether an error is what the loser of a race is told: nothing was written. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof ConflictError || error instanceof UndoError) return true;
  return error instanceof Error && 'code' in error && OUTRUN_CODES.includes(error.code);
}
