import { startOfDay, subMonths } from 'date-fns';
import { FIRM } from '@/content/firm';

/** Filter of the inquiries that are older than the firm promises to keep them: the same one all day. */
export const pastRetention = () => ({
  before: startOfDay(subMonths(new Date(), FIRM.retentionMonths)),
});
