import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { CAREER_DETAIL } from '@/content/career-detail';
import { pathTo, pathToCareer } from '@/content/pages';
import type { Career } from '@/domain/career';
import { CareerApply, ApplyLink } from './career-apply';
import { CareerFacts } from './career-facts';
import { ShareAddress } from './share-address';

export function CareerDetail({ career }: { career: Career }) {
  const title = career.title || 'Untitled position';
  const lists = [
    { heading: CAREER_DETAIL.responsibilities, items: career.responsibilities },
    { heading: CAREER_DETAIL.requirements, items: career.requirements },
    { heading: CAREER_DETAIL.benefits, items: career.benefits },
  ].filter(({ items }) => items.length > 0);
  return (
    <article>
      <PageHero
        mark={
          <Link
            to={pathTo('careers')}
            className="inline-flex min-h-6 items-center gap-1 font-semibold text-firm underline print:hidden"
          >
            <ArrowLeft aria-hidden className="size-4" /> {CAREER_DETAIL.all}
          </Link>
        }
        heading={<bdi>{title}</bdi>}
        actions={
          <>
            <ApplyLink career={career} />
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" /> {CAREER_DETAIL.print}
            </Button>
            <ShareAddress title={title} path={pathToCareer(career.id)} />
          </>
        }
        drawing={<CareerFacts career={career} layout="panel" />}
      />
      <div className="hidden px-6 pb-4 print:block">
        <CareerFacts career={career} />
      </div>
      {career.description && (
        <Section dense heading={CAREER_DETAIL.description}>
          <p className="max-w-measure text-lg whitespace-pre-wrap" dir="auto">
            {career.description}
          </p>
        </Section>
      )}
      {lists.map(({ heading, items }) => (
        <Section key={heading} dense heading={heading}>
          <RuledList items={items} className="max-w-measure" />
        </Section>
      ))}
      <CareerApply career={career} />
    </article>
  );
}
