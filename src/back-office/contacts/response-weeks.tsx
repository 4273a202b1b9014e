import { format } from 'date-fns';
import { FIRM } from '@/content/firm';
import type { WeekFigures } from '@/data/contact-figures';
import { ResponseDrawing, ResponseMark } from '@/back-office/contacts/response-drawing';
import { formatDay } from '@/lib/dates';
import { FIGURE_WEEKS } from './response-queries';

const IN_TIME = `answered within ${FIRM.figures.response}`;

export function ResponseWeeks({ weeks }: { weeks: WeekFigures[] | undefined }) {
  return (
    <div className="relative grid w-full max-w-xl min-w-0 content-start gap-2">
      <p className="text-sm font-semibold text-ink-soft">
        Inquiries of the last {FIGURE_WEEKS} weeks
      </p>
      {weeks ? (
        <>
          <ResponseDrawing
            weeks={weeks.map(({ start, ...week }) => ({ ...week, date: format(start, 'MMM d') }))}
          />
          <div className="sr-only">
            <WeekTable weeks={weeks} />
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

function WeekTable({ weeks }: { weeks: WeekFigures[] }) {
  return (
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
  );
}
