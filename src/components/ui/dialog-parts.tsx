import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** At most 80% of the window high (spec 2). */
export const dialogLook = cva('appear rounded-lg bg-paper shadow-floating forced-colors:border', {
  variants: {
    size: {
      base: 'max-h-[80dvh] w-[min(32rem,calc(100vw-2rem))]',
      wide: 'max-h-[80dvh] w-[min(46rem,calc(100vw-1.5rem))]',
      /** Of a form with a panel beside it. */
      full: 'max-h-[80dvh] w-[min(76rem,calc(100vw-1.5rem))]',
    },
  },
  defaultVariants: { size: 'base' },
});

export const DIALOG_PARTS = {
  head: 'grid gap-1 border-b border-rule py-4 pr-16 pl-6',
  body: 'overflow-y-auto overscroll-contain px-6 py-5',
} as const;

/** In the corner, and last in tab order: on opening, the first field gets the focus. */
export function DialogCloseButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      {...props}
      className="absolute top-3 right-3 grid size-10 place-items-center rounded hover:bg-paper-deep active:bg-paper-deep"
    >
      {/* The path of lucide-react, whose code would add 1 kB to every page. */}
      <svg viewBox="0 0 24 24" className="size-5" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="M18 6 6 18M6 6l12 12" strokeLinecap="round" />
      </svg>
    </button>
  );
}
