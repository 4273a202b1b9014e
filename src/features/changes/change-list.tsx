import { useRef, type ComponentProps } from 'react';
import { LoadMore } from '@/components/load-more';
import { useFocusRepair } from '@/components/use-focus-repair';
import type { Change } from '@/domain/change';
import { undoProblem } from '@/domain/change-schema';
import { ChangeRow } from './change-row';
import { unclearAccounts } from './unclear-accounts';

interface ChangeListProps {
  query: ComponentProps<typeof LoadMore>['query'];
  pages: { items: Change[] }[];
}

/** Newest first; only the newest change of a document can be undone. */
export function ChangeList({ query, pages }: ChangeListProps) {
  const changes = pages.flatMap((page) => page.items);
  const newest = newestOf(changes);
  const unclear = unclearAccounts(changes);
  const list = useRef<HTMLUListElement>(null);

  // The focus may have been in a row that left, or on the button that loaded the last page.
  useFocusRepair(list, pages, (element) => element.focus({ preventScroll: true }));

  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-rule outline-none">
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            showsUid={unclear.has(change.uid)}
            problem={undoProblem(change) ?? (newest.has(change.id) ? null : 'newer')}
          />
        ))}
      </ul>
      <div className="border-t border-rule empty:hidden">
        <LoadMore query={query} what="changes" />
      </div>
    </>
  );
}

/** Ids of the newest change of each document. */
function newestOf(changes: Change[]): Set<string> {
  const newest = new Map<string, string>();
  for (const { id, collection, document } of changes) {
    const key = `${collection}/${document}`;
    if (!newest.has(key)) newest.set(key, id);
  }
  return new Set(newest.values());
}
