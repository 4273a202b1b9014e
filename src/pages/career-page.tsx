import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { StableContent } from '@/components/stable-content';
import { CAREER_DETAIL as WORDS } from '@/content/career-detail';
import { pathTo, pathToCareer } from '@/content/pages';
import { hasClosed } from '@/domain/has-closed';
import { CareerDetail } from '@/features/careers/career-detail';
import { useCareer } from '@/features/careers/career-queries';
import { CareerSimilar } from '@/features/careers/career-similar';
import { careerSetting, positionTitle } from '@/features/careers/career-setting';
import { useToday } from '@/features/careers/use-today';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { FailedPage } from '@/features/seo/failed-page';
import { Head } from '@/features/seo/head';
import { MissingPage } from '@/features/seo/missing-page';

// The script is already in the prerendered page, so hydration doesn't wait for this chunk.
const JobPostingScript = lazyComponent(
  async () => (await import('@/features/seo/job-posting-script')).JobPostingScript,
);

export function CareerPage() {
  const { id = '' } = useParams();
  const { query, career } = useCareer(id);
  const today = useToday();

  if (query.isPending) return <Loading text={WORDS.loading} />;
  if (query.isError && !career) {
    return <FailedPage {...WORDS.failed} onRetry={() => void query.refetch()} />;
  }
  if (!career?.isActive || hasClosed(career, today)) {
    const { title, text } = career?.isActive ? WORDS.over : WORDS.closed;
    const action = { label: WORDS.closed.action, to: pathTo('careers') };
    return <MissingPage heading={title} text={text} action={action} />;
  }
  const path = pathToCareer(career.id);
  return (
    <StableContent content={career.updatedAt}>
      <Head setting={careerSetting(career)} path={path} />
      <Suspense>
        <JobPostingScript career={career} />
      </Suspense>
      <CareerDetail
        career={career}
        trail={
          <Breadcrumbs
            path={[
              { label: 'Careers', to: pathTo('careers') },
              { label: positionTitle(career), to: path },
            ]}
          />
        }
      />
      <CareerSimilar id={career.id} />
    </StableContent>
  );
}
