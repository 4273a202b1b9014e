import { Guide, Note, Sheet } from './sheet';

const SEATS = [
  { x: 132, y: 64, name: 'DBA' },
  { x: 240, y: 64, name: 'Cloud' },
  { x: 348, y: 64, name: 'Java' },
  { x: 132, y: 270, name: 'PL/SQL' },
  { x: 240, y: 270, name: 'you' },
  { x: 348, y: 270, name: 'Data' },
];

export function TableDrawing() {
  return (
    <Sheet
      label="a table seen from above, with six seats around one drawing. Five seats are taken; the free one is marked as yours."
      title="Project room"
      note="6 seats"
    >
      <Guide d="M24 24V356M24 24H456" dashes="2 5" />
      <rect x="84" y="104" width="312" height="126" className="fill-paper-deep stroke-ink" />
      <rect x="156" y="128" width="168" height="78" className="fill-paper stroke-firm" />
      <path
        d="M172 186V148h44v38M260 186v-38h44v38M216 167h44m-8-5 8 5-8 5"
        className="stroke-firm"
      />
      {SEATS.map(({ x, y, name }) => {
        const free = name === 'you';
        return (
          <g key={x + y}>
            <circle
              cx={x}
              cy={y}
              r="30"
              strokeDasharray={free ? '6 5' : undefined}
              className={free ? 'fill-action-tint stroke-action' : 'fill-paper stroke-ink'}
              strokeWidth={free ? 2.5 : 1.5}
            />
            <Note x={x} y={y + 5} text={name} tone={free ? 'action' : 'ink'} anchor="middle" />
          </g>
        );
      })}
    </Sheet>
  );
}
