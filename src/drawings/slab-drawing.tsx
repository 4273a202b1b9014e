import { cn } from '@/lib/cn';

/** One layer of a stack that is drawn apart along the page; dashed lines lead to the layers above and below it. */
export function SlabDrawing({ place }: { place: 'top' | 'middle' | 'bottom' }) {
  return (
    <div aria-hidden className="relative grid items-center max-lg:row-span-2">
      <span
        className={cn(
          'absolute inset-x-0 border-x border-dashed border-rule-strong',
          place === 'top' ? 'top-1/2' : 'top-0',
          place === 'bottom' ? 'bottom-1/2' : 'bottom-0',
        )}
      />
      <svg
        viewBox="-1 -1 242 146"
        className="draw-open relative w-full"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path
          d="M0 60V84L120 144 240 84V60L120 120Z"
          className={cn('stroke-firm', place === 'bottom' ? 'fill-firm' : 'fill-paper-deep')}
        />
        <path
          d="M0 60L120 0 240 60 120 120Z"
          className={cn(
            'draw-fill stroke-firm',
            place === 'bottom' ? 'fill-firm-pale' : 'fill-firm-tint',
          )}
        />
        <path d="M120 120V144" className="stroke-firm" />
      </svg>
    </div>
  );
}
