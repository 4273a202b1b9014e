import { useId, useRef, useState, type ComponentProps } from 'react';
import { LoadFailure } from '@/back-office/shared/load-failure';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { useFocusRepair } from '@/components/use-focus-repair';
import type { Change } from '@/domain/change';
import type { useRecentChanges } from './change-queries';
import { ChangeRow } from './change-row';
import { unclearAccounts } from './change-words';
import { RestoreDialog } from './restore-dialog';

export function RecentChanges({ changes }: { changes: ReturnType<typeof useRecentChanges> }) {
  const id = useId();
  const { data, error } = changes;
  const isEmpty = data?.pages[0]?.items.length === 0;
  return (
    <section aria-labelledby={id} className="min-w-0 border border-rule bg-paper-raised">
      <h2 id={id} className="flex min-h-13 items-center border-b border-rule px-4 text-lg">
        Recent changes
      </h2>
      {changes.isPending && <Loading text="Loading changes..." />}
      {error && !data && <LoadFailure what="The changes" query={changes} />}
      {data && !isEmpty && <ChangeList query={changes} pages={data.pages} />}
      {isEmpty && (
        <div className="px-4 py-6">
          <h3 className="font-text text-base">No changes yet</h3>
          <p className="text-ink-soft">
            What administrators change in careers, services, SEO settings, and inquiries will appear
            here.
          </p>
        </div>
      )}
    </section>
  );
}

interface ChangeListProps {
  query: ComponentProps<typeof LoadMore>['query'];
  pages: { items: Change[] }[];
}

function ChangeList({ query, pages }: ChangeListProps) {
  const changes = pages.flatMap((page) => page.items);
  const unclear = unclearAccounts(changes);
  const list = useRef<HTMLUListElement>(null);
  // Here, because its row may move to a page that isn't loaded.
  const [restored, setRestored] = useState<Change>();

  // The focus may have been on the button that loaded the last page.
  useFocusRepair(list, pages.length, (element) => element.focus({ preventScroll: true }));

  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-rule outline-none">
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            showsUid={unclear.has(change.uid)}
            onRestore={() => setRestored(change)}
          />
        ))}
      </ul>
      <div className="border-t border-rule empty:hidden">
        <LoadMore query={query} what="changes" />
      </div>
      {restored && <RestoreDialog change={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}
