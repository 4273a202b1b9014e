import { useRef, useState, type ComponentProps } from 'react';
import { LoadMore } from '@/components/load-more';
import { useFocusRepair } from '@/components/use-focus-repair';
import type { Change } from '@/domain/change';
import { ChangeRow } from './change-row';
import { RestoreDialog } from './restore-dialog';
import { unclearAccounts } from './unclear-accounts';

interface ChangeListProps {
  query: ComponentProps<typeof LoadMore>['query'];
  pages: { items: Change[] }[];
}

export function ChangeList({ query, pages }: ChangeListProps) {
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
