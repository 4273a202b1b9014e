import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { CAREER_DETAIL } from '@/content/career-detail';
import { hasClosed } from '@/domain/has-closed';
import { CareerCard } from './career-card';
import { careerQueries } from './career-queries';
import { useToday } from './use-today';

export function CareerSimilar({ id }: { id: string }) {
  const { data = [] } = useQuery(careerQueries.similar(id));
  const today = useToday();
  const similar = data.filter((career) => !hasClosed(career, today));
  if (similar.length === 0) return null;
  return (
    <aside className="print:hidden">
      <Section dense place="top" heading={CAREER_DETAIL.similar}>
        <ul className="grid grid-cols-1 gap-px border border-t-0 border-rule">
          {similar.map((other) => (
            <CareerCard key={other.id} career={other} />
          ))}
        </ul>
      </Section>
    </aside>
  );
}
