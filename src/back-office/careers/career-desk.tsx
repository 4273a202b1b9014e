import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Desk } from '@/back-office/documents/desk';
import { useRun } from '@/back-office/run/use-run';
import { CountText, FilterLinks } from '@/back-office/ui/filter-links';
import { SearchField } from '@/back-office/ui/search-field';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { UnusableLink } from '@/back-office/ui/unusable-link';
import { useUrlState } from '@/back-office/ui/use-url-state';
import type { Career } from '@/collections/careers';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { filterCareers, MAX_FILTER_LENGTH, NO_FILTER } from '@/features/careers/career-filter';
import { startOf } from '@/lib/cut-text';
import { plural } from '@/lib/plural';
import { deleteCareer } from './career-actions';
import { CAREER_STATUSES, CAREER_DESK, type CareerStatus } from './career-desk-data';
import { careerDeskQueries } from './career-desk-data';
import { CareerRow } from './career-row';
import type { OpenCareer } from './career-desk-data';

export function CareerTotal() {
  const total = useQuery(careerDeskQueries.count('all'));
  return total.isSuccess ? <>{plural(total.data, 'total position')}</> : null;
}

const LABELS: Record<CareerStatus, string> = {
  all: 'All',
  active: 'Active',
  inactive: 'Inactive',
  closing: 'Closing or closed',
};

export function CareerDesk({ open }: { open: OpenCareer }) {
  const { state, pathWith, go } = useUrlState(CAREER_DESK);
  const { status } = state;
  const typed = useTypedSearch(state.q, (q) => go({ q }, { replace: true }));
  const query = useInfiniteQuery(careerDeskQueries.list(status));
  const deletion = useRun();
  const search = useDeferredValue(typed.text).trim();
  const input = useRef<HTMLInputElement>(null);
  const summaryId = useId();
  const counts = {
    all: useQuery(careerDeskQueries.count('all')),
    active: useQuery(careerDeskQueries.count('active')),
    inactive: useQuery(careerDeskQueries.count('inactive')),
    closing: useQuery(careerDeskQueries.count('closing')),
  };

  const loaded = query.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = search ? filterCareers(loaded, { ...NO_FILTER, q: search }) : loaded;

  function showAll() {
    typed.set('');
    go({ status: 'all', q: '' });
    input.current?.focus();
  }

  function handleDelete(career: Career) {
    if (window.confirm('Are you sure you want to delete this career?'))
      deletion.run(deleteCareer(career));
  }

  function closeLinked() {
    open.close();
    input.current?.focus();
  }

  return (
    <Desk
      name="Careers"
      noun="career"
      open={{ ...open, close: closeLinked }}
      note={
        <>
          <UnusableLink url={CAREER_DESK} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FilterLinks
              name="Filter by status"
              links={CAREER_STATUSES.map((key) => ({
                label: LABELS[key],
                count: <CountText {...counts[key]} />,
                to: pathWith({ status: key, id: '' }),
                isCurrent: key === status,
              }))}
            />
            <SearchField
              label="Search careers"
              ref={input}
              value={typed.text}
              maxLength={MAX_FILTER_LENGTH}
              aria-describedby={summaryId}
              onChange={(event) => typed.set(event.target.value)}
              onSearch={typed.flush}
            />
          </div>
          <p
            id={summaryId}
            role="status"
            className="text-sm text-ink-soft tabular-nums empty:sr-only"
          >
            {query.data &&
              searchSummary(loaded.length, search ? shown.length : null, query.hasNextPage)}
          </p>
        </>
      }
      query={query}
      pages={query}
      items={shown}
      empty={
        status === 'all' && !search ? (
          <EmptyState
            title="No careers posted"
            text="Get started by adding your first job posting"
            action={<Button onClick={open.add}>Add First Career</Button>}
          />
        ) : (
          <EmptyState
            title={search ? 'No matching careers' : `No ${LABELS[status].toLowerCase()} careers`}
            text={
              search && query.hasNextPage
                ? 'None of the careers loaded so far contain these words. Load more, or show all careers.'
                : 'No careers match this filter.'
            }
            action={
              <Button variant="quiet" onClick={showAll}>
                Show all careers
              </Button>
            }
          />
        )
      }
      targetOf={(focused) => (focused.matches('[data-switch]') ? '[data-switch]' : '[data-edit]')}
    >
      {(career) => (
        <CareerRow
          career={career}
          open={open}
          isDeleting={deletion.pendingId === career.id}
          onDelete={handleDelete}
        />
      )}
    </Desk>
  );
}

function searchSummary(loaded: number, found: number | null, hasMore: boolean): string {
  const summary = found === null ? '' : `${found.toLocaleString('en-US')} found`;
  if (!hasMore) return summary;
  const where = `Search covers the ${plural(loaded, 'career')} loaded so far`;
  return summary ? `${where}: ${summary}` : where;
}

/** Pause before typed text goes into the URL, because Safari throws an error after 100 URL updates in 30 seconds. */
const WRITE_AFTER_MS = 300;

/** Text of a search field, which `write` puts into the URL. */
function useTypedSearch(written: string, write: (text: string) => void) {
  const [state, setState] = useState({ written, text: startOf(written, MAX_FILTER_LENGTH) });
  // Back, Forward, or a link has changed the search in the URL.
  if (state.written !== written) setState({ written, text: startOf(written, MAX_FILTER_LENGTH) });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flush = useStableHandler((text: string = state.text) => {
    clearTimeout(timer.current);
    write(text);
  });
  return {
    text: state.text,
    set(text: string) {
      setState({ written, text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(text), WRITE_AFTER_MS);
    },
    flush: () => flush(),
  };
}
