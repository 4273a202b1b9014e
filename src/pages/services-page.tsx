import { ClosingCall } from '@/components/closing-call';
import { pathTo } from '@/content/pages';
import { KeyPlanDrawing } from '@/drawings/key-plan-drawing';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { servicesInWords } from '@/content/services-in-words';
import { SERVICES_PAGE } from '@/content/services';
import { SeoHead } from '@/features/seo/head';
import { ServiceGrid } from '@/features/services/service-grid';
import { useServiceCount } from '@/features/services/use-service-count';
import { DepthLinks } from './depth-links';

export function ServicesPage() {
  const { grid, depth, technology, closing } = SERVICES_PAGE;
  return (
    <>
      <SeoHead page="services" />
      <PageHero
        heading={SERVICES_PAGE.heading(servicesInWords(useServiceCount()))}
        text={SERVICES_PAGE.text}
        drawing={<KeyPlanDrawing />}
      />
      <Section {...grid}>
        <ServiceGrid />
      </Section>
      <Section {...depth}>
        <DepthLinks />
        <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-3">
          {technology.text}
          <ButtonLink to={pathTo('technology-stack')} variant="outline" size="small">
            {technology.action}
          </ButtonLink>
        </p>
      </Section>
      <ClosingCall
        {...closing}
        links={[
          { label: closing.quote, to: pathTo('contact') },
          { label: closing.about, to: pathTo('about') },
        ]}
      />
    </>
  );
}
