import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { HydratedPart } from './hydrated-part';

interface SectionProps {
  heading: string;
  intro?: string;
  /** `side`: beside the content, for content that is about as tall as the heading. `top`: above it. */
  place?: 'side' | 'top';
  dense?: boolean;
  tone?: 'deep';
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { heading, intro, place = 'side', dense = false, tone, children } = props;
  return (
    <HydratedPart>
      <section className={cn('border-t border-rule', tone && 'bg-paper-deep')}>
        <div
          className={cn(
            'mx-auto grid max-w-page grid-cols-1 px-4 sm:px-6 print:py-3',
            place === 'side' && 'lg:grid-cols-aside lg:gap-12',
            dense ? 'gap-4 py-8 lg:py-10' : 'gap-8 py-14 lg:py-20',
          )}
        >
          <div
            className={cn(
              'grid min-w-0 content-start gap-3',
              place === 'top' && 'lg:grid-cols-halves lg:gap-12',
            )}
          >
            <h2 className={dense ? 'text-xl' : 'text-2xl'}>{heading}</h2>
            {intro && <p className="text-ink-soft">{intro}</p>}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </section>
    </HydratedPart>
  );
}
