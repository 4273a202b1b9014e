import { Dimension, drawnAt, Note, Sheet } from './sheet';

const DECISIONS = [
  { name: 'Keep', count: 9, look: 'fill-firm stroke-firm', tone: 'firm' },
  { name: 'Replace', count: 6, look: 'fill-firm-tint stroke-firm', tone: 'ink' },
  { name: 'Retire', count: 15, look: 'stroke-ink', dashes: '3 3', tone: 'ink' },
] as const;

const SIZE = 18;
const PER_ROW = 5;

export function CustomizationsDrawing() {
  return (
    <Sheet
      label="a catalog of thirty customizations, sorted by decision: nine are kept, six are replaced by standard features, and fifteen are retired."
      title="Catalog"
      note="Example"
    >
      {DECISIONS.map(({ name, count, look, tone, ...shape }, column) => {
        const x = 34 + column * 148;
        return (
          <g key={name} style={drawnAt(1.5 * column)}>
            <path d="M240 74V96" className="stroke-ink" />
            <path d={`M240 96H${x + 58}V118`} className="stroke-ink" />
            <Note x={x + 58} y={138} text={`${name} ${count}`} tone={tone} anchor="middle" />
            {Array.from({ length: count }, (_, index) => (
              <rect
                key={index}
                x={x + (index % PER_ROW) * 24}
                y={152 + Math.floor(index / PER_ROW) * 24}
                width={SIZE}
                height={SIZE}
                strokeDasharray={'dashes' in shape ? shape.dashes : undefined}
                className={`draw-fill ${look}`}
              />
            ))}
          </g>
        );
      })}
      <rect x="138" y="34" width="204" height="40" className="fill-paper stroke-ink" />
      <Note x={240} y={59} text="30 customizations" tone="ink" anchor="middle" />
      <Dimension x={34} y={252} length={264} text="what you maintain" />
    </Sheet>
  );
}
