import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode, type RefObject } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { LoadMore } from '@/components/load-more';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import { useScrollPlace } from './use-scroll-place';

interface ItemListProps<Item> {
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'data' | 'refetch'>;
  /** The list whose next page `Load more` reads; null for a search. */
  pages: Parameters<typeof LoadMore>[0]['query'] | null;
  items: Item[];
  /** What the items are, in the sentences of spec 8, and on screen. */
  what: string;
  name: string;
  empty: ReactNode;
  desk: RefObject<HTMLElement | null>;
  /** Selector of what gets the focus in the next card, given what had it in the one that has left. */
  targetOf: (focused: Element) => string;
  /** While the focused card is disabled. */
  isBusy?: boolean;
  children: (item: Item) => ReactNode;
}

/** A list in all its states. After an item leaves, the focus goes to the next one. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { query, pages, items, what, desk, isBusy } = props;
  const [focused, setFocused] = useState<{ id: string; index: number; target: string }>();
  const hasLeft = focused !== undefined && items.every(({ id }) => id !== focused.id);
  useScrollPlace(!query.isPending);

  useFocusRepair(desk, `${hasLeft} ${isBusy}`, (element) => {
    // A card that was disabled may also be back.
    if (!focused || isBusy || (!hasLeft && isBusy === undefined)) return;
    const targets = element.querySelectorAll<HTMLElement>(focused.target);
    (targets[focused.index] ?? targets[targets.length - 1] ?? element).focus();
  });

  if (query.isPending) return <Loading text={`Loading ${what}...`} />;
  if (!query.data) {
    return (
      <EmptyState
        title={`Failed to fetch ${what}`}
        text={failureReason(query.error)}
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  }
  return (
    <>
      {items.length === 0 && props.empty}
      <ul className="grid gap-3">
        {items.map((item, index) => (
          <li
            key={item.id}
            onFocus={({ target }) =>
              setFocused({ id: item.id, index, target: props.targetOf(target) })
            }
          >
            {props.children(item)}
          </li>
        ))}
      </ul>
      {pages && <LoadMore query={pages} what={props.name} />}
    </>
  );
}
