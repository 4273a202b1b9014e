import type { ResponseClock } from '@/domain/response-time';
import { clockHours, workingHours } from '@/lib/working-hours';
import { FIRM, RESPONSE_COUNTS, TIME_ZONE } from './firm';

/** When replies are due if only the firm's working hours count. */
export const workingClock = (): ResponseClock =>
  workingHours(FIRM.responseHours, { ...FIRM.hours, timeZone: TIME_ZONE });

/** When the firm's replies are due. For the back office only: it may load code for time zones. */
export const RESPONSE_CLOCK: ResponseClock =
  RESPONSE_COUNTS === 'clock' ? clockHours(FIRM.responseHours) : workingClock();
