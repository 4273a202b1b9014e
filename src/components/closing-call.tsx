import type { ReactNode } from 'react';

interface ClosingCallProps {
  heading: string;
  text: string;
  /** Links, in the look `onInk`. */
  children: ReactNode;
}

/** The end of a page: what to do next. */
export function ClosingCall({ heading, text, children }: ClosingCallProps) {
  return (
    <section className="bg-firm text-paper print:hidden">
      <div className="mx-auto grid max-w-page justify-items-start gap-5 px-4 py-16 sm:px-6">
        <h2 className="text-3xl">{heading}</h2>
        <p className="max-w-measure text-lg text-firm-tint">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
