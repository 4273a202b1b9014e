import { Dimension, Guide, Note, PlumbLine, Sheet } from './sheet';

const WIDTH = 124;
const FROM = 24;
const TO = 332;

interface SystemProps {
  y: number;
  name: string;
  moved?: boolean;
}

const place = (moved: boolean) => ({
  x: moved ? TO : FROM,
  look: moved ? 'draw-fill fill-firm stroke-firm' : 'fill-paper stroke-ink',
});

function Box({ y, name, moved = false }: SystemProps) {
  const { x, look } = place(moved);
  return (
    <>
      <rect x={x} y={y} width={WIDTH} height="44" className={look} />
      <Label y={y + 27} name={name} moved={moved} />
    </>
  );
}

function Cylinder({ y, name, moved = false }: SystemProps) {
  const { x, look } = place(moved);
  const lid = moved ? 'draw-fill fill-firm-deep stroke-firm-pale' : 'fill-paper-deep stroke-ink';
  return (
    <>
      <path d={`M${x} ${y + 8}v44c0 12 ${WIDTH} 12 ${WIDTH} 0v-44`} className={look} />
      <ellipse cx={x + WIDTH / 2} cy={y + 8} rx={WIDTH / 2} ry="8" className={lid} />
      <Label y={y + 40} name={name} moved={moved} />
    </>
  );
}

function Label({ y, name, moved = false }: SystemProps) {
  const x = place(moved).x + WIDTH / 2;
  const tone = moved ? 'paper' : 'ink';
  return <Note x={x} y={y} text={name} tone={tone} anchor="middle" drawn={moved} />;
}

const WAVES = [
  { y: 92, order: '[--at:0]', System: Box, name: 'Applications' },
  { y: 170, order: '[--at:1.5]', System: Box, name: 'Interfaces' },
  { y: 254, order: '[--at:3]', System: Cylinder, name: 'Database', last: true },
];

export function MigrationDrawing() {
  return (
    <Sheet
      label="applications, interfaces, and a database move from the data center to the cloud in three waves, along a plumb line."
      title="Migration plan"
      note="3 waves"
      height={400}
    >
      <Guide d={`M${FROM} 50V34M${FROM + WIDTH} 50V34M${FROM} 42h${WIDTH}`} />
      <Note x={FROM + WIDTH / 2} y={31} text="AS IS" anchor="middle" />
      <Guide d={`M${TO} 50V34M${TO + WIDTH} 50V34M${TO} 42h${WIDTH}`} />
      <Note x={TO + WIDTH / 2} y={31} text="TO BE" anchor="middle" />
      <rect
        x={TO - 10}
        y="58"
        width={WIDTH + 20}
        height="238"
        strokeDasharray="3 4"
        className="fill-firm-tint stroke-firm"
      />
      <path d="M86 114v34M86 192v36M394 114v34M394 192v36" className="stroke-ink" />
      {WAVES.map(({ y, order, System, name, last }, index) => {
        const tone = last ? 'stroke-action' : 'stroke-ink';
        const top = last ? y - 26 : y - 22;
        return (
          <g key={name} className={order}>
            <System y={top} name={name} />
            <Guide d={`M${FROM + WIDTH} ${y}H${TO - 6}`} dashes="2 5" />
            <path
              d={`M${FROM + WIDTH} ${y}H${TO - 10}`}
              pathLength="1"
              strokeDasharray="1"
              strokeWidth={last ? 2.5 : 1.5}
              className={`draw-line ${tone}`}
            />
            <path
              d={`M${TO} ${y}l-12-6v12Z`}
              strokeWidth="0"
              className={last ? 'fill-action' : 'fill-ink'}
            />
            <circle cx="192" cy={y} r="14" className={`fill-paper ${tone}`} />
            <Note
              x={192}
              y={y + 5}
              text={index + 1}
              tone={last ? 'action' : 'ink'}
              anchor="middle"
            />
            <System y={top} name={name} moved />
          </g>
        );
      })}
      <PlumbLine x={252} y={24} length={300} />
      <Dimension x={FROM} y={340} length={252 - FROM} text="a tested rollback" />
    </Sheet>
  );
}
