import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import type { Career } from '@/domain/career';
import { plural } from '@/lib/plural';
import { filterCareers, NO_FILTER } from '../career-filter';
import { CareerAdminList } from './career-admin-list';
import type { CareerStatus } from './career-desk-address';
import { careerDeskQueries } from './career-desk-queries';
import { CareerSearch } from './career-search';
import { CareerStatusFilter } from './career-status-filter';
import { LinkedCareer } from './linked-career';
import { useCareerDeskAddress } from './use-career-desk-address';
import type { useOpenCareer } from './use-open-career';

export function CareerTotal() {
  const total = useQuery(careerDeskQueries.count('all'));
  return total.isSuccess ? <>{plural(total.data, 'total position')}</> : null;
}

/** The careers, newest first, in pages, with a status and a search of those that are loaded (spec 2, design 4). */
export function CareerDesk({ open }: { open: ReturnType<typeof useOpenCareer> }) {
  const { address, pathWith, ...desk } = useCareerDeskAddress();
  const { status } = address;
  const careers = useInfiniteQuery(careerDeskQueries.list(status));
  const search = useDeferredValue(address.q);
  const input = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);

  const loaded = careers.data?.pages.flatMap((page) => page.items) ?? [];
  const isSearching = search.trim() !== '';
  const shown = isSearching ? filterCareers(loaded, { ...NO_FILTER, q: search }) : loaded;
  const isEmpty = status === 'all' && loaded.length === 0;

  function showAll() {
    desk.reset();
    // The button goes away.
    input.current?.focus();
  }

  function closeLinked() {
    open.close();
    input.current?.focus();
  }

  let list: ReactNode;
  if (careers.isPending) list = <Loading text="Loading careers..." />;
  else if (!careers.data) {
    list = (
      <EmptyState
        title="Failed to fetch careers"
        text={failureReason(careers.error)}
        action={<Button onClick={() => void careers.refetch()}>Try again</Button>}
      />
    );
  } else {
    const showAllButton = (
      <Button variant="quiet" onClick={showAll}>
        Show all careers
      </Button>
    );
    list = (
      <div className="grid gap-4">
        {isEmpty && (
          <EmptyState
            title="No careers posted"
            text="Get started by adding your first job posting"
            action={<Button onClick={open.add}>Add First Career</Button>}
          />
        )}
        {!isEmpty && shown.length === 0 && (
          <EmptyState
            {...emptyWords(status, isSearching, careers.hasNextPage)}
            action={showAllButton}
          />
        )}
        <CareerAdminList
          careers={shown}
          desk={section}
          onEdit={open.edit}
          onDuplicate={open.duplicate}
        />
        <LoadMore query={careers} what="careers" />
      </div>
    );
  }

  return (
    <section ref={section} tabIndex={-1} aria-label="Careers" className="grid gap-4 outline-none">
      <CareerSearch
        input={input}
        text={address.q}
        answer={careers.data ? searchAnswer(loaded, shown, isSearching, careers.hasNextPage) : ''}
        onType={desk.type}
        onFlush={desk.flush}
      />
      <CareerStatusFilter current={status} pathWith={pathWith} />
      {open.linked && <LinkedCareer {...open.linked} onClose={closeLinked} />}
      {list}
    </section>
  );
}

function searchAnswer(loaded: Career[], shown: Career[], isSearching: boolean, hasMore: boolean) {
  const found = isSearching ? `${shown.length.toLocaleString('en-US')} found` : '';
  if (!hasMore) return found;
  const where = `Searches the ${plural(loaded.length, 'career')} loaded so far`;
  return found ? `${where}: ${found}` : where;
}

function emptyWords(status: CareerStatus, isSearching: boolean, hasMore: boolean) {
  if (!isSearching) {
    return { title: `No ${status} careers`, text: `No career is ${status} at the moment.` };
  }
  return {
    title: 'No career matches',
    text: hasMore
      ? 'None of the careers loaded so far contains these words. Load more of them, or show all.'
      : 'None of the careers contains these words.',
  };
}
