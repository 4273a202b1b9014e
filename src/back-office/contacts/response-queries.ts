import { queryOptions } from '@tanstack/react-query';
import { addWeeks, startOfWeek, subDays } from 'date-fns';
import { DASHBOARD_FAILURE } from '@/content/failures';
import { FIRM } from '@/content/firm';
import { read } from '@/data/call';
import { contactQueries } from './contact-queries';

const figuresData = () => import('@/data/contact-figures');

export const FIGURE_DAYS = 30;
export const FIGURE_WEEKS = 12;

/** Not cached after the screen closes (gcTime 0), because visitors add contacts all the time. */
export const responseQueries = {
  figures: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'response time'],
      queryFn: () =>
        read(figuresData, async (data) => {
          const now = new Date();
          const [figures, weeks] = await Promise.all([
            data.responseFigures(subDays(now, FIGURE_DAYS), FIRM.responseHours, now),
            data.weeklyFigures(lastWeeks(now), FIRM.responseHours),
          ]);
          return { ...figures, weeks };
        }),
      gcTime: 0,
      meta: DASHBOARD_FAILURE,
    }),
};

/** The Mondays on which the last weeks begin in the local time zone, and the end of the current one. */
function lastWeeks(now: Date): Date[] {
  const current = startOfWeek(now, { weekStartsOn: 1 });
  return Array.from({ length: FIGURE_WEEKS + 1 }, (_, index) =>
    addWeeks(current, index + 1 - FIGURE_WEEKS),
  );
}
