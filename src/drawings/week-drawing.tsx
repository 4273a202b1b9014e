import { FIRM } from '@/content/firm';
import { Guide, Note, Sheet } from './sheet';

const LEFT = 84;
const DAY = 52;
const TOP = 56;
const HOUR = 9;
/** The line of text below the days. */
const BELOW = TOP + 24 * HOUR + 20;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const { businessHours, figures, openingHours: hours, responseHours } = FIRM;
const LIMITS = (hours ? [hours.opens, hours.closes] : []).map((time) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? time.slice(2) : '';
  return {
    time: `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`,
    y: TOP + (hour + minute / 60) * HOUR,
  };
});
const [OPENS = TOP, CLOSES = TOP] = LIMITS.map(({ y }) => y);

/** Friday, 9 PM, in hours since Monday, 12 AM. */
const WRITTEN = 4 * 24 + 21;
const at = (hour: number) => ({
  x: LEFT + (Math.floor(hour / 24) + 0.5) * DAY,
  y: TOP + (hour % 24) * HOUR,
});
const from = at(WRITTEN);
const to = at(WRITTEN + responseHours);

/** The firm's week, and when the reply to an inquiry sent on Friday evening comes, if that is before Monday. */
export function WeekDrawing() {
  if (WRITTEN + responseHours >= DAYS.length * 24) return null;
  return (
    <div className="scene">
      <Sheet
        label={`a week${hours ? `, with business hours marked: ${businessHours}` : ''}. An inquiry sent on Friday evening gets a reply within ${figures.response}.`}
        title="Response"
        note={figures.response}
        height={352}
      >
        {DAYS.map((name, day) => {
          const x = LEFT + day * DAY;
          return (
            <g key={name}>
              <rect
                x={x + 4}
                y={TOP}
                width={DAY - 8}
                height={24 * HOUR}
                className="fill-paper-deep"
              />
              {hours?.dayOfWeek.some((open) => open.startsWith(name)) && (
                <rect
                  x={x + 4}
                  y={OPENS}
                  width={DAY - 8}
                  height={CLOSES - OPENS}
                  className="fill-firm-tint stroke-firm"
                />
              )}
              <Note x={x + DAY / 2} y={44} text={name} anchor="middle" tone="ink" />
            </g>
          );
        })}
        {LIMITS.map(({ time, y }) => (
          <g key={time}>
            <Guide d={`M${LEFT - 12} ${y}h16`} />
            <Note x={LEFT - 18} y={y + 5} text={time} anchor="end" />
          </g>
        ))}
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          pathLength="1"
          strokeDasharray="1"
          strokeWidth="2.5"
          className="draw-line stroke-action"
        />
        <circle
          cx={from.x}
          cy={from.y}
          r="7"
          className="fill-paper stroke-action"
          strokeWidth="2.5"
        />
        <circle cx={to.x} cy={to.y} r="7" className="fill-action" />
        <Note x={from.x + 16} y={BELOW} text="you write" tone="action" anchor="end" />
        <Note x={Math.max(to.x - 16, from.x + 24)} y={BELOW} text="reply" tone="action" />
      </Sheet>
    </div>
  );
}
