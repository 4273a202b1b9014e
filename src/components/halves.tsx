import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { HydratedPart } from './hydrated-part';

interface HalvesProps {
  tone?: 'deep';
  children: ReactNode;
}

/** Two sections side by side or, on narrow screens, one below the other. */
export function Halves({ tone, children }: HalvesProps) {
  return (
    <HydratedPart>
      <div className={cn('border-t border-rule', tone && 'bg-paper-deep')}>
        <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-10 px-4 py-14 sm:px-6 lg:grid-cols-halves lg:gap-12 lg:py-20 print:py-3">
          {children}
        </div>
      </div>
    </HydratedPart>
  );
}
