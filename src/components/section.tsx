import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SectionProps {
  heading: string;
  intro?: string;
  dense?: boolean;
  tone?: 'deep';
  children: ReactNode;
}

export function Section({ heading, intro, dense = false, tone, children }: SectionProps) {
  return (
    <section className={cn('border-t border-rule', tone && 'bg-paper-deep')}>
      <div
        className={cn(
          'mx-auto grid max-w-page grid-cols-1 px-4 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 print:py-3',
          dense ? 'gap-4 py-8 lg:py-10' : 'gap-8 py-14 lg:py-20',
        )}
      >
        <div className="grid min-w-0 content-start gap-3">
          <h2 className={dense ? 'text-xl' : 'text-2xl'}>{heading}</h2>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
