import { cva } from 'class-variance-authority';

/** The frame of a dialog in the middle: at most 80 % of the window high (spec 2). */
export const dialogLook = cva('appear rounded-lg bg-paper shadow-floating forced-colors:border', {
  variants: {
    size: {
      base: 'max-h-[80dvh] w-[min(32rem,calc(100vw-2rem))]',
      wide: 'max-h-[80dvh] w-[min(46rem,calc(100vw-1.5rem))]',
    },
  },
  defaultVariants: { size: 'base' },
});

export const DIALOG_PARTS = {
  head: 'grid gap-1 border-b border-rule py-4 pr-16 pl-6',
  body: 'overflow-y-auto overscroll-contain px-6 py-5',
} as const;
