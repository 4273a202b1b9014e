import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const sectionLook = cva('border-t border-rule', {
  variants: { tone: { paper: '', deep: 'bg-paper-deep' } },
});

const bodyLook = cva(
  'mx-auto grid max-w-page grid-cols-1 px-4 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 print:py-3',
  {
    variants: {
      dense: { true: 'gap-4 py-8 lg:py-10', false: 'gap-8 py-14 lg:py-20' },
    },
  },
);

interface SectionProps extends VariantProps<typeof sectionLook> {
  heading: string;
  intro?: string;
  dense?: boolean;
  children: ReactNode;
}

export function Section({ heading, intro, dense = false, tone, children }: SectionProps) {
  return (
    <section className={sectionLook({ tone })}>
      <div className={bodyLook({ dense })}>
        <div className="grid min-w-0 content-start gap-3">
          <h2 className={dense ? 'text-xl' : 'text-2xl'}>{heading}</h2>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
