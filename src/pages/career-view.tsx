import { pathTo, pathToCareer } from '@/content/pages';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';
import { Loading } from '@/components/loading';
import { PageHero } from '@/components/page-hero';
import { PageNote } from '@/components/empty-state';
import { Button, ButtonLink } from '@/components/ui/button';
import { CAREER_DETAIL as WORDS } from '@/content/career-detail';
import { CAREERS_PAGE } from '@/content/careers';
import { FIRM } from '@/content/firm';
import { CareerDetail } from '@/features/careers/career-detail';
import { CareerSimilar } from '@/features/careers/career-similar';
import { useCareer } from '@/features/careers/career-queries';
import { Head, PrivateHead } from '@/features/seo/head';
import { jobPostingData } from '@/features/seo/job-posting-data';
import { StructuredDataScript } from '@/features/seo/structured-data';

export function CareerView({ id }: { id: string }) {
  const { query, career } = useCareer(id);

  if (query.isPending) return <Loading text={CAREERS_PAGE.loadingPosition} />;
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
  if (!career?.isActive) {
    return (
      <>
        <PrivateHead title={WORDS.closed.title} />
        <PageHero
          heading={WORDS.closed.title}
          text={WORDS.closed.text}
          actions={<ButtonLink to={pathTo('careers')}>{WORDS.closed.action}</ButtonLink>}
          drawing={<MissingSheetDrawing />}
        />
      </>
    );
  }
  return (
    <>
      <Head
        setting={{
          title: `${career.title} | Careers at ${FIRM.name}`,
          description: career.description,
          keywords: [],
        }}
        path={pathToCareer(career.id)}
      />
      <StructuredDataScript data={jobPostingData(career)} />
      <CareerDetail career={career} />
      <CareerSimilar career={career} />
    </>
  );
}
