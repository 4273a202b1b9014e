import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { CAREER_DETAIL } from '@/content/career-detail';
import type { Career } from '@/domain/career';
import { CareerCard } from './career-card';
import { careerQueries } from './career-queries';
import { similarCareers } from './similar-careers';

/** Of the newest page of the list, which may be loaded already. Nothing while it loads or after a failure. */
export function CareerSimilar({ career }: { career: Career }) {
  const careers = useInfiniteQuery(careerQueries.list());
  const similar = similarCareers(career, careers.data?.pages.flatMap((page) => page.items) ?? []);
  if (similar.length === 0) return null;
  return (
    <aside className="print:hidden">
      <Section dense heading={CAREER_DETAIL.similar}>
        <ul className="grid grid-cols-1 gap-px border border-t-0 border-rule">
          {similar.map((other) => (
            <CareerCard key={other.id} career={other} />
          ))}
        </ul>
      </Section>
    </aside>
  );
}
