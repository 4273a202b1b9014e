import { Note } from './sheet';

interface SystemProps {
  x: number;
  y: number;
  name: string;
  on?: 'paper' | 'firm';
}

function Box({ x, y, name, on = 'paper' }: SystemProps) {
  const look = on === 'firm' ? 'fill-firm stroke-firm' : 'fill-paper stroke-ink';
  return (
    <g>
      <rect x={x} y={y} width={132} height={46} className={look} strokeWidth="1.5" />
      <Label x={x} y={y + 28} name={name} on={on} />
    </g>
  );
}

function Cylinder({ x, y, name, on = 'paper' }: SystemProps) {
  const body = on === 'firm' ? 'fill-firm stroke-firm' : 'fill-paper stroke-ink';
  const lid = on === 'firm' ? 'fill-firm-deep stroke-firm-pale' : 'fill-paper-deep stroke-ink';
  return (
    <g strokeWidth="1.5">
      <path d={`M${x} ${y + 9}v44c0 12 132 12 132 0v-44`} className={body} />
      <ellipse cx={x + 66} cy={y + 9} rx="66" ry="9" className={lid} />
      <Label x={x} y={y + 41} name={name} on={on} />
    </g>
  );
}

function Label({ x, y, name, on }: SystemProps) {
  const tone = on === 'firm' ? 'paper' : 'ink';
  return <Note x={x + 66} y={y} text={name} tone={tone} anchor="middle" />;
}

function Wave({ y, number, accent = false }: { y: number; number: number; accent?: boolean }) {
  const tone = accent ? 'stroke-action' : 'stroke-ink';
  return (
    <g>
      <path
        d={`M178 ${y}H366m-10-6 11 6-11 6`}
        strokeWidth={accent ? 2.5 : 1.5}
        strokeDasharray={accent ? undefined : '7 5'}
        className={tone}
      />
      <circle cx="228" cy={y} r="14" className={`fill-paper ${tone}`} strokeWidth="1.5" />
      <Note x={228} y={y + 4.5} text={number} tone={accent ? 'action' : 'ink'} anchor="middle" />
    </g>
  );
}

export function MigrationDrawing() {
  return (
    <svg
      viewBox="0 0 560 440"
      role="img"
      aria-label="Drawing: applications, interfaces, and a database move from the data center to the cloud in three waves, along a plumb line."
      className="w-full"
      fontSize="15"
    >
      <g className="font-drawing" fill="none">
        <rect x="1" y="1" width="558" height="438" className="fill-paper stroke-ink" />
        <rect x="10" y="10" width="540" height="420" className="stroke-rule-strong" />

        <path d="M46 58V40M178 58V40M46 49h132" className="stroke-rule-strong" />
        <Note x={112} y={38} text="AS IS" anchor="middle" />
        <path d="M376 58V40M508 58V40M376 49h132" className="stroke-rule-strong" />
        <Note x={442} y={38} text="TO BE" anchor="middle" />

        <rect
          x="362"
          y="72"
          width="160"
          height="268"
          strokeDasharray="3 4"
          className="fill-firm-tint stroke-firm"
        />
        <Box x={46} y={88} name="Applications" />
        <Box x={46} y={172} name="Interfaces" />
        <Cylinder x={46} y={256} name="Database" />
        <Box x={376} y={88} name="Applications" on="firm" />
        <Box x={376} y={172} name="Interfaces" on="firm" />
        <Cylinder x={376} y={256} name="Database" on="firm" />
        <path
          d="M112 134v38M112 218v38M442 134v38M442 218v38"
          className="stroke-ink"
          strokeWidth="1.5"
        />

        <Wave y={111} number={1} />
        <Wave y={195} number={2} />
        <Wave y={290} number={3} accent />

        <path d="M290 24v296" className="stroke-action" strokeWidth="1.5" />
        <path d="M290 352 279 326c0-9 22-9 22 0Z" className="fill-action" />
        <path d="M268 24h44" className="stroke-action" strokeWidth="2.5" />

        <path d="M46 372H290M46 365v14M290 365v14" className="stroke-rule-strong" />
        <Note x={168} y={394} text="a tested rollback" anchor="middle" />
        <path d="M352 372h198M352 372v58M352 401h198M470 401v29" className="stroke-rule-strong" />
        <Note x={364} y={392} text="Migration plan" tone="ink" />
        <Note x={364} y={421} text="3 waves" />
        <Note x={482} y={421} text="Sheet 1" />
      </g>
    </svg>
  );
}
