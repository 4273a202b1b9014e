import { drawnAt, Note, Sheet } from './sheet';

const SEATS = [
  { x: 88, y: 44, name: 'DBA' },
  { x: 196, y: 44, name: 'Cloud' },
  { x: 304, y: 44, name: 'Java' },
  { x: 88, y: 270, name: 'PL/SQL' },
  { x: 196, y: 270, name: 'you' },
  { x: 304, y: 270, name: 'Data' },
];

export function TableDrawing() {
  return (
    <div className="scene">
      <Sheet
        label="a table seen from above, with six seats around one drawing. Five seats are taken; the free one is marked as yours."
        title="Project room"
        note="6 seats"
      >
        <rect x="64" y="96" width="352" height="162" className="fill-paper-deep stroke-ink" />
        <rect x="136" y="126" width="208" height="102" className="fill-paper stroke-firm" />
        <path d="M160 152h56v50h-56ZM264 152h56v50h-56ZM216 177h36" className="stroke-firm" />
        <path d="M262 177l-11-6v12Z" className="fill-firm" strokeWidth="0" />
        {SEATS.map(({ x, y, name }, index) => {
          const free = name === 'you';
          return (
            <g key={name} style={drawnAt(free ? SEATS.length : index)}>
              <rect
                x={x}
                y={y}
                width="88"
                height="42"
                rx="21"
                strokeDasharray={free ? '6 5' : undefined}
                strokeWidth={free ? 2.5 : 1.5}
                className={`draw-fill ${free ? 'fill-action-tint stroke-action' : 'fill-firm-tint stroke-firm'}`}
              />
              <Note
                x={x + 44}
                y={y + 26}
                text={name}
                tone={free ? 'action' : 'ink'}
                anchor="middle"
              />
            </g>
          );
        })}
      </Sheet>
    </div>
  );
}
