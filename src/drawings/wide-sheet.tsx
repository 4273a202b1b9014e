import type { ReactNode } from 'react';

interface WideSheetProps {
  /** For screen readers: what the drawing shows. */
  label: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** The frame of a drawing whose texts are HTML, so that they wrap and keep their size at any width. */
export function WideSheet({ label, title, note, children }: WideSheetProps) {
  return (
    <figure aria-label={label} className="scene border border-ink bg-paper p-1.5">
      <div className="grid grid-cols-1 gap-6 border border-rule-strong pt-5 sm:pt-7">
        <div className="min-w-0 px-3 sm:px-7">{children}</div>
        <p
          aria-hidden
          className="flex divide-x divide-rule-strong justify-self-end border-t border-l border-rule-strong font-drawing text-sm"
        >
          <span className="px-2.5 py-0.5">{title}</span>
          <span className="px-2.5 py-0.5 text-ink-soft">{note}</span>
        </p>
      </div>
    </figure>
  );
}
