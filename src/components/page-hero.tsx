import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { ButtonLink } from './ui/button';

interface PageHeroProps {
  mark?: ReactNode;
  /** Makes the hero less tall and, on phones, where the content below matters more, hides the drawing. */
  dense?: boolean;
  heading: ReactNode;
  text?: ReactNode;
  links?: { label: string; to: string }[];
  actions?: ReactNode;
  drawing?: ReactNode;
}

export function PageHero(props: PageHeroProps) {
  const { mark, dense = false, heading, text, links, actions, drawing } = props;
  return (
    <section className="drawing-grid print:bg-none">
      <div
        className={cn(
          'mx-auto grid max-w-page grid-cols-1 items-center gap-10 px-4 sm:px-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] print:py-4',
          dense ? 'py-4 lg:py-10' : 'py-14 lg:py-20',
        )}
      >
        <div
          className={cn(
            'grid max-w-measure grid-cols-1 justify-items-start',
            dense ? 'gap-3' : 'gap-6',
          )}
        >
          {mark}
          <h1 className="max-w-full text-3xl wrap-break-word sm:text-4xl">{heading}</h1>
          {text && (
            <p className={cn('max-w-full text-ink-soft', dense ? 'sm:text-lg' : 'text-lg')}>
              {text}
            </p>
          )}
          {(actions ?? links) && (
            <div className="flex flex-wrap gap-3 print:hidden">
              {actions}
              {links?.map(({ label, to }, index) => (
                <ButtonLink key={to} to={to} variant={index === 0 ? 'action' : 'outline'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {drawing && (
          <div className={cn('min-w-0 print:hidden', dense && 'max-lg:hidden')}>{drawing}</div>
        )}
      </div>
    </section>
  );
}
