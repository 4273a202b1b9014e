import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeadlineError, read, write } from '@/data/deadline';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['read', read, 8_000],
  ['write', write, 15_000],
])('a %s without an answer fails at its deadline and not before', async (_name, call, deadline) => {
  const outcome = vi.fn();
  call(never).catch(outcome);
  await vi.advanceTimersByTimeAsync(deadline - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(DeadlineError));
});

it('gives the answer or the failure of the call itself, and leaves no timer behind', async () => {
  expect(await read(() => Promise.resolve('answer'))).toBe('answer');
  await expect(write(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
