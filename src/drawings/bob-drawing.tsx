/** The bob of a plumb line on its string, with two letters on it. */
export function BobDrawing({ letters }: { letters: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 128"
      width="64"
      height="128"
      className="draw-drop shrink-0 font-drawing"
      fill="none"
    >
      <path d="M32 0V40" className="stroke-action" strokeWidth="1.5" />
      <path d="M25 40H39V52H25Z" className="fill-action" />
      <path
        d="M18 52H46C54 52 57 62 54 72L32 126L10 72C7 62 10 52 18 52Z"
        className="fill-paper stroke-action"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <text x="32" y="78" textAnchor="middle" fontSize="18" className="fill-ink">
        {letters}
      </text>
    </svg>
  );
}
