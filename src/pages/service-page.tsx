import { Suspense } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { NamedTexts } from '@/components/named-texts';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { FIRM } from '@/content/firm';
import { pathTo, pathToService } from '@/content/pages';
import { KEY_BENEFITS, SERVICE_PAGE, SERVICES_IN_DEPTH } from '@/content/service-page';
import type { Service } from '@/domain/service';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head } from '@/features/seo/head';
import { serviceData, StructuredDataScript } from '@/features/seo/structured-data';
import { preloadServiceDrawing, ServiceDrawing } from '@/features/services/service-drawing';
import { SERVICE_ACCENT, ServiceIcon } from '@/features/services/service-icon';
import { isWhole, type ServiceSummary } from '@/features/services/service-summary';
import { useService } from '@/features/services/use-service';
import { cn } from '@/lib/cn';

const ServiceNotFound = lazyComponent(
  async () => (await import('./service-not-found')).ServiceNotFound,
);

export const preload = ({ slug = '' }: Params) => preloadServiceDrawing(slug);

export function ServicePage() {
  const { slug = '' } = useParams();
  const service = useService(slug);

  const loading = <Loading text="Loading service..." />;
  if (service === undefined) return loading;
  if (service === null) {
    return (
      <Suspense fallback={loading}>
        <ServiceNotFound />
      </Suspense>
    );
  }

  return (
    <>
      <Head
        setting={{
          title: `${service.name} | ${FIRM.name}`,
          description: service.description,
          keywords: [],
        }}
        path={pathToService(service.slug)}
      />
      <ServiceHero service={service} />
      <StructuredDataScript data={serviceData(service)} />
      {isWhole(service) ? <ServiceBody service={service} /> : loading}
      <div className="print:hidden">
        <Section heading={SERVICE_PAGE.related.heading}>
          <p className="max-w-measure text-lg">{SERVICE_PAGE.related.text}</p>
          <ButtonLink to={pathTo('services')} variant="outline" className="mt-6">
            {SERVICE_PAGE.related.action}
          </ButtonLink>
        </Section>
      </div>
    </>
  );
}

export function ServiceHero({ service }: { service: ServiceSummary }) {
  const { name, slug, description, icon, color } = service;
  const accent = SERVICE_ACCENT[color];
  return (
    <PageHero
      mark={
        <>
          <Breadcrumbs
            steps={[
              { label: 'Home', to: pathTo('home') },
              { label: 'Services', to: pathTo('services') },
              { label: name, to: pathToService(slug) },
            ]}
          />
          <span className={cn('border-t-3 bg-paper pt-3 pr-3', accent.border)}>
            <ServiceIcon icon={icon} className={cn('size-12', accent.text)} />
          </span>
        </>
      }
      heading={<bdi>{name}</bdi>}
      text={<bdi>{description}</bdi>}
      links={[
        { label: SERVICE_PAGE.consultation, to: pathTo('contact') },
        { label: SERVICE_PAGE.about, to: pathTo('about') },
      ]}
      drawing={<ServiceDrawing slug={slug} />}
    />
  );
}

function ServiceBody({ service }: { service: Service }) {
  const depth = SERVICES_IN_DEPTH.find((slug) => slug === service.slug);
  const features = service.features.filter((feature) => feature.trim() !== '');
  return (
    <>
      {service.longDescription.trim() !== '' && (
        <Section heading="What we do">
          <p className="max-w-measure text-lg whitespace-pre-wrap" dir="auto">
            {service.longDescription}
          </p>
          {depth && (
            <ButtonLink to={pathTo(depth)} variant="outline" className="mt-6 print:hidden">
              {SERVICE_PAGE.depth}
            </ButtonLink>
          )}
        </Section>
      )}
      {features.length > 0 && (
        <Section heading={SERVICE_PAGE.features}>
          <RuledList items={features} className="max-w-measure" />
        </Section>
      )}
      <Section {...SERVICE_PAGE.benefits}>
        <NamedTexts items={KEY_BENEFITS} />
      </Section>
    </>
  );
}
