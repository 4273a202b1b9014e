import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageNote } from '@/components/empty-state';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { PageHero } from '@/components/page-hero';
import { Button, ButtonLink } from '@/components/ui/button';
import { CAREER_DETAIL as WORDS } from '@/content/career-detail';
import { pathTo, pathToCareer } from '@/content/pages';
import { hasClosed } from '@/domain/has-closed';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';
import { CareerDetail } from '@/features/careers/career-detail';
import { useCareer } from '@/features/careers/career-queries';
import { CareerSimilar } from '@/features/careers/career-similar';
import { careerSetting, positionTitle } from '@/features/careers/career-setting';
import { useToday } from '@/features/careers/use-today';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head, PrivateHead } from '@/features/seo/head';

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
    return (
      <>
        <PrivateHead title={WORDS.failed.title} />
        <PageNote
          role="alert"
          title={WORDS.failed.title}
          text={WORDS.failed.text}
          action={<Button onClick={() => void query.refetch()}>{WORDS.failed.action}</Button>}
        />
      </>
    );
  }
  if (!career?.isActive || hasClosed(career, today)) {
    const { title, text } = career?.isActive ? WORDS.over : WORDS.closed;
    return (
      <>
        <PrivateHead title={title} />
        <PageHero
          heading={title}
          text={text}
          actions={<ButtonLink to={pathTo('careers')}>{WORDS.closed.action}</ButtonLink>}
          drawing={<MissingSheetDrawing />}
        />
      </>
    );
  }
  const path = pathToCareer(career.id);
  return (
    <>
      <Head setting={careerSetting(career)} path={path} />
      <Suspense>
        <JobPostingScript career={career} />
      </Suspense>
      <CareerDetail
        career={career}
        trail={
          <Breadcrumbs
            steps={[
              { label: 'Home', to: pathTo('home') },
              { label: 'Careers', to: pathTo('careers') },
              { label: positionTitle(career), to: path },
            ]}
          />
        }
      />
      <CareerSimilar id={career.id} />
    </>
  );
}
