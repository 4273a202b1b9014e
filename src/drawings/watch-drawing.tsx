import { Note, Sheet } from './sheet';

const CENTER = { x: 176, y: 174 };
const RADIUS = 112;

function point(hour: number, radius: number) {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(CENTER.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTER.y + radius * Math.sin(angle)).toFixed(1)}`;
}

function arc(from: number, to: number, radius: number) {
  return `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${point(to, radius)}`;
}

const SHIFTS = [
  { from: 0.3, to: 7.7, name: 'night', y: 96, tone: 'stroke-ink' },
  { from: 8.3, to: 15.7, name: 'day', y: 132, tone: 'stroke-firm' },
  { from: 16.3, to: 23.7, name: 'evening', y: 168, tone: 'stroke-rule-strong' },
];

export function WatchDrawing() {
  return (
    <Sheet
      label="a 24-hour dial divided into night, day, and evening shifts with no gaps. The hours from two to four in the morning are marked as the patch window."
      title="Coverage"
      note="24 hours"
    >
      <circle cx={CENTER.x} cy={CENTER.y} r={RADIUS} className="fill-paper stroke-ink" />
      {Array.from({ length: 24 }, (_, hour) => (
        <path
          key={hour}
          d={`M${point(hour, RADIUS)}L${point(hour, hour % 6 === 0 ? RADIUS - 16 : RADIUS - 8)}`}
          className="stroke-ink"
          strokeWidth="1"
        />
      ))}
      {SHIFTS.map(({ from, to, tone }) => (
        <path key={from} d={arc(from, to, RADIUS + 14)} className={tone} strokeWidth="7" />
      ))}
      <path d={arc(2, 4, RADIUS - 34)} className="stroke-action" strokeWidth="22" />
      <path
        d={`M${CENTER.x} ${CENTER.y}L${point(10.1, 58)}M${CENTER.x} ${CENTER.y}L${point(16.9, 84)}`}
        className="stroke-ink"
        strokeWidth="3"
      />
      <circle cx={CENTER.x} cy={CENTER.y} r="6" className="fill-ink" />
      <Note x={CENTER.x} y={CENTER.y - 76} text="0" anchor="middle" />
      <Note x={CENTER.x + 90} y={CENTER.y + 5} text="6" anchor="end" />
      <Note x={CENTER.x} y={CENTER.y + 88} text="12" anchor="middle" />
      <Note x={CENTER.x - 90} y={CENTER.y + 5} text="18" />
      {SHIFTS.map(({ y, name, tone }) => (
        <g key={name}>
          <path d={`M352 ${y - 5}h26`} className={tone} strokeWidth="7" />
          <Note x={388} y={y} text={name} tone="ink" />
        </g>
      ))}
      <path d="M352 199h26" className="stroke-action" strokeWidth="14" />
      <Note x={388} y={204} text="patches" tone="action" />
    </Sheet>
  );
}
