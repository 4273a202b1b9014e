import type { ResponseClock } from '@/domain/response-time';
import { clockHours, workingHours } from '@/lib/working-hours';
import { FIRM, RESPONSE_COUNTS, SCHEDULE, TIME_ZONE, type SchedulePart } from './firm';

/** When something is due after a number of hours, if only the firm's working hours count. */
export const workingClock = (hours: number): ResponseClock =>
  workingHours(hours, { ...FIRM.hours, timeZone: TIME_ZONE });

/** When a part of the schedule has had time for this many runs after its last one, in working hours. */
export const runAfter = (part: SchedulePart, last: Date, runs: number): Date =>
  workingClock((runs * SCHEDULE[part]) / 60).dueAt(last);

/** Computes when replies are due. Not for public pages: with working hours, it loads code for time zones (@date-fns/tz). */
export const RESPONSE_CLOCK: ResponseClock =
  RESPONSE_COUNTS === 'clock' ? clockHours(FIRM.responseHours) : workingClock(FIRM.responseHours);
