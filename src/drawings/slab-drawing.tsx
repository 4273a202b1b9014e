/** One layer of a stack that is drawn apart along the page; dashed lines lead to the layers above and below it. */
export function SlabDrawing({ place }: { place: 'top' | 'middle' | 'bottom' }) {
  const isBottom = place === 'bottom';
  return (
    <div aria-hidden className="relative grid items-center">
      <span
        className="absolute inset-x-0 border-x border-dashed border-rule-strong"
        style={{ top: place === 'top' ? '50%' : 0, bottom: isBottom ? '50%' : 0 }}
      />
      <svg
        viewBox="-1 -1 242 146"
        className="draw-drop relative w-full stroke-firm"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path
          d="M0 60V84L120 144 240 84V60L120 120ZM120 120V144"
          className={isBottom ? 'fill-firm' : 'fill-paper-deep'}
        />
        <path
          d="M0 60L120 0 240 60 120 120Z"
          className={`draw-fill ${isBottom ? 'fill-firm-deep' : 'fill-firm-tint'}`}
        />
      </svg>
    </div>
  );
}
