import { TZDate } from '@date-fns/tz';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { addWeeks, format, startOfWeek, subDays } from 'date-fns';
import { useId, useRef } from 'react';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useFocusRepair } from '@/components/use-focus-repair';
import { DASHBOARD_FAILURE } from '@/content/failures';
import { FIRM, TIME_ZONE } from '@/content/firm';
import { contactsData } from '@/data/lazy-back-office-data';
import { responseFigures, shareWords } from '@/domain/response-time';
import { formatDay } from '@/lib/dates';
import { contactQueries } from './contact-queries';
import { ResponseDrawing, ResponseMark } from './response-drawing';
import { inquiryCount } from '@/back-office/documents/inquiry-words';

export function ResponseTime() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const figures = useQuery(figuresQuery);
  const { data, error } = figures;

  const isFailed = error !== null && !data;
  // "Try again" disappears when clicked. A failure while the page loads must not move the focus.
  useFocusRepair(panel, isFailed, (element) => {
    if (!isFailed) element.focus({ preventScroll: true });
  });

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={figures.isPending}
      className="min-w-0 border border-rule bg-paper-raised"
    >
      <div className="flex min-h-13 flex-wrap items-baseline gap-x-3 border-b border-rule px-4 py-3">
        <h2 id={id} className="text-lg">
          Response time
        </h2>
        <p className="text-sm text-ink-soft">
          Last {FIGURE_DAYS} days. Inquiries without a reply count only when overdue.
          {data?.newest !== undefined && ` Counts the newest ${inquiryCount(data.newest)}.`}
        </p>
      </div>
      {isFailed ? (
        <LoadFailure what="The response times" query={figures} />
      ) : (
        <div className="grid gap-x-10 gap-y-6 p-4 sm:grid-cols-[13rem_minmax(0,36rem)]">
          <InTime figures={data} />
          <ResponseWeeks weeks={data?.weeks} />
        </div>
      )}
    </section>
  );
}

type Figures = ReturnType<typeof responseFigures>;

function InTime({ figures }: { figures: Figures | undefined }) {
  const { decided = 0, inTime = 0 } = figures ?? {};
  return (
    <dl className="grid gap-1 self-start border-l-3 border-firm ps-4">
      <dt className="text-sm font-semibold text-ink-soft">
        Replied within {FIRM.figures.response}
      </dt>
      <dd className="min-h-12 font-heading text-3xl lining-nums tabular-nums">
        {!figures && <span className="skeleton inline-block h-9 w-24" aria-hidden />}
        {decided > 0 && shareWords(inTime, decided)}
        {figures && decided === 0 && (
          <span className="font-text text-base text-ink-soft">no data yet</span>
        )}
      </dd>
      <dd className="min-h-6 text-sm text-ink-soft tabular-nums">
        {decided > 0 && `${inTime.toLocaleString('en-US')} of ${inquiryCount(decided)}`}
      </dd>
    </dl>
  );
}

const FIGURE_DAYS = 30;
const FIGURE_WEEKS = 12;
const MAX_COUNTED = 1000;

/** Not cached, because visitors send inquiries at any time. */
const figuresQuery = queryOptions({
  queryKey: [...contactQueries.all, 'response time'],
  queryFn: async () => {
    const now = new Date();
    const [since, weeks] = [subDays(now, FIGURE_DAYS), lastWeeks(now)];
    const { items, next } = await contactsData.listContacts({
      size: MAX_COUNTED,
      ...(weeks[0] && { from: weeks[0] }),
    });
    const period = { hours: FIRM.responseHours, now, since, weeks };
    const counted = items.filter(({ isSpam }) => !isSpam).length;
    return { ...responseFigures(items, period), newest: next ? counted : undefined };
  },
  gcTime: 0,
  meta: DASHBOARD_FAILURE,
});

/** Starts of the current and preceding weeks (FIGURE_WEEKS Mondays at the firm), then the end of the current week. */
function lastWeeks(now: Date): Date[] {
  const current = startOfWeek(new TZDate(now, TIME_ZONE), { weekStartsOn: 1 });
  return Array.from({ length: FIGURE_WEEKS + 1 }, (_, index) =>
    addWeeks(current, index + 1 - FIGURE_WEEKS),
  );
}

const IN_TIME = `replied within ${FIRM.figures.response}`;

function ResponseWeeks({ weeks }: { weeks: Figures['weeks'] | undefined }) {
  return (
    <div className="relative grid w-full max-w-xl min-w-0 content-start gap-2">
      <p className="text-sm font-semibold text-ink-soft">
        Inquiries in the last {FIGURE_WEEKS} weeks
      </p>
      {weeks ? (
        <>
          <ResponseDrawing
            weeks={weeks.map(({ start, ...week }) => ({ ...week, date: format(start, 'MMM d') }))}
          />
          <div className="sr-only">
            <table>
              <caption>Inquiries by week</caption>
              <thead>
                <tr>
                  <th scope="col">Week of</th>
                  <th scope="col">Received</th>
                  <th scope="col">{IN_TIME}</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map(({ start, received, inTime }) => (
                  <tr key={start.getTime()}>
                    <th scope="row">{formatDay(start)}</th>
                    <td>{received}</td>
                    <td>{inTime}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        <div className="skeleton aspect-24/11 w-full" aria-hidden />
      )}
      <ul className="flex flex-wrap gap-x-6 text-sm text-ink-soft">
        <li className="flex items-center gap-2">
          <ResponseMark /> received
        </li>
        <li className="flex items-center gap-2">
          <ResponseMark filled /> {IN_TIME}
        </li>
      </ul>
    </div>
  );
}
