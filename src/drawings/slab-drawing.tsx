import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SlabDrawingProps {
  place: 'top' | 'middle' | 'bottom';
  /** 24 by 24; drawn on the slab. */
  icon: ReactNode;
}

/** One layer of a stack that is drawn apart along the page; dashed lines lead to the layers above and below it. */
export function SlabDrawing({ place, icon }: SlabDrawingProps) {
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
        {/* From the plane of the icon to that of the slab. */}
        <g transform="matrix(2.2 1.1-2.2 1.1 120 33.6)" className="text-firm">
          {icon}
        </g>
      </svg>
    </div>
  );
}
