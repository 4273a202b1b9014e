import type { ComponentProps } from 'react';

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
