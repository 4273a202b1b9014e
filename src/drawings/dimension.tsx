import { Note } from './sheet';

interface DimensionProps {
  x: number;
  y: number;
  length: number;
  vertical?: boolean;
  text: string;
}

export function Dimension({ x, y, length, vertical = false, text }: DimensionProps) {
  const line = vertical
    ? `M${x} ${y}v${length}M${x - 6} ${y}h12M${x - 6} ${y + length}h12`
    : `M${x} ${y}h${length}M${x} ${y - 6}v12M${x + length} ${y - 6}v12`;
  return (
    <g>
      <path d={line} className="stroke-rule-strong" strokeWidth="1" />
      {vertical ? (
        <Note x={x + 12} y={y + length / 2 + 5} text={text} />
      ) : (
        <Note x={x + length / 2} y={y + 20} text={text} anchor="middle" />
      )}
    </g>
  );
}

export function PlumbLine({ x, y, length }: { x: number; y: number; length: number }) {
  const bob = y + length;
  return (
    <g>
      <path d={`M${x - 20} ${y}h40`} className="stroke-action" strokeWidth="2.5" />
      <path d={`M${x} ${y}V${bob - 24}`} className="stroke-action" />
      <path d={`M${x} ${bob}l-10-24c0-8 20-8 20 0Z`} className="fill-action" />
    </g>
  );
}
