import { afterEach, expect, it, vi } from 'vitest';
import { logError } from '@/lib/log-error';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('in production, logError logs only the code or class of an error, because messages may contain personal data', () => {
  vi.stubEnv('DEV', false);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = Object.assign(new Error('grace@example.com'), { code: 'permission-denied' });
  logError('Failed to send message', error);
  logError('Failed to send message', new TypeError('grace@example.com'));
  expect(log.mock.calls).toEqual([
    ['Failed to send message (permission-denied)'],
    ['Failed to send message (TypeError)'],
  ]);
});

it('in development, logError also logs the error itself', () => {
  vi.stubEnv('DEV', true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('what happened');
  logError('Failed to send message', error);
  expect(log).toHaveBeenCalledWith('Failed to send message (TypeError)', error);
});
