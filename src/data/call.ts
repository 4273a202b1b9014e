import { AccessDeniedError, TimeoutError } from '@/domain/errors';

/** Timeouts of a call (design 4); firestore/lite has none. */
const READ_TIMEOUT_MS = 8_000;
const WRITE_TIMEOUT_MS = 15_000;

const ACCESS_DENIED_CODES = [
  'permission-denied',
  'unauthenticated',
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
];

/** Imports a data module and calls it. Throws TimeoutError after 8 s, import included, or AccessDeniedError. */
export function read<Module, Result>(
  load: () => Promise<Module>,
  call: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  return withTimeout(load().then(call), READ_TIMEOUT_MS);
}

/** As `read`, for changes: TimeoutError after 15 s. */
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
