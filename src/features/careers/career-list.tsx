import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { CAREERS_PAGE } from '@/content/careers';
import { FIRM } from '@/content/firm';
import { hasClosed } from '@/domain/has-closed';
import { plural } from '@/lib/plural';
import { CareerCard } from './career-card';
import { filterCareers, isFiltering, NO_FILTER, useCareerFilter } from './career-filter';
import { CareerFinder } from './career-finder';
import { careerQueries } from './career-queries';
import { useToday } from './use-today';

const { list: WORDS, none: NONE, noMatch: NO_MATCH } = CAREERS_PAGE;

/** With this many careers or fewer, there is no finder, and a filter in the URL has no effect. */
const MAX_WITHOUT_FINDER = 3;

/** The open careers (spec 2). After a failure, the list looks empty (spec 8). */
export function CareerList() {
  const careers = useInfiniteQuery(careerQueries.list());
  const filter = useCareerFilter();
  const today = useToday();
  const count = useRef<HTMLParagraphElement>(null);

  if (careers.isPending) return <Loading text={WORDS.loading} />;
  const loaded = (careers.data?.pages.flatMap((page) => page.items) ?? []).filter(
    (career) => !hasClosed(career, today),
  );
  if (loaded.length === 0 && !careers.hasNextPage) return <NoCareers />;

  const hasFinder = loaded.length > MAX_WITHOUT_FINDER;
  const filtered = hasFinder && isFiltering(filter.filter);
  const found = filtered ? filterCareers(loaded, filter.filter) : loaded;
  const showAll = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        filter.change(NO_FILTER);
        count.current?.focus();
      }}
    >
      {NO_MATCH.action}
    </Button>
  );
  const isAll = !careers.hasNextPage;
  return (
    <div className="grid grid-cols-1 gap-4">
      {hasFinder && <CareerFinder careers={loaded} filter={filter} />}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p ref={count} role="status" tabIndex={-1} className="text-lg lining-nums">
          {filtered
            ? filteredCount(found.length, loaded.length, isAll)
            : fullCount(loaded.length, isAll)}
        </p>
        {filtered && found.length > 0 && showAll}
      </div>
      {found.length > 0 ? (
        <ul className="grid grid-cols-1 gap-px border border-t-0 border-rule">
          {found.map((career) => (
            <CareerCard key={career.id} career={career} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={NO_MATCH.title}
          text={careers.hasNextPage ? NO_MATCH.textWithMore : NO_MATCH.text}
          action={showAll}
          level={3}
        />
      )}
      <LoadMore query={careers} what="positions" />
    </div>
  );
}

/** `isAll`: false while there are more to load. Without a limit, visitors may not count them (design 5). */
function fullCount(loaded: number, isAll: boolean): string {
  return `${isAll ? plural(loaded, 'position') : `${loaded}+ positions`} available`;
}

function filteredCount(found: number, loaded: number, isAll: boolean): string {
  const all = isAll ? plural(loaded, 'position') : `the ${plural(loaded, 'newest position')}`;
  return `${found} of ${all}`;
}

function NoCareers() {
  return (
    <EmptyState
      title={NONE.title}
      text={
        <>
          {NONE.text}{' '}
          <a href={`mailto:${FIRM.careersEmail}`} className="wrap-anywhere text-firm underline">
            {FIRM.careersEmail}
          </a>
          .
        </>
      }
      level={3}
    />
  );
}
