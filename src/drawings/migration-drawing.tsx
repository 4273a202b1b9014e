import { drawnAt, Guide, Note, PlumbLine, Sheet } from './sheet';

const WIDTH = 124;
const FROM = 24;
const TO = 332;
const WAVES = [
  { name: 'Applications', y: 92 },
  { name: 'Interfaces', y: 170 },
  { name: 'Database', y: 248, isLast: true },
];
const BOX = `v44h${WIDTH}v-44Z`;
const CYLINDER = `v44c0 12 ${WIDTH} 12 ${WIDTH} 0v-44c0-12-${WIDTH}-12-${WIDTH} 0c0 12 ${WIDTH} 12 ${WIDTH} 0`;

export function MigrationDrawing() {
  return (
    <Sheet
      label="applications, interfaces, and a database move from the data center to the cloud in three waves, along a plumb line."
      title="Migration plan"
      note="3 waves"
      height={400}
    >
      <Note x={FROM} y={44} text="AS IS" />
      <Note x={TO} y={44} text="TO BE" />
      <rect
        x={TO - 10}
        y="54"
        width={WIDTH + 20}
        height="240"
        strokeDasharray="3 4"
        className="fill-firm-tint stroke-firm"
      />
      <path d="M86 114v34M86 192v26M394 114v34M394 192v26" className="stroke-ink" />
      {WAVES.map(({ name, y, isLast }, index) => {
        const tone = isLast ? 'stroke-action' : 'stroke-ink';
        return (
          <g key={name} style={drawnAt(1.5 * index)}>
            <Guide d={`M${FROM + WIDTH} ${y}H${TO}`} dashes="2 5" />
            <path
              d={`M${FROM + WIDTH} ${y}H${TO - 10}`}
              pathLength="1"
              strokeDasharray="1"
              strokeWidth={isLast ? 2.5 : 1.5}
              className={`draw-line ${tone}`}
            />
            <path
              d={`M${TO} ${y}l-12-6v12Z`}
              strokeWidth="0"
              className={isLast ? 'fill-action' : 'fill-ink'}
            />
            <circle cx="192" cy={y} r="14" className={`fill-paper ${tone}`} />
            <Note
              x={192}
              y={y + 5}
              text={index + 1}
              tone={isLast ? 'action' : 'ink'}
              anchor="middle"
            />
            {[FROM, TO].map((x) => {
              const isNew = x === TO;
              return (
                <g key={x}>
                  <path
                    d={`M${x} ${y - 22}${isLast ? CYLINDER : BOX}`}
                    className={
                      isNew
                        ? `draw-fill fill-firm ${isLast ? 'stroke-firm-pale' : 'stroke-firm'}`
                        : 'fill-paper stroke-ink'
                    }
                  />
                  <Note
                    x={x + WIDTH / 2}
                    y={y + (isLast ? 14 : 5)}
                    text={name}
                    tone={isNew ? 'paper' : 'ink'}
                    anchor="middle"
                    isOnDrawn={isNew}
                  />
                </g>
              );
            })}
          </g>
        );
      })}
      <PlumbLine x={252} y={24} length={276} />
      <path d="M394 300V324H86V294" className="stroke-ink" strokeDasharray="7 5" />
      <path d="M86 282l-6 12h12Z" strokeWidth="0" className="fill-ink" />
      <Note x={240} y={345} text="a tested rollback" anchor="middle" />
    </Sheet>
  );
}
