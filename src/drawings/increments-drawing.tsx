import { Dimension, Guide, Note, Sheet } from './sheet';

export function IncrementsDrawing() {
  return (
    <Sheet
      label="four releases as steps of a staircase, each built on the previous one. The first release is in use after a few weeks."
      title="Releases"
      note="4 steps"
    >
      {[1, 2, 3, 4].map((step) => {
        const x = 36 + (step - 1) * 102;
        const y = 268 - step * 54;
        const first = step === 1;
        const look = first ? 'fill-firm stroke-firm' : 'fill-paper stroke-ink';
        return (
          <g key={step}>
            <rect x={x} y={y} width="102" height={step * 54} className={look} />
            <Guide d={step > 1 ? `M${x} ${y + 54}h102` : ''} dashes="3 4" />
            <Note
              x={x + 51}
              y={y + 33}
              text={first ? 'in use' : `+ ${step}`}
              tone={first ? 'paper' : 'ink'}
              anchor="middle"
            />
          </g>
        );
      })}
      <path d="M24 268H456" className="stroke-ink" strokeWidth="2.5" />
      <Dimension x={36} y={288} length={102} text="weeks" />
      <path d="M60 170C90 90 190 44 300 42m-11-6 11 6-11 6" className="stroke-action" />
      <Note x={36} y={44} text="your feedback" tone="action" />
    </Sheet>
  );
}
