import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { CAREERS_PAGE } from '@/content/careers';
import { plural } from '@/lib/plural';
import { CareerCard } from './career-card';
import { careerQueries } from './career-queries';

/** The active careers (spec 2). A failure shows the same as an empty list (spec 8). */
export function CareerList() {
  const careers = useInfiniteQuery(careerQueries.list('active'));

  if (careers.isPending) return <Loading text={CAREERS_PAGE.list.loading} />;
  const rows = careers.data?.pages.flatMap((page) => page.items) ?? [];
  if (rows.length === 0) return <EmptyState {...CAREERS_PAGE.none} level={3} />;
  // Visitors may not count what they have not loaded (design 5).
  const number = careers.hasNextPage
    ? `${rows.length}+ positions`
    : plural(rows.length, 'position');
  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="min-h-7 text-lg lining-nums">
        {number} available
      </p>
      <ul className="grid grid-cols-1 gap-px border border-t-0 border-rule">
        {rows.map((career) => (
          <CareerCard key={career.id} career={career} />
        ))}
      </ul>
      <LoadMore query={careers} what="positions" />
    </div>
  );
}
