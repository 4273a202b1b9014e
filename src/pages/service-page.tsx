import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { CallToAction } from '@/components/call-to-action';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { StableContent } from '@/components/stable-content';
import { ButtonLink } from '@/components/ui/button';
import { FIRM } from '@/content/firm';
import { pathTo, pathToService } from '@/content/pages';
import { SERVICE_PAGE, SERVICES_IN_DEPTH } from '@/content/service-page';
import { SERVICE_NOT_FOUND } from '@/content/services';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head } from '@/features/seo/head';
import { serviceData, StructuredDataScript } from '@/features/seo/structured-data';
import { ServiceBody } from '@/features/services/service-body';
import { preloadServiceDrawing } from '@/features/services/service-drawing';
import { ServiceHero } from '@/features/services/service-hero';
import { isWhole, shownOf } from '@/features/services/service-summary';
import { useService } from '@/features/services/use-service';

const MissingPage = lazyComponent(
  async () => (await import('@/features/seo/missing-page')).MissingPage,
);

// Not preloaded: these are below the fold of a prerendered page.
const NewestStories = lazyComponent(
  async () => (await import('@/features/stories/newest-stories')).NewestStories,
);
const ServiceQuestions = lazyComponent(
  async () => (await import('@/features/services/service-questions')).ServiceQuestions,
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
        <MissingPage {...SERVICE_NOT_FOUND} />
      </Suspense>
    );
  }

  const { related, closing } = SERVICE_PAGE;
  const depth = SERVICES_IN_DEPTH.find((slug) => slug === service.slug);
  return (
    <StableContent content={shownOf(service)}>
      <Head
        setting={{
          title: `${service.name} | ${FIRM.name}`,
          description: service.description,
          keywords: [],
        }}
        path={pathToService(service.slug)}
      />
      <ServiceHero
        service={service}
        trail={
          <Breadcrumbs
            path={[
              { label: 'Services', to: pathTo('services') },
              { label: service.name, to: pathToService(service.slug) },
            ]}
          />
        }
      />
      <StructuredDataScript data={serviceData(service)} />
      {isWhole(service) ? (
        <ServiceBody
          service={service}
          more={
            depth && (
              <ButtonLink to={pathTo(depth)} className="print:hidden">
                {SERVICE_PAGE.depth} <ArrowRight aria-hidden className="size-5" />
              </ButtonLink>
            )
          }
        >
          <Suspense>
            <NewestStories service={slug} />
          </Suspense>
        </ServiceBody>
      ) : (
        loading
      )}
      <Suspense>
        <ServiceQuestions slug={service.slug} />
      </Suspense>
      <section className="border-t border-rule bg-paper-deep print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-10 gap-y-5 px-4 py-8 sm:px-6">
          <div className="grid gap-1">
            <h2 className="text-xl">{related.heading}</h2>
            <p>{related.text}</p>
          </div>
          <ButtonLink to={pathTo('services')} variant="outline">
            {related.action}
          </ButtonLink>
        </div>
      </section>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </StableContent>
  );
}
