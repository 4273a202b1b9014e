import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

const TONES = {
  blue: 'bg-badge-blue text-badge-blue-ink',
  yellow: 'bg-badge-yellow text-badge-yellow-ink',
  green: 'bg-badge-green text-badge-green-ink',
  grey: 'bg-badge-grey text-badge-grey-ink',
} as const;

export type BadgeTone = keyof typeof TONES;

/** A short state beside a name. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-block max-w-full truncate rounded-full px-2.5 py-0.5 text-xs font-semibold forced-colors:border',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
