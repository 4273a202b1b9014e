import type { CSSProperties, ReactNode } from 'react';

const WIDTH = 480;
/** Width of a character at font size 15. */
const CHARACTER = 9;
const BLOCK_HEIGHT = 32;

/** Style of a part that is animated after the parts with a lower `place` (`draw-*` in app.css). */
export const drawnAt = (place: number) => ({ '--at': place }) as CSSProperties;

/** For text on a shape with `draw-fill`: in ink until the shape is filled. */
const ON_DRAWN = { '--blank': 'currentcolor' } as CSSProperties;

export function Sheet(props: {
  label: string;
  title: string;
  note: string;
  height?: number;
  children: ReactNode;
}) {
  const { label, title, note, height = 380, children } = props;
  const noteWidth = note.length * CHARACTER + 20;
  const blockWidth = title.length * CHARACTER + 20 + noteWidth;
  const top = height - 9 - BLOCK_HEIGHT;
  const left = WIDTH - 9 - blockWidth;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Drawing: ${label}`}
      className="w-full font-drawing"
      fontSize="15"
      strokeWidth="1.5"
      fill="none"
    >
      <rect
        x="1"
        y="1"
        width={WIDTH - 2}
        height={height - 2}
        className="fill-paper stroke-ink"
        strokeWidth="1"
      />
      <rect
        x="9"
        y="9"
        width={WIDTH - 18}
        height={height - 18}
        className="stroke-rule-strong"
        strokeWidth="1"
      />
      {children}
      <Guide
        d={`M${left} ${top}v${BLOCK_HEIGHT}M${left} ${top}h${blockWidth}M${WIDTH - 9 - noteWidth} ${top}v${BLOCK_HEIGHT}`}
      />
      <Note x={left + 10} y={top + 21} text={title} tone="ink" />
      <Note x={WIDTH + 1 - noteWidth} y={top + 21} text={note} />
    </svg>
  );
}

const TONES = {
  ink: 'fill-ink',
  soft: 'fill-ink-soft',
  firm: 'fill-firm',
  action: 'fill-action',
  paper: 'fill-paper',
} as const;

interface NoteProps {
  x: number;
  y: number;
  text: string | number;
  tone?: keyof typeof TONES;
  anchor?: 'start' | 'middle' | 'end';
  /** The shape below the text has `draw-fill`. */
  isOnDrawn?: boolean;
}

export function Note({ x, y, text, tone = 'soft', anchor = 'start', isOnDrawn }: NoteProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      strokeWidth="0"
      {...(isOnDrawn
        ? { className: `draw-fill ${TONES[tone]}`, style: ON_DRAWN }
        : { className: TONES[tone] })}
    >
      {text}
    </text>
  );
}

export function Guide({ d, dashes }: { d: string; dashes?: string }) {
  return <path d={d} className="stroke-rule-strong" strokeWidth="1" strokeDasharray={dashes} />;
}

export function Dimension(props: { x: number; y: number; length: number; text: string }) {
  const { x, y, length, text } = props;
  return (
    <g>
      <Guide d={`M${x} ${y}h${length}M${x} ${y - 6}v12M${x + length} ${y - 6}v12`} />
      <Note x={x + length / 2} y={y + 20} text={text} anchor="middle" />
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
