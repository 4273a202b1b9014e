import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { CAREER_DETAIL } from '@/content/career-detail';
import type { Career } from '@/domain/career';
import { foldText } from '@/lib/fold-text';
import { CareerCard } from './career-card';
import { careerQueries } from './career-queries';

/** From the first page of the list. Shows nothing while it loads or after a failure. */
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

const MOST = 3;

const POINTS = { department: 3, titleWord: 2, type: 1, location: 1 };

/** The same type and location aren't enough. */
const LEAST_POINTS = 3;

const COMMON_WORDS = new Set(
  'a an and at for in of on or the to with senior junior lead principal staff'.split(' '),
);

/** At most three that share the department or words of the title; type and location count as well. */
export function similarCareers(career: Career, careers: readonly Career[]): Career[] {
  const words = titleWords(career);
  return careers
    .filter(({ id }) => id !== career.id)
    .map((other) => ({ other, points: pointsOf(career, words, other) }))
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((one, another) => another.points - one.points)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function pointsOf(career: Career, words: Set<string>, other: Career): number {
  const shared = (['department', 'type', 'location'] as const).filter((key) => {
    const value = foldText(career[key]);
    return value !== '' && value === foldText(other[key]);
  });
  const sharedWords = [...titleWords(other)].filter((word) => words.has(word));
  return shared.reduce((sum, key) => sum + POINTS[key], sharedWords.length * POINTS.titleWord);
}

function titleWords({ title }: Career): Set<string> {
  const words = foldText(title).split(/[^\p{L}\p{N}+#]+/u);
  return new Set(words.filter((word) => word !== '' && !COMMON_WORDS.has(word)));
}
