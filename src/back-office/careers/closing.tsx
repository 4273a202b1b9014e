import { useQuery } from '@tanstack/react-query';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import { DashboardLine } from '@/back-office/ui/dashboard-line';
import type { Career } from '@/collections/careers';
import { DASHBOARD_FAILURE } from '@/content/failures';
import { firmDay } from '@/content/firm-day';
import { dayAfter, recentDayOf } from '@/lib/day';
import { plural } from '@/lib/plural';
import { careerDeskQueries } from './career-desk-data';
import { pathToCareerDesk } from './career-desk-data';

/**
 * 'closes in 5 days' or 'closed since Nov 23', the day after the closing date. '' for an inactive career, or one without
 * a closing date.
 */
export function closingWords({ isActive, closesOn }: Career, today: string): string {
  if (!isActive || !closesOn) return '';
  const days = differenceInCalendarDays(parseISO(closesOn), parseISO(today));
  if (days < 0) return `closed since ${recentDayOf(dayAfter(closesOn, 1))}`;
  return days === 0 ? 'closes today' : `closes in ${plural(days, 'day')}`;
}

export function ClosedCareers() {
  const closed = useQuery({ ...careerDeskQueries.closed(firmDay()), meta: DASHBOARD_FAILURE });
  if (!closed.data) return null;
  return (
    <DashboardLine to={pathToCareerDesk({ status: 'closing' })} label="Careers">
      {plural(closed.data, 'career has', 'careers have')} closed. Visitors no longer see{' '}
      {closed.data === 1 ? 'it' : 'them'}.
    </DashboardLine>
  );
}
