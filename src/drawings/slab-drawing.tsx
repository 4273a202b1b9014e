import { cn } from '@/lib/cn';

interface SlabDrawingProps {
  place: 'top' | 'middle' | 'bottom';
  /** Of at most ten letters; drawn on the slab. */
  name: string;
}

/** One layer of a stack that is drawn apart along the page; dashed lines lead to the layers above and below it. */
export function SlabDrawing({ place, name }: SlabDrawingProps) {
  const isBottom = place === 'bottom';
  return (
    <div aria-hidden className="relative grid items-center max-lg:hidden">
      <span
        className={`absolute inset-x-0 border-x border-dashed border-rule-strong ${place === 'top' ? 'top-1/2' : 'top-0'} ${isBottom ? 'bottom-1/2' : 'bottom-0'}`}
      />
      <svg
        viewBox="-1 -1 242 146"
        // The slab at the top would drop through the words above it.
        className={cn('relative my-4 w-full stroke-firm', place !== 'top' && 'draw-drop')}
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path
          d="M0 60V84L120 144 240 84V60L120 120ZM120 120V144"
          className={isBottom ? 'fill-firm' : 'fill-paper-deep'}
        />
        <path d="M0 60L120 0 240 60 120 120Z" className="draw-fill fill-firm-tint" />
        {/* On the plane of the slab. */}
        <text
          transform="matrix(1 .5-1 .5 120 60)"
          y="6"
          textAnchor="middle"
          fontSize="17"
          strokeWidth="0"
          className="fill-firm font-drawing"
        >
          {name}
        </text>
      </svg>
    </div>
  );
}
