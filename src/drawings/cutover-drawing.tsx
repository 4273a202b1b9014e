import { drawnAt } from './sheet';
import { WideSheet } from './wide-sheet';

/** Hours across the drawing; the window is three quarters of them. */
const SCALE = 48;
const WINDOW = 36;
const RUNS = [
  { name: 'Trial run 1', hours: 41, note: '5 h over' },
  { name: 'Trial run 2', hours: 28, note: '13 h less' },
  { name: 'Trial run 3', hours: 24, note: '4 h less' },
  { name: 'Cutover', hours: 23, note: '13 h to spare' },
];

const CHART = {
  viewBox: `0 0 ${SCALE} 10`,
  preserveAspectRatio: 'none',
  fill: 'none',
} as const;
const LINE = { vectorEffect: 'non-scaling-stroke' } as const;

/** A bar for each trial run, shorter each time, and the line that ends the downtime window. */
export function CutoverDrawing() {
  return (
    <WideSheet
      label={`Example of three trial runs and the cutover, against a downtime window of ${WINDOW} hours`}
      title="Cutover"
      note="Example"
    >
      <ol className="relative grid gap-3 font-drawing text-xs sm:text-sm">
        <li aria-hidden className="w-3/4 pr-2 text-right text-action">
          your window: {WINDOW} h{/* Above the bars, which may exceed the window. */}
          <svg {...CHART} className="absolute top-0 left-0 z-10 h-full w-full">
            <path {...LINE} d={`M${WINDOW} 0V10`} strokeWidth="2" className="stroke-action" />
          </svg>
        </li>
        {RUNS.map(({ name, hours, note }, index) => {
          const isLast = index === RUNS.length - 1;
          const before = RUNS[index - 1]?.hours ?? hours;
          return (
            <li key={name} className="relative grid gap-1" style={drawnAt(1.5 * index)}>
              <span className="relative z-20 justify-self-start bg-paper">
                <span className={isLast ? 'font-semibold text-firm' : 'font-semibold'}>
                  {name}: {hours} h,
                </span>{' '}
                <span className="text-ink-soft">{note}</span>
              </span>
              <svg aria-hidden {...CHART} className="h-8 w-full">
                <path
                  {...LINE}
                  d={`M0 0H${hours}V10H0Z`}
                  className={isLast ? 'fill-firm' : 'fill-paper-deep stroke-rule-strong'}
                />
                <path
                  d={`M${hours} 0H${before}V10H${hours}Z`}
                  className="draw-away fill-firm-tint"
                />
                <path
                  {...LINE}
                  d={`M${hours} 0H${before}V10H${hours}Z`}
                  strokeDasharray="4 4"
                  className="stroke-rule-strong"
                />
              </svg>
            </li>
          );
        })}
      </ol>
    </WideSheet>
  );
}
