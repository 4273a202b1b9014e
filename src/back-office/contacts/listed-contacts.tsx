import { useUrlState } from '@/back-office/ui/use-url-state';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ItemList } from '@/back-office/ui/item-list';
import { useMinute } from '@/back-office/ui/use-minute';
import type { Contact } from '@/collections/inquiries';
import { EmptyState } from '@/components/empty-state';
import { FIRM } from '@/content/firm';
import { TRASH_DAYS } from '@/domain/trash';
import { plural } from '@/lib/plural';
import { dueGroupIn, dueLimitsAt } from './due-groups';
import { CONTACT_DESK, type DeskParams } from './desk-search-params';
import type { DeskContacts } from './use-desk-contacts';

interface ListedContactsProps {
  contacts: DeskContacts;
  desk: RefObject<HTMLElement | null>;
  isSelecting: boolean;
  children: (contact: Contact) => ReactNode;
}

export function ListedContacts({ contacts, children, ...props }: ListedContactsProps) {
  const { state: params, pathWith } = useUrlState(CONTACT_DESK);
  const { scan, list, found, shown, elsewhere } = contacts;
  const limits = dueLimitsAt(useMinute());
  return (
    <ItemList
      query={scan?.query ?? list}
      pages={
        scan
          ? {
              ...scan.query,
              hasNextPage: shown.length < found.length,
              isFetchNextPageError: false,
              fetchNextPage: contacts.showMore,
            }
          : list
      }
      items={shown}
      what="contacts"
      name="inquiries"
      groupOf={
        params.view === 'due' && !params.q ? (contact) => dueGroupIn(limits, contact) : undefined
      }
      empty={
        contacts.isDone && (
          <EmptyState
            {...emptyWords(params, scan?.hasMore ?? false)}
            action={
              elsewhere && (
                <Link to={pathWith({ view: elsewhere.view, id: '' })} className="underline">
                  {elsewhere.view === 'deleted'
                    ? plural(elsewhere.count, 'deleted inquiry matches', 'deleted inquiries match')
                    : plural(
                        elsewhere.count,
                        'inquiry that isn’t deleted matches',
                        'inquiries that aren’t deleted match',
                      )}
                </Link>
              )
            }
          />
        )
      }
      {...props}
      // Focus the next row, because row shortcuts work only while the row has the focus.
      targetOf={() => (params.view === 'deleted' ? '[data-restore]' : '[data-open]')}
    >
      {children}
    </ItemList>
  );
}

function emptyWords(
  { q, service, from, to, view }: DeskParams,
  hasMore: boolean,
): { title: string; text: string } {
  if (q || service || from || to) {
    const none = hasMore ? 'None of the inquiries searched so far' : 'No inquiry';
    const text = `${none} ${view === 'all' ? '' : 'in this view '}matches ${q ? 'this search' : 'these filters'}.`;
    return { title: 'Nothing found', text };
  }
  switch (view) {
    case 'all':
      return { title: 'No contacts yet', text: 'Contact form submissions will appear here' };
    case 'due':
      return { title: 'Nothing is due', text: 'Every inquiry has a reply.' };
    case 'mine':
      return {
        title: 'No inquiries',
        text: 'No open inquiry is assigned to you.',
      };
    case 'nobody':
      return {
        title: 'No inquiries',
        text: 'Every open inquiry is assigned to an administrator.',
      };
    case 'spam':
      return { title: 'No inquiries', text: 'No inquiry is marked as spam.' };
    case 'past-retention':
      return {
        title: 'No inquiries',
        text: `Apart from deleted inquiries, none is older than ${FIRM.figures.retention}.`,
      };
    case 'deleted':
      return {
        title: 'No deleted inquiries',
        text: `Deleted inquiries stay here for at least ${TRASH_DAYS} days.`,
      };
    default:
      return {
        title: `No ${view} inquiries`,
        text: 'Choose another status above to see other inquiries.',
      };
  }
}
