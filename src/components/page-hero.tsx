import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { HydratedPart } from './hydrated-part';
import { ButtonLink } from './ui/button';

interface PageHeroProps {
  mark?: ReactNode;
  /** Makes the hero less tall and, on phones, where the content below matters more, hides the drawing. */
  dense?: boolean;
  /** Uses the dark color scheme even if the page is light. */
  night?: boolean;
  heading: ReactNode;
  text?: ReactNode;
  links?: { label: string; to: string }[];
  actions?: ReactNode;
  /** Beside the text, or before it. Without one, the text is beside the heading. */
  drawing?: ReactNode;
  drawingFirst?: boolean;
  /** Shown below the text, across the whole page. */
  children?: ReactNode;
}

export function PageHero(props: PageHeroProps) {
  const { mark, dense, night, heading, text, links, actions, drawing, drawingFirst, children } =
    props;
  const words = (
    <>
      {text && (
        <p className={cn('max-w-full text-ink-soft', dense ? 'sm:text-lg' : 'text-lg')}>{text}</p>
      )}
      {(actions ?? links) && (
        <div className="flex max-w-full flex-wrap gap-3 print:hidden">
          {actions}
          {links?.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'action' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  );
  const column = cn(
    'grid max-w-measure min-w-0 grid-cols-1 justify-items-start',
    dense ? 'gap-3' : 'gap-6',
  );
  const container = 'mx-auto w-full max-w-page px-4 sm:px-6';
  return (
    <HydratedPart>
      <section
        className={cn(
          'grid grid-cols-1 only:min-h-[inherit]',
          night && 'bg-paper-deep text-ink scheme-dark print:scheme-light',
        )}
      >
        <div className="relative grid grid-cols-1 items-center">
          {drawing && (
            <div
              aria-hidden
              className={cn(
                'drawing-grid absolute top-0 bottom-0 max-lg:hidden print:hidden',
                drawingFirst ? 'right-1/2 left-0' : 'right-0 left-[51%]',
              )}
            />
          )}
          <div
            className={cn(
              container,
              'relative grid grid-cols-1 items-center lg:grid-cols-halves lg:gap-12 print:py-4',
              drawing ? 'gap-10' : 'gap-3',
              dense ? 'py-4 lg:py-10' : 'py-14',
              !dense && !children && 'lg:py-20',
            )}
          >
            <div className={cn(column, drawingFirst && 'lg:order-1')}>
              {mark}
              <h1 className="max-w-full text-3xl wrap-break-word sm:text-4xl">{heading}</h1>
              {drawing && words}
            </div>
            {drawing ? (
              <div className={cn('min-w-0 print:hidden', dense && 'max-lg:hidden')}>{drawing}</div>
            ) : (
              <div className={column}>{words}</div>
            )}
          </div>
        </div>
        {children && <div className={cn(container, 'pb-14')}>{children}</div>}
      </section>
    </HydratedPart>
  );
}
