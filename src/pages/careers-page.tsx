import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TableDrawing } from '@/drawings/table-drawing';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { CAREERS_PAGE } from '@/content/careers';
import { SeoHead } from '@/features/seo/head';

const CareerList = lazyComponent(
  async () => (await import('@/features/careers/career-list')).CareerList,
);
const CareerView = lazyComponent(async () => (await import('./career-view')).CareerView);

/** The list and its dates are a separate chunk, which hydration need not wait for. */
export function preload(): Promise<void> {
  void CareerList.preload().catch(() => undefined);
  return Promise.resolve();
}

export function CareersPage() {
  const [search] = useSearchParams();
  // The prerendered page is the same for every query: hydration starts with the list.
  const job = useIsHydrated() ? search.get('job') : null;
  if (job) {
    return (
      <Suspense fallback={<Loading text={CAREERS_PAGE.loadingPosition} />}>
        <CareerView id={job} />
      </Suspense>
    );
  }
  return (
    <>
      <SeoHead page="careers" />
      <PageHero
        heading={CAREERS_PAGE.heading}
        text={CAREERS_PAGE.text}
        drawing={<TableDrawing />}
      />
      <Section heading={CAREERS_PAGE.list.heading}>
        <Suspense fallback={<Loading text={CAREERS_PAGE.list.loading} />}>
          <CareerList />
        </Suspense>
      </Section>
      <Section heading={CAREERS_PAGE.hiring.heading} intro={CAREERS_PAGE.hiring.intro}>
        <NumberedSteps steps={CAREERS_PAGE.hiring.steps} />
      </Section>
    </>
  );
}
