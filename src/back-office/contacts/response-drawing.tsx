import { Note } from '@/drawings/sheet';

const WIDTH = 480;
const HEIGHT = 220;
const LEFT = 24;
const BASELINE = 176;
const MAX_BAR = 138;
const BAR = 20;
const MIN_TOP = 4;
const DATE_STEP = 4;

interface ResponseDrawingProps {
  weeks: { date: string; received: number; inTime: number }[];
}

export function ResponseDrawing({ weeks }: ResponseDrawingProps) {
  const top = Math.max(MIN_TOP, ...weeks.map(({ received }) => received));
  const step = (WIDTH - 2 * LEFT) / weeks.length;
  const heightOf = (count: number) => (count / top) * MAX_BAR;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="w-full font-drawing"
      fontSize="15"
      strokeWidth="1.5"
      fill="none"
    >
      <rect
        x="0.5"
        y="0.5"
        width={WIDTH - 1}
        height={HEIGHT - 1}
        className="fill-paper stroke-rule-strong"
        strokeWidth="1"
      />
      {weeks.map(({ date, received, inTime }, index) => {
        const center = LEFT + (index + 0.5) * step;
        const left = center - BAR / 2;
        const bar = (count: number) => ({
          x: left,
          y: BASELINE - heightOf(count),
          width: BAR,
          height: heightOf(count),
        });
        const isCurrent = index === weeks.length - 1;
        return (
          <g key={date}>
            <path d={`M${center} ${BASELINE}v6`} className="stroke-rule-strong" strokeWidth="1" />
            {received > 0 && (
              <>
                <rect {...bar(inTime)} className="fill-firm" />
                <rect
                  {...bar(received)}
                  className="stroke-ink"
                  strokeDasharray={isCurrent ? '4 3' : undefined}
                />
                <Note x={center} y={bar(received).y - 8} text={received} anchor="middle" />
              </>
            )}
            {index % DATE_STEP === 0 && (
              <Note x={left} y={BASELINE + 26} text={date} anchor="start" />
            )}
            {isCurrent && (
              <Note x={left + BAR} y={BASELINE + 26} text="now" tone="ink" anchor="end" />
            )}
          </g>
        );
      })}
      <path d={`M${LEFT} ${BASELINE}H${WIDTH - LEFT}`} className="stroke-ink" />
    </svg>
  );
}

export function ResponseMark({ filled = false }: { filled?: boolean }) {
  return (
    <svg viewBox="0 0 12 16" aria-hidden className="inline-block h-4 w-3 shrink-0">
      <rect
        x="1"
        y="1"
        width="10"
        height="14"
        className={filled ? 'fill-firm stroke-firm' : 'fill-paper stroke-ink'}
        strokeWidth="1.5"
      />
    </svg>
  );
}
