import { drawnAt } from './sheet';
import { WideSheet } from './wide-sheet';

const SCALE = 48;
const WINDOW = 36;
const RUNS = [
  { name: 'Rehearsal 1', hours: 41, note: '5 h over' },
  { name: 'Rehearsal 2', hours: 28, note: '13 h less' },
  { name: 'Rehearsal 3', hours: 24, note: '4 h less' },
  { name: 'Cutover', hours: 23, note: '13 h to spare' },
];

const percent = (hours: number) => `${(100 * hours) / SCALE}%`;

/** A bar for each rehearsal, shorter each time, and the line that ends the downtime window. */
export function CutoverDrawing() {
  return (
    <WideSheet
      label={`Example of three rehearsals and the cutover, against a downtime window of ${WINDOW} hours`}
      title="Cutover"
      note="Example"
    >
      <ol className="relative grid gap-3 font-drawing text-sm">
        <li
          aria-hidden
          className="absolute top-0 bottom-0 border-x border-current text-action"
          style={{ left: percent(WINDOW) }}
        />
        <li aria-hidden className="text-center text-action" style={{ width: percent(WINDOW) }}>
          your window: {WINDOW} h
        </li>
        {RUNS.map(({ name, hours, note }, index) => {
          const isLast = index === RUNS.length - 1;
          const before = RUNS[index - 1]?.hours ?? hours;
          return (
            <li key={name} className="relative grid gap-1" style={drawnAt(1.5 * index)}>
              <span className="justify-self-start bg-paper">
                <span className={isLast ? 'font-semibold text-firm' : 'font-semibold'}>
                  {name}: {hours} h,
                </span>{' '}
                <span className="text-ink-soft">{note}</span>
              </span>
              <span aria-hidden className="flex h-8">
                <span
                  className={
                    isLast
                      ? 'border border-firm bg-firm'
                      : 'border border-rule-strong bg-paper-deep'
                  }
                  style={{ width: percent(hours) }}
                />
                {before > hours && (
                  <span
                    className="border border-dashed border-rule-strong"
                    style={{ width: percent(before - hours) }}
                  >
                    <span className="draw-away block h-full bg-danger-tint" />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </WideSheet>
  );
}
