import { Suspense } from 'react';
import { loadable } from '@/components/loadable';
import { Loading } from '@/components/loading';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { FIRM } from '@/content/firm';
import { STATIC_SERVICE_LINKS } from '@/content/navigation';
import { SERVICE_PAGE } from '@/content/services';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head } from '@/features/seo/page-head';
import { serviceData } from '@/features/seo/structured-data';
import { StructuredDataScript } from '@/features/seo/structured-data-script';
import { ServiceBody } from '@/features/services/service-body';
import { ServiceHero } from '@/features/services/service-hero';
import { useService } from '@/features/services/use-service';
import { paths, slugOf } from '@/lib/paths';
import { useAddress } from '@/lib/use-address';

const ServiceNotFound = loadable(async () => (await import('./service-not-found')).ServiceNotFound);

/** `/services/{slug}`: one service, built in or stored (spec 2). */
export function ServicePage() {
  const service = useService(slugOf(useAddress().pathname));

  const loading = <Loading text="Loading service..." />;
  if (service === undefined) return loading;
  if (service === null) {
    return (
      <Suspense fallback={loading}>
        <ServiceNotFound />
      </Suspense>
    );
  }

  const depth = STATIC_SERVICE_LINKS.find((link) => link.slug === service.slug);
  return (
    <>
      <Head
        setting={{
          title: `${service.name} | ${FIRM.name}`,
          description: service.description,
          keywords: [],
        }}
        path={paths.service(service.slug)}
      />
      <ServiceHero
        service={service}
        trail={
          <Breadcrumbs
            steps={[
              { label: 'Home', to: paths.home },
              { label: 'Services', to: paths.services },
              { label: service.name, to: paths.service(service.slug) },
            ]}
          />
        }
      />
      <StructuredDataScript data={serviceData(service)} />
      <ServiceBody
        service={service}
        more={
          depth && (
            <ButtonLink to={depth.to} variant="outline">
              {SERVICE_PAGE.depth}
            </ButtonLink>
          )
        }
      />
      <Section heading={SERVICE_PAGE.related.heading}>
        <p className="max-w-measure text-lg">{SERVICE_PAGE.related.text}</p>
        <ButtonLink to={paths.services} variant="outline" className="mt-6">
          {SERVICE_PAGE.related.action}
        </ButtonLink>
      </Section>
    </>
  );
}
