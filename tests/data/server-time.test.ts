import { afterEach, expect, it, vi } from 'vitest';
import { serverTime } from '@/data/server-time';
import { startAsAdministrator, startAsVisitor } from './sessions';

const REAL_NOW = Date.now.bind(Date);
const HOUR = 3_600_000;

const started = performance.now();
const clock = vi.spyOn(performance, 'now');

/** Sets `performance.now()` to this many minutes after the start. The saved server time expires after a minute. */
function passMinutes(minutes: number) {
  clock.mockReturnValue(started + minutes * 60_001);
}

const setBrowserClock = (hours: number) =>
  vi.spyOn(Date, 'now').mockImplementation(() => REAL_NOW() + hours * HOUR);

const expectServerTime = async () =>
  expect(Math.abs((await serverTime()).getTime() - REAL_NOW())).toBeLessThan(5_000);

afterEach(async () => {
  // Make a request fail to reset the saved time, because other test files share this module.
  passMinutes(9);
  await startAsVisitor();
  await expect(serverTime()).rejects.toThrow('No user is signed in');
  vi.restoreAllMocks();
});

it('serverTime returns the server’s time, regardless of the browser’s clock, and requests it at most once a minute', async () => {
  passMinutes(1);
  await startAsAdministrator();
  setBrowserClock(5);
  await expectServerTime();
  // The saved offset is still used, so the returned time follows the browser's clock.
  setBrowserClock(7);
  expect((await serverTime()).getTime() - REAL_NOW()).toBeGreaterThan(HOUR);
  passMinutes(2);
  await expectServerTime();
});
