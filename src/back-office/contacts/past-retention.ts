import { TZDate } from '@date-fns/tz';
import { startOfDay, subMonths } from 'date-fns';
import { FIRM, TIME_ZONE } from '@/content/firm';

/** Filter for inquiries older than the firm's retention period. Constant all its day, to keep query keys stable. */
export function pastRetention() {
  const today = startOfDay(new TZDate(new Date(), TIME_ZONE));
  return { before: new Date(subMonths(today, FIRM.retentionMonths).getTime()) };
}
