import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SectionProps {
  heading: string;
  /** A sentence below the heading. */
  intro?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page: its heading hangs in the margin on wide screens, as on a drawing sheet. */
export function Section({ heading, intro, className, children }: SectionProps) {
  return (
    <section className={cn('border-t border-rule', className)}>
      <div className="mx-auto grid max-w-page gap-8 px-4 py-14 sm:px-6 lg:grid-cols-[15rem_1fr] lg:gap-12 lg:py-20">
        <div className="grid content-start gap-3">
          <h2 className="text-2xl">{heading}</h2>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
