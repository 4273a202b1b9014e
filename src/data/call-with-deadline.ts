import { AccessDeniedError, BusyError, PreconditionError, TimeoutError } from '@/domain/errors';

/** Timeouts for calls (design 4); firestore/lite has none of its own. */
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

const within =
  (milliseconds: number) =>
  async <Module, Result>(
    load: () => Promise<Module>,
    call: (module: Module, signal: AbortSignal) => Result | Promise<Result>,
  ): Promise<Result> => {
    const deadline = new AbortController();
    const timeout = new Promise<never>((_resolve, reject) => {
      deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason as Error));
    });
    const timer = setTimeout(
      () => deadline.abort(new TimeoutError(`No response within ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
    try {
      const result = load().then((module) => call(module, deadline.signal));
      return await Promise.race([result, timeout]);
    } catch (error) {
      throw translated(error);
    } finally {
      clearTimeout(timer);
    }
  };

/** Calls a function of a data module. After 8 s, aborts the signal and throws TimeoutError. Maps Firebase errors. */
export const read = within(READ_TIMEOUT_MS);

export const write = within(WRITE_TIMEOUT_MS);

type Lazy<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** A data module that loads with its first call. Each call is a `read`, unless `call` is `write`. */
export function lazy<Module extends object>(load: () => Promise<Module>, call = read) {
  return new Proxy({} as Lazy<Module>, {
    get:
      (_module, name) =>
      (...args: unknown[]) =>
        call(load, (module) =>
          (Reflect.get(module, name) as (...args: unknown[]) => unknown)(...args),
        ),
  });
}

function translated(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const cause = { cause: error };
  if (ACCESS_DENIED_CODES.includes(code)) return new AccessDeniedError(error.message, cause);
  // Firestore gave up after contention with other transactions.
  if (code === 'aborted') return new BusyError(error.message, cause);
  if (code === 'failed-precondition') return new PreconditionError(error.message, cause);
  return error;
}
