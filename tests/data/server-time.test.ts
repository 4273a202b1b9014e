import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as authData from '@/data/auth';
import { serverTime } from '@/data/server-time';
import { resetDatabase } from '../support/database';
import { signInAsAdministrator } from './sign-in-as-administrator';

const REAL_NOW = Date.now.bind(Date);
const HOUR = 3_600_000;

beforeEach(resetDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await authData.signOut();
});

it('is the server’s, whatever the browser’s clock says, and asked for once', async () => {
  // Not kept: nobody is signed in.
  await expect(serverTime()).rejects.toThrow('Nobody is signed in');
  await signInAsAdministrator();
  vi.spyOn(Date, 'now').mockImplementation(() => REAL_NOW() + 5 * HOUR);
  const tokens = vi.spyOn(authData, 'readToken');
  const times = [await serverTime(), await serverTime()];
  for (const time of times) expect(Math.abs(time.getTime() - REAL_NOW())).toBeLessThan(5_000);
  expect(tokens).toHaveBeenCalledExactlyOnceWith({ isFresh: true });
});

it('is asked for again after a minute, because the browser’s clock may have been corrected', async () => {
  await signInAsAdministrator();
  await serverTime();
  vi.spyOn(Date, 'now').mockImplementation(() => REAL_NOW() + 7 * HOUR);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  expect(Math.abs((await serverTime()).getTime() - REAL_NOW())).toBeLessThan(5_000);
});
