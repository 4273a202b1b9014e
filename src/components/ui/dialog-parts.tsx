import type { ComponentProps } from 'react';

export const DIALOG_PARTS = {
  /** At most 80% of the window height (spec 2). */
  box: 'appear max-h-[80dvh] rounded-lg bg-paper shadow-floating forced-colors:border',
  baseWidth: 'w-[min(32rem,calc(100vw-2rem))]',
  head: 'grid gap-1 border-b border-rule py-4 pr-16 pl-6',
  body: 'overflow-y-auto overscroll-contain px-6 py-5',
} as const;

/** Last in tab order, so that an opening dialog focuses its first field. */
export function DialogCloseButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      {...props}
      className="absolute top-3 right-3 grid size-10 place-items-center rounded hover:bg-paper-deep active:bg-paper-deep"
    >
      {/* Path copied from lucide-react, which would add 1 kB to every page. */}
      <svg viewBox="0 0 24 24" className="size-5" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="M18 6 6 18M6 6l12 12" strokeLinecap="round" />
      </svg>
    </button>
  );
}
