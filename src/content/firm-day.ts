import { dayIn } from '@/lib/day';
import { TIME_ZONE } from './firm';

/** The day at the firm as `YYYY-MM-DD`; careers close at its end (design 4). */
export const firmDay = (now = new Date()) => dayIn(TIME_ZONE, now);
