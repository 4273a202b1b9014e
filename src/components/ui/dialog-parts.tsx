import type { ComponentProps } from 'react';

export const DIALOG_PARTS = {
  /** At most 80% of the window height (spec 2). Scrolls if its text is so large that the body has no room. */
  box: 'appear max-h-[80dvh] overflow-y-auto overscroll-contain rounded-lg bg-paper shadow-floating forced-colors:border',
  baseWidth: 'w-[min(32rem,calc(100vw-min(2rem,8vw)))]',
  head: 'grid gap-1 border-b border-rule py-4 pr-[min(4rem,17vw)] pl-dialog wrap-anywhere',
  body: 'min-h-30 shrink overflow-y-auto overscroll-contain px-dialog py-5',
} as const;

/** Last in tab order, so that an opening dialog focuses its first field. */
export function DialogCloseButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      {...props}
      className="absolute top-3 right-[min(0.75rem,3vw)] grid size-[min(2.5rem,12vw)] place-items-center rounded hover:bg-paper-deep active:bg-paper-deep"
    >
      {/* Path copied from lucide-react, which would add 1 kB to every page. */}
      <svg
        viewBox="0 0 24 24"
        className="size-1/2"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d="M18 6 6 18M6 6l12 12" strokeLinecap="round" />
      </svg>
    </button>
  );
}
