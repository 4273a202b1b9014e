import { Suspense } from 'react';
import { TableDrawing } from '@/drawings/table-drawing';
import { loadable } from '@/components/loadable';
import { Loading } from '@/components/loading';
import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { CAREERS_PAGE, CAREER_DETAIL } from '@/content/careers';
import { CareerList } from '@/features/careers/career-list';
import { SeoHead } from '@/features/seo/page-head';
import { useAddress } from '@/lib/use-address';

const OpeningView = loadable(async () => (await import('./opening-view')).OpeningView);

/** `/careers`: the active openings (spec 2); with `?job={id}` one of them in detail (design 6). */
export function CareersPage() {
  const { search } = useAddress();
  // One static page serves every opening: until it is taken over it shows the list.
  const job = useIsHydrated() ? new URLSearchParams(search).get('job') : null;
  if (job) {
    return (
      <Suspense fallback={<Loading text={CAREER_DETAIL.loading} />}>
        <OpeningView id={job} />
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
        <CareerList />
      </Section>
      <Section heading={CAREERS_PAGE.hiring.heading} intro={CAREERS_PAGE.hiring.intro}>
        <NumberedSteps steps={CAREERS_PAGE.hiring.steps} />
      </Section>
    </>
  );
}
