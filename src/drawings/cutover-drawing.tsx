import { Dimension, Note, Sheet } from './sheet';

const START = 140;
const PER_HOUR = 6.4;
const WINDOW = 36;
const RUNS = [
  { name: 'Rehearsal 1', hours: 41 },
  { name: 'Rehearsal 2', hours: 28 },
  { name: 'Rehearsal 3', hours: 24 },
  { name: 'Cutover', hours: 23 },
];

export function CutoverDrawing() {
  return (
    <Sheet
      label="a bar chart of three rehearsals and the cutover, in hours. The first rehearsal takes longer than the 36-hour weekend window; the cutover fits within it."
      title="Cutover"
      note="Example"
    >
      {[0, 12, 24, 36, 48].map((hour) => {
        const x = START + hour * PER_HOUR;
        const isEnd = hour === WINDOW;
        return (
          <g key={hour}>
            <path
              d={`M${x} 58V276`}
              className={isEnd ? 'stroke-action' : 'stroke-rule'}
              strokeWidth={isEnd ? 2 : 1}
            />
            <Note x={x} y={46} text={hour} anchor="middle" tone={isEnd ? 'action' : 'soft'} />
          </g>
        );
      })}
      <Note x={24} y={46} text="hours" />
      {RUNS.map(({ name, hours }, row) => {
        const real = row === RUNS.length - 1;
        const y = 72 + row * 52;
        return (
          <g key={name}>
            <Note x={24} y={y + 23} text={name} tone={real ? 'firm' : 'ink'} />
            <rect
              x={START}
              y={y}
              width={hours * PER_HOUR}
              height="34"
              strokeDasharray={real ? undefined : '7 5'}
              className={real ? 'fill-firm stroke-firm' : 'fill-paper-deep stroke-ink'}
            />
            <Note x={START + 12} y={y + 23} text={`${hours} h`} tone={real ? 'paper' : 'ink'} />
          </g>
        );
      })}
      <Dimension x={START} y={292} length={WINDOW * PER_HOUR} text="your downtime window" />
    </Sheet>
  );
}
