import { expect, it } from 'vitest';
import { scheduleWords } from '@/back-office/site/schedule-line';

it('a part of the schedule is late from three intervals on, on weekends too', () => {
  const inquiries = new Date('2026-11-20T23:07:00-05:00');
  const heartbeat = { inquiries, site: null, publish: null, liveUntil: null, waits: [] };
  const isLateAt = (clock: string) =>
    scheduleWords(heartbeat, new Date(`2026-11-21T${clock}-05:00`)).map(({ isLate }) => isLate);
  expect([isLateAt('02:06:59'), isLateAt('02:07:00')]).toEqual([[false], [true]]);
});
