import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useHashScroll } from '@/back-office/ui/use-hash-scroll';
import { useScrollPlace } from '@/back-office/ui/use-scroll-place';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { HISTORY_HEADING } from '@/content/admin-navigation';
import type { ListedChange } from '@/domain/recorded-change';
import { changeQueries } from './change-queries';
import { ChangeRow } from './change-row';
import { unclearAccounts } from './change-words';
import { HISTORY_ID, NO_FILTER, useHistoryAddress } from './history-address';
import { HistoryFilter } from './history-filter';
import { RestoreDialog } from './restore-dialog';

export function History() {
  const headingId = useId();
  const section = useHashScroll<HTMLElement>(HISTORY_ID);
  const { state: filter } = useHistoryAddress();
  const query = useInfiniteQuery(changeQueries.list(filter));
  const { data, error } = query;
  const changes = data?.pages.flatMap((page) => page.items) ?? [];
  const isLastEmpty = data?.pages.at(-1)?.items.length === 0;

  useScrollPlace(!query.isPending);
  // The focused button, such as "Load more" or "Show all changes", may have disappeared.
  useFocusRepair(section, `${JSON.stringify(filter)} ${data?.pages.length}`, (element) =>
    element.focus({ preventScroll: true }),
  );

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
      {error && !data && <LoadFailure what="The changes" query={query} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {isLastEmpty && <NoChanges isFirst={changes.length === 0} hasMore={query.hasNextPage} />}
      <div className="border-t border-rule empty:hidden">
        <LoadMore query={query} what="changes" />
      </div>
    </section>
  );
}

function ChangeList({ changes }: { changes: ListedChange[] }) {
  const unclear = unclearAccounts(changes);
  // Kept in the list, not in the row, because the row may move to a page that isn't loaded.
  const [restored, setRestored] = useState<ListedChange>();
  return (
    <>
      <ul className="divide-y divide-rule border-t border-rule">
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            showsUid={unclear.has(change.uid)}
            onRestore={() => setRestored(change)}
          />
        ))}
      </ul>
      {restored && <RestoreDialog change={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}

/** Shown for an empty page of the history; the next pages may still contain matches. */
function NoChanges({ isFirst, hasMore }: { isFirst: boolean; hasMore: boolean }) {
  const { state: filter, go } = useHistoryAddress();
  if (isFirst && !Object.values(filter).some(Boolean)) {
    return (
      <Note
        title="No changes yet"
        text="Administrators’ changes to careers, services, SEO settings, and inquiries will appear here."
      />
    );
  }
  if (hasMore) {
    const title = isFirst ? 'No changes match so far' : 'No more changes match so far';
    return <Note title={title} text="Load more to search older changes." />;
  }
  if (!isFirst) return null;
  return (
    <Note title="No changes match" text="The whole history was searched.">
      <Button variant="quiet" size="small" onClick={() => go(NO_FILTER)}>
        Show all changes
      </Button>
    </Note>
  );
}

function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule px-4 py-6">
      <div role="status">
        <h3 className="font-text text-base">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
