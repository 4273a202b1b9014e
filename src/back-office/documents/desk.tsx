import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ItemList } from '@/back-office/ui/item-list';
import { LinkedItem } from '@/back-office/ui/linked-item';
import type { DatedItem } from './edit-kind';
import type { OpenItem } from './use-open-item';

type ListProps<Item extends { id: string }> = ComponentProps<typeof ItemList<Item>>;

interface DeskProps<Item extends { id: string }>
  extends
    Pick<ListProps<Item>, 'query' | 'pages' | 'items' | 'empty'>,
    Partial<Pick<ListProps<Item>, 'targetOf'>> {
  name: string;
  noun: string;
  open: Pick<OpenItem<FieldValues, DatedItem>, 'linked' | 'close' | 'unsaved'>;
  note?: ReactNode;
  children: ListProps<Item>['children'];
}

/** The list of a desk, and the item that the URL names while it loads. */
export function Desk<Item extends { id: string }>({
  name,
  noun,
  open,
  note,
  children,
  targetOf = () => '[data-edit]',
  ...list
}: DeskProps<Item>) {
  const desk = useRef<HTMLElement>(null);
  const what = name.toLowerCase();
  return (
    <section
      ref={desk}
      tabIndex={-1}
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 outline-none"
    >
      {note}
      {open.unsaved.length > 0 && (
        <p className="flex flex-wrap gap-x-3 border-l-6 border-action bg-action-tint px-4 py-2">
          Not saved yet:
          {open.unsaved.map(({ title, to }) => (
            <Link key={to} to={to} className="font-semibold wrap-anywhere underline">
              {title}
            </Link>
          ))}
        </p>
      )}
      {open.linked && <LinkedItem noun={noun} {...open.linked} onClose={open.close} />}
      <ItemList {...list} what={what} name={what} desk={desk} targetOf={targetOf}>
        {children}
      </ItemList>
    </section>
  );
}
