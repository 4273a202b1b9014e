import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeLook = cva(
  'inline-block max-w-full truncate rounded-full px-2.5 py-0.5 text-xs font-semibold forced-colors:border',
  {
    variants: {
      tone: {
        blue: 'bg-badge-blue text-badge-blue-ink',
        yellow: 'bg-badge-yellow text-badge-yellow-ink',
        green: 'bg-badge-green text-badge-green-ink',
        gray: 'bg-badge-gray text-badge-gray-ink',
        red: 'bg-danger-tint text-danger-deep',
      },
    },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeLook>['tone']>;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={badgeLook({ tone })}>{children}</span>;
}
