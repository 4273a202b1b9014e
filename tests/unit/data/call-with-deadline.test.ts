import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazy, read, write } from '@/data/call-with-deadline';
import { AccessDeniedError, BusyError, PreconditionError, TimeoutError } from '@/domain/errors';

const never = () => new Promise<never>(() => undefined);
const load = () => Promise.resolve({ answer: 'answer' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  { name: 'read', call: read, timeout: 8_000 },
  { name: 'write', call: write, timeout: 15_000 },
])('a $name', ({ call, timeout }) => {
  it.each([
    ['a response', () => call(load, never)],
    ['the module that makes the call', () => call(never, load)],
    ['a function of a lazy module', () => lazy(() => Promise.resolve({ never }), call).never()],
  ])('fails exactly at its timeout if it is still waiting for %s', async (_what, begin) => {
    const outcome = vi.fn();
    begin().catch(outcome);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(TimeoutError));
  });

  it('returns the result or throws the error of the call, and clears its timer', async () => {
    expect(await call(load, (module) => module.answer)).toBe('answer');
    const error = Object.assign(new Error('refused'), { code: 'unavailable' });
    await expect(call(load, () => Promise.reject(error))).rejects.toBe(error);
    await expect(call(() => Promise.reject(error), never)).rejects.toBe(error);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['permission-denied', AccessDeniedError],
    ['unauthenticated', AccessDeniedError],
    ['auth/user-token-expired', AccessDeniedError],
    // Other transactions have locked the documents.
    ['aborted', BusyError],
    // The query has no index.
    ['failed-precondition', PreconditionError],
  ])('throws a specific error for the error code %s', async (code, ErrorClass) => {
    const error = Object.assign(new Error('refused'), { code });
    await expect(call(load, () => Promise.reject(error))).rejects.toThrow(ErrorClass);
  });
});

describe('the abort signal of a write', () => {
  it('is aborted at the timeout, which includes the time to load the code', async () => {
    const signals: AbortSignal[] = [];
    const slowLoad = () => new Promise<object>((resolve) => setTimeout(resolve, 10_000, {}));
    const outcome = vi.fn();
    write(slowLoad, (_module, signal) => {
      signals.push(signal);
      return never();
    }).catch(outcome);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.reason).toBeInstanceOf(TimeoutError);
    expect(outcome).toHaveBeenCalledWith(signals[0]?.reason);
  });

  it('is aborted from the start if the code loads after the timeout', async () => {
    const slowLoad = () => new Promise<object>((resolve) => setTimeout(resolve, 16_000, {}));
    const signals: AbortSignal[] = [];
    write(slowLoad, (_module, signal) => signals.push(signal)).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('is not aborted after the write has ended', async () => {
    const signal = await write(load, (_module, given) => given);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(signal.aborted).toBe(false);
  });
});

it('a lazy module loads with the first call, which reaches the function that the module has then', async () => {
  const module = { sum: (a: number, b: number) => a + b };
  const loading = vi.fn(() => Promise.resolve(module));
  const functions = lazy(loading, read);
  expect(loading).not.toHaveBeenCalled();
  expect(await functions.sum(1, 2)).toBe(3);
  const stub = vi.spyOn(module, 'sum').mockReturnValue(4);
  expect(await functions.sum(1, 2)).toBe(4);
  expect(stub).toHaveBeenCalledExactlyOnceWith(1, 2);
});
