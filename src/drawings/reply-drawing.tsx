import { Dimension, Note, Sheet } from './sheet';

const STATIONS = [
  { x: 88, name: 'You write', fill: 'fill-paper', tone: 'ink' },
  { x: 240, name: 'We read', fill: 'fill-paper', tone: 'ink' },
  { x: 392, name: 'We reply', fill: 'fill-firm', tone: 'paper' },
] as const;

export function ReplyDrawing({ measure }: { measure: string }) {
  return (
    <Sheet
      label={`the path of an inquiry: you write, and a consultant reads and replies, all within ${measure}.`}
      title="Inquiry"
      note="3 steps"
      height={260}
    >
      <path d="M88 84H366m-11-7 11 7-11 7" className="stroke-firm" strokeWidth="3" />
      {STATIONS.map(({ x, name, fill, tone }, index) => (
        <g key={name}>
          <circle cx={x} cy="84" r="20" className={`${fill} stroke-firm`} strokeWidth="2.5" />
          <Note x={x} y={89} text={index + 1} tone={tone} anchor="middle" />
          <Note x={x} y={134} text={name} tone="ink" anchor="middle" />
        </g>
      ))}
      <Dimension x={88} y={166} length={304} text={`within ${measure}`} />
    </Sheet>
  );
}
