import { Note, Sheet } from './sheet';

const OPTIONS = [
  { y: 84, name: 'A  stay', path: 'M176 180C230 180 230 84 296 84H336' },
  { y: 180, name: 'B  move', path: 'M176 180H336' },
  { y: 276, name: 'C  rebuild', path: 'M176 180C230 180 230 276 296 276H336' },
];

export function OptionsDrawing() {
  return (
    <Sheet
      label="a line runs from today to a decision point and splits into three options: stay, move, and rebuild. Each option shows cost and risk; the middle one is drawn as a solid line."
      title="Options"
      note="1 decision"
    >
      <path
        d="M56 30V318M176 30V318M296 30V318M336 30V318"
        className="stroke-rule"
        strokeWidth="1"
        strokeDasharray="2 5"
      />
      <Note x={56} y={334} text="today" anchor="middle" />
      <Note x={176} y={334} text="decide" anchor="middle" tone="action" />
      {OPTIONS.map(({ y, name, path }) => {
        const chosen = y === 180;
        const look = chosen ? 'fill-firm stroke-firm' : 'fill-paper stroke-ink';
        return (
          <g key={name}>
            <path
              d={path}
              className={chosen ? 'stroke-firm' : 'stroke-ink'}
              strokeWidth={chosen ? 4 : 1.5}
              strokeDasharray={chosen ? undefined : '7 5'}
            />
            <circle cx="342" cy={y} r="7" className={look} />
            <Note x={358} y={y - 6} text={name} tone={chosen ? 'firm' : 'ink'} />
            <Note x={358} y={y + 16} text="cost, risk" />
          </g>
        );
      })}
      <path d="M56 180H164" className="stroke-firm" strokeWidth="4" />
      <circle cx="56" cy="180" r="7" className="fill-firm" />
      <path
        d="M176 164l16 16-16 16-16-16Z"
        className="fill-paper stroke-action"
        strokeWidth="2.5"
      />
    </Sheet>
  );
}
