import { afterEach, expect, it, vi } from 'vitest';
import { serverTime } from '@/data/server-time';
import { startAsAdministrator, startAsVisitor } from './sessions';

const REAL_NOW = Date.now.bind(Date);
const HOUR = 3_600_000;

const started = performance.now();
const clock = vi.spyOn(performance, 'now');

/** Lets minutes go by, after which the time is asked for again. */
function passMinutes(minutes: number) {
  clock.mockReturnValue(started + minutes * 60_001);
}

const setBrowserClock = (hours: number) =>
  vi.spyOn(Date, 'now').mockImplementation(() => REAL_NOW() + hours * HOUR);

const expectServerTime = async () =>
  expect(Math.abs((await serverTime()).getTime() - REAL_NOW())).toBeLessThan(5_000);

afterEach(async () => {
  // Other files share the module, which keeps no time that it can't ask for.
  passMinutes(9);
  await startAsVisitor();
  await expect(serverTime()).rejects.toThrow('Nobody is signed in');
  vi.restoreAllMocks();
});

it('is the server’s, whatever the browser’s clock says, and asked for once a minute', async () => {
  passMinutes(1);
  await startAsAdministrator();
  setBrowserClock(5);
  await expectServerTime();
  // The browser's clock is corrected.
  setBrowserClock(7);
  expect((await serverTime()).getTime() - REAL_NOW()).toBeGreaterThan(HOUR);
  passMinutes(2);
  await expectServerTime();
});
