import { beforeEach, expect, it } from 'vitest';
import { getHeartbeat } from '@/data/heartbeat';
import { putExactly } from '../support/database';
import { startAsAdministrator } from './sessions';

beforeEach(startAsAdministrator);

it('the heartbeat has no times before the first run, and only valid values after that', async () => {
  const nothing = { inquiries: null, site: null, publish: null, liveUntil: null, waits: [] };
  expect(await getHeartbeat()).toEqual(nothing);
  const site = new Date('2026-11-25T14:30:00Z');
  const liveUntil = new Date('2026-11-25T14:20:00Z');
  const stored = { site, liveUntil, publish: 'now', waits: [5, '7', null] };
  await putExactly('watch/heartbeat', stored);
  expect(await getHeartbeat()).toEqual({ ...nothing, site, liveUntil, waits: [5] });
});
