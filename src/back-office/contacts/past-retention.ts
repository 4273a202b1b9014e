import { startOfDay, subMonths } from 'date-fns';
import { FIRM } from '@/content/firm';

/** Filter for inquiries older than the firm's retention period. Constant all day, to keep query keys stable. */
export const pastRetention = () => ({
  before: startOfDay(subMonths(new Date(), FIRM.retentionMonths)),
});
