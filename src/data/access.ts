import { FirebaseError } from 'firebase/app';
import { UnexpectedAnswerError } from '@/domain/errors';

/** What the database says to a request: it serves it, the rules refuse it, or the index that it needs is missing. */
export type Access = 'granted' | 'refused' | 'no-index';

const ANSWERS: Record<string, Access> = {
  'permission-denied': 'refused',
  'failed-precondition': 'no-index',
};

/** Codes of the SDK for requests without an answer. */
const NO_ANSWER = ['unknown', 'unavailable'];

/** Throws UnexpectedAnswerError for any other answer, or the error of a request without one. */
export async function accessOf(request: Promise<unknown>): Promise<Access> {
  try {
    await request;
    return 'granted';
  } catch (error) {
    if (!(error instanceof FirebaseError) || NO_ANSWER.includes(error.code)) throw error;
    const answer = ANSWERS[error.code];
    if (answer) return answer;
    throw new UnexpectedAnswerError(error.code);
  }
}
