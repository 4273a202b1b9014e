import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallToAction } from '@/components/call-to-action';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { SERVICES_PAGE } from '@/content/services';
import { servicesInWords, useServiceSlugs } from '@/features/services/use-service';
import { STATIC_SERVICE_LINKS } from '@/content/static-service';
import { SeoHead } from '@/features/seo/head';
import { PhasedServices } from '@/features/services/phased-services';

export function ServicesPage() {
  const { grid, depth, technology, closing } = SERVICES_PAGE;
  const slugs = useServiceSlugs();
  return (
    <>
      <SeoHead page="services" />
      <PageHero
        heading={SERVICES_PAGE.heading(servicesInWords(slugs?.length))}
        text={SERVICES_PAGE.text}
      />
      <div className="border-t border-rule">
        <section className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-10">
          <h2 className="sr-only">{grid.heading}</h2>
          <PhasedServices
            last={
              <li className="grid grid-cols-1 content-start justify-items-start gap-3 p-6">
                <p className="text-ink-soft">{technology.text}</p>
                <ButtonLink to={pathTo('technology-stack')} variant="outline" size="small">
                  {technology.action}
                </ButtonLink>
              </li>
            }
          />
        </section>
      </div>
      <Section {...depth} place="top" tone="deep">
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {STATIC_SERVICE_LINKS.map(({ label, text, to }) => (
            <li key={to} className="group relative border-t border-rule-strong py-4">
              <h3 className="text-lg">
                <Link
                  to={to}
                  className="flex items-center justify-between gap-3 group-hover:underline after:absolute after:inset-0"
                >
                  {label} <ArrowRight aria-hidden className="size-5 shrink-0 text-firm" />
                </Link>
              </h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        {...closing}
        links={[
          { label: closing.quote, to: pathTo('contact') },
          { label: closing.about, to: pathTo('about') },
        ]}
      />
    </>
  );
}
