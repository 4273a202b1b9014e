import type { ReactNode } from 'react';

interface WideSheetProps {
  /** For screen readers: what the drawing shows. */
  label: string;
  title: string;
  note: string;
  children: ReactNode;
}

/** Frame of a drawing with HTML text, which wraps on narrow screens, while SVG text would shrink with the drawing. */
export function WideSheet({ label, title, note, children }: WideSheetProps) {
  return (
    <figure aria-label={label} className="scene border border-firm bg-paper p-1.5">
      <div className="border border-rule-strong">
        <div className="px-3 py-5 sm:px-6">{children}</div>
        <p
          aria-hidden
          className="flex justify-between border-t border-rule-strong px-3 py-1 font-drawing text-sm sm:px-6"
        >
          {title} <span className="text-ink-soft">{note}</span>
        </p>
      </div>
    </figure>
  );
}
