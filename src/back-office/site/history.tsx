import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useHashScroll } from '@/back-office/ui/use-hash-scroll';
import { useScrollPlace } from '@/back-office/ui/use-scroll-place';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { HISTORY_HEADING } from '@/content/admin-navigation';
import type { ListedChange } from '@/collections/recorded-change';
import { changeQueries } from './change-queries';
import { ChangeRow } from './change-row';
import { HISTORY_ID, NO_FILTER, useHistorySearchParams } from './history-search-params';
import { HistoryFilter } from './history-filter';
import { RestoreDialog } from './restore-dialog';

export function History() {
  const headingId = useId();
  const section = useHashScroll<HTMLElement>(HISTORY_ID);
  const { state: filter } = useHistorySearchParams();
  const query = useInfiniteQuery(changeQueries.list(filter));
  const { data, error } = query;
  const changes = data?.pages.flatMap((page) => page.items) ?? [];

  useScrollPlace(!query.isPending);
  const isFailed = error !== null && !data;
  // Repairs the focus of a button that disappears, such as “Load more”, but not when the first page loads or fails.
  const shown = `${JSON.stringify(filter)} ${data?.pages.length ?? 1} ${isFailed}`;
  useFocusRepair(section, shown, (element) => {
    if (!isFailed) element.focus({ preventScroll: true });
  });

  return (
    <section
      ref={section}
      id={HISTORY_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="min-w-0 border border-rule bg-paper-raised outline-none"
    >
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2">
        <h2 id={headingId} className="text-lg">
          {HISTORY_HEADING}
        </h2>
        <HistoryFilter changes={changes} />
      </div>
      {query.isPending && <Loading text="Loading changes..." />}
      {isFailed && <LoadFailure what="The changes" query={query} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {data && changes.length === 0 && <NoChanges />}
      <div className="border-t border-rule empty:hidden">
        <LoadMore query={query} what="changes" />
      </div>
    </section>
  );
}

function ChangeList({ changes }: { changes: ListedChange[] }) {
  // Kept in the list, not in the row, because the row may move to a page that isn't loaded.
  const [restored, setRestored] = useState<ListedChange>();
  return (
    <>
      <ul className="divide-y divide-rule border-t border-rule">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} onRestore={() => setRestored(change)} />
        ))}
      </ul>
      {restored && <RestoreDialog change={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}

function NoChanges() {
  const { state: filter, go } = useHistorySearchParams();
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule px-4 py-6">
      <div role="status">
        <h3 className="font-text text-base">
          {isFiltered ? 'No changes match' : 'No changes yet'}
        </h3>
        <p className="text-ink-soft">
          {isFiltered
            ? 'No recorded change matches this filter.'
            : 'Administrators’ changes will appear here.'}
        </p>
      </div>
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={() => go(NO_FILTER)}>
          Show all changes
        </Button>
      )}
    </div>
  );
}
