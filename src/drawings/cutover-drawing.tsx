import { WideSheet } from './wide-sheet';

const SCALE = 48;
const WINDOW = 36;
const RUNS = [
  { name: 'Rehearsal 1', hours: 41, note: '5 hours too long' },
  { name: 'Rehearsal 2', hours: 28, note: '13 hours saved' },
  { name: 'Rehearsal 3', hours: 24, note: '4 hours saved' },
  { name: 'Cutover', hours: 23, note: '13 hours to spare' },
];
const ORDER = ['[--at:0]', '[--at:1.5]', '[--at:3]', '[--at:4.5]'];

const percent = (hours: number) => `${(100 * hours) / SCALE}%`;

/** Bars that shrink from one rehearsal to the next, below the line that ends the downtime window. */
export function CutoverDrawing() {
  return (
    <WideSheet
      label={`Example of three rehearsals and the cutover, against a downtime window of ${WINDOW} hours`}
      title="Cutover"
      note="Example"
    >
      <p
        aria-hidden
        className="mb-2 font-drawing text-sm text-action sm:ml-32"
        style={{ ['--end' as string]: percent(WINDOW) }}
      >
        <span className="block w-(--end) border-r-2 border-action pr-2 text-right">
          your window: {WINDOW} h
        </span>
      </p>
      <ol className="font-drawing text-sm">
        {RUNS.map(({ name, hours, note }, index) => {
          const last = index === RUNS.length - 1;
          const before = RUNS[index - 1]?.hours ?? hours;
          return (
            <li key={name} className={`grid items-center sm:grid-cols-[8rem_1fr] ${ORDER[index]}`}>
              <span className={last ? 'font-bold text-firm' : undefined}>{name}</span>
              <span className="relative grid h-13 items-center">
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-0 border-r-2 border-action"
                  style={{ width: percent(WINDOW) }}
                />
                <span
                  aria-hidden
                  className="absolute inset-y-2 border border-dashed border-rule-strong"
                  style={{ left: percent(hours), width: percent(before - hours) }}
                >
                  <span className="draw-away block h-full origin-left scale-x-0 bg-action-tint" />
                </span>
                <span
                  className={`relative flex h-9 items-center border px-2.5 whitespace-nowrap ${last ? 'border-firm bg-firm text-paper' : 'border-ink bg-paper-deep'}`}
                  style={{ width: percent(hours) }}
                >
                  {hours} h<span className="max-sm:sr-only">, {note}</span>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </WideSheet>
  );
}
