import type { ReactNode } from 'react';
import { ButtonLink } from './ui/button';

interface PageHeroProps {
  mark?: ReactNode;
  heading: ReactNode;
  text?: ReactNode;
  links?: { label: string; to: string }[];
  actions?: ReactNode;
  drawing?: ReactNode;
}

export function PageHero({ mark, heading, text, links, actions, drawing }: PageHeroProps) {
  return (
    <section className="drawing-grid print:bg-none">
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-10 px-4 py-14 sm:px-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:py-20 print:py-4">
        <div className="grid max-w-measure grid-cols-1 justify-items-start gap-6">
          {mark}
          <h1 className="max-w-full text-3xl wrap-break-word sm:text-4xl">{heading}</h1>
          {text && <p className="max-w-full text-lg text-ink-soft">{text}</p>}
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
        {drawing && <div className="min-w-0 print:hidden">{drawing}</div>}
      </div>
    </section>
  );
}
