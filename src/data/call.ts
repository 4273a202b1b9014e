import { AccessDeniedError, TimeoutError } from '@/domain/errors';

/** Longest wait for an answer, in milliseconds (design 4): firestore/lite itself waits for ever. */
const READ_TIMEOUT_MS = 8_000;
const WRITE_TIMEOUT_MS = 15_000;

/** Codes of Firestore and of the identity provider for "not allowed" and "not signed in any more". */
const ACCESS_DENIED_CODES = [
  'permission-denied',
  'unauthenticated',
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
];

/**
 * Loads a data module and makes a call of it, as in
 * `read(() => import('@/data/careers'), (careers) => careers.getCareer(id))`.
 * Firebase comes with the module, so no page loads it before its first call.
 * @throws TimeoutError after 8 s, loading included
 * @throws AccessDeniedError when the person may not do that
 */
export function read<Module, Result>(
  load: () => Promise<Module>,
  call: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  return withTimeout(load().then(call), READ_TIMEOUT_MS);
}

/** As `read`, for calls that change something: TimeoutError after 15 s. */
export function write<Module, Result>(
  load: () => Promise<Module>,
  call: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  return withTimeout(load().then(call), WRITE_TIMEOUT_MS);
}

async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    const isDenied =
      error instanceof Error && 'code' in error && ACCESS_DENIED_CODES.includes(String(error.code));
    throw isDenied ? new AccessDeniedError(error.message, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
