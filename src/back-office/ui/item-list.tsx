import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode, type RefObject } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { LoadMore } from '@/components/load-more';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import { capitalize } from '@/lib/capitalize';
import { useHashScroll } from './use-hash-scroll';
import { useScrollPlace } from './use-scroll-place';

interface ItemListProps<Item> {
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'data' | 'refetch'>;
  pages: Parameters<typeof LoadMore>[0]['query'] | null;
  items: Item[];
  what: string;
  name: string;
  empty: ReactNode;
  desk: RefObject<HTMLElement | null>;
  /** Returns a selector for the element to focus in the next row. `focused` had the focus in the removed row. */
  targetOf: (focused: Element) => string;
  /** When it ends, the row that last had the focus gets the focus back. */
  isSelecting?: boolean;
  /** Adjacent items of the same group share a heading. The group's `#id` in the URL scrolls to the heading. */
  groupOf?: ((item: Item) => Group) | undefined;
  children: (item: Item) => ReactNode;
}

interface Group {
  id: string;
  heading: string;
}

/** A list, including its loading, failure, and empty states. When the focused item is removed, focuses the next. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { query, pages, items, what, name, desk, isSelecting } = props;
  const [focused, setFocused] = useState<{ id: string; index: number; target: string }>();
  const hasLeft = focused !== undefined && items.every(({ id }) => id !== focused.id);
  useScrollPlace(!query.isPending);

  useFocusRepair(desk, `${hasLeft} ${isSelecting}`, (element) => {
    if (!focused) return element.focus();
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
      {groupsOf(items, props.groupOf).map(({ group, start, members }) => (
        <section key={group?.id ?? ''} className="mb-3">
          {group ? <GroupHeading {...group} /> : <h2 className="sr-only">{capitalize(name)}</h2>}
          <ul className="divide-y divide-rule border border-rule bg-paper-raised empty:hidden">
            {members.map((item, index) => (
              <li
                key={item.id}
                onFocus={({ target }) =>
                  setFocused({
                    id: item.id,
                    index: start + index,
                    target: props.targetOf(target),
                  })
                }
              >
                {props.children(item)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages && <LoadMore query={pages} what={name} />}
    </>
  );
}

function groupsOf<Item>(items: Item[], groupOf?: (item: Item) => Group) {
  const groups: { group?: Group; start: number; members: Item[] }[] = [];
  if (!groupOf) return [{ start: 0, members: items }];
  for (const [index, item] of items.entries()) {
    const group = groupOf(item);
    const last = groups.at(-1);
    if (last?.group?.id === group.id) last.members.push(item);
    else groups.push({ group, start: index, members: [item] });
  }
  return groups;
}

function GroupHeading({ id, heading }: Group) {
  const element = useHashScroll<HTMLHeadingElement>(id);
  return (
    <h2 ref={element} id={id} className="pb-1 font-text text-sm font-semibold">
      {heading}
    </h2>
  );
}
