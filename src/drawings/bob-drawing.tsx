/** The bob of a plumb line on its string, with two letters on it. */
export function BobDrawing({ letters }: { letters: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 128"
      className="draw-drop h-32 w-16 shrink-0 font-drawing"
      fill="none"
    >
      <path d="M32 0V44" className="stroke-action" strokeWidth="1.5" />
      <path
        d="M32 126L7 72C7 34 57 34 57 72Z"
        className="fill-paper-raised stroke-action"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text x="32" y="77" textAnchor="middle" fontSize="18" className="fill-ink">
        {letters}
      </text>
    </svg>
  );
}
