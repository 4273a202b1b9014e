import type { ReactNode } from 'react';

interface PageHeroProps {
  heading: ReactNode;
  text: ReactNode;
  /** The links or buttons of the page. */
  actions?: ReactNode;
  /** A drawing beside the words. */
  drawing?: ReactNode;
}

/** The top of a public page, on the grid of a drawing sheet. */
export function PageHero({ heading, text, actions, drawing }: PageHeroProps) {
  return (
    <section className="drawing-grid">
      <div className="mx-auto grid max-w-page items-center gap-10 px-4 py-14 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:py-20">
        <div className="grid max-w-measure gap-6">
          <h1 className="text-3xl sm:text-4xl">{heading}</h1>
          <p className="text-lg text-ink-soft">{text}</p>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </div>
        {drawing}
      </div>
    </section>
  );
}
