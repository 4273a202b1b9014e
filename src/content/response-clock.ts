import type { ResponseClock } from '@/domain/response-time';
import { clockHours, workingHours } from '@/lib/working-hours';
import { FIRM, RESPONSE_COUNTS, TIME_ZONE } from './firm';

/** When something is due after a number of hours, if only the firm's working hours count. */
export const workingClock = (hours: number): ResponseClock =>
  workingHours(hours, { ...FIRM.hours, timeZone: TIME_ZONE });

/** Computes when replies are due. Not for public pages: with working hours, it loads code for time zones (@date-fns/tz). */
export const RESPONSE_CLOCK: ResponseClock =
  RESPONSE_COUNTS === 'clock' ? clockHours(FIRM.responseHours) : workingClock(FIRM.responseHours);
