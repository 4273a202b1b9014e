import type { RefObject } from 'react';
import { ItemList } from '@/back-office/ui/item-list';
import { useMinute } from '@/back-office/ui/use-minute';
import type { Contact } from '@/collections/inquiries';
import { EmptyState } from '@/components/empty-state';
import { FIRM } from '@/content/firm';
import { dueGroupOf, type DueGroup } from '@/domain/response-time';
import { ContactRow, type ContactRowProps } from './contact-row';
import { useDeskAddress, type DeskAddress } from './desk-address';
import type { DeskContacts } from './use-desk-contacts';

interface ListedContactsProps {
  contacts: DeskContacts;
  desk: RefObject<HTMLElement | null>;
  rowOf: (contact: Contact) => ContactRowProps;
}

const DUE_GROUPS: Record<DueGroup, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  later: 'Later',
};

export function ListedContacts({ contacts, desk, rowOf }: ListedContactsProps) {
  const { state: address } = useDeskAddress();
  const { query, loaded, shown, pages } = contacts;
  const now = useMinute();
  function dueGroup(contact: Contact) {
    const group = dueGroupOf(contact, FIRM.responseHours, now);
    return { id: group, heading: DUE_GROUPS[group] };
  }
  return (
    <ItemList
      query={query}
      pages={pages}
      items={shown}
      what="contacts"
      name="inquiries"
      groupOf={address.view === 'due' && !address.q ? dueGroup : undefined}
      empty={
        loaded.length === 0 ? (
          <EmptyState {...emptyWords(address)} />
        ) : (
          shown.length === 0 && (
            <p className="border border-dashed border-rule-strong px-4 py-8 text-center text-ink-soft">
              None of the inquiries loaded so far{' '}
              {address.view === 'suspected' ? 'looks like spam.' : 'contains these words.'}
            </p>
          )
        )
      }
      desk={desk}
      // Focus the next row, because row shortcuts work only while the row has the focus.
      targetOf={() => '[data-open]'}
    >
      {(contact) => <ContactRow {...rowOf(contact)} />}
    </ItemList>
  );
}

function emptyWords({ q, email, view }: DeskAddress): { title: string; text: string } {
  if (q) {
    return {
      title: 'Nothing found',
      text: 'No name, email, company, or reference starts with these words.',
    };
  }
  if (email) return { title: 'No inquiries', text: `There are no inquiries from ${email}.` };
  switch (view) {
    case 'all':
    case 'suspected':
      return { title: 'No contacts yet', text: 'Contact form submissions will appear here' };
    case 'due':
      return { title: 'Nothing is due', text: 'Every inquiry has a reply.' };
    case 'past-retention':
      return {
        title: 'No inquiries',
        text: `Apart from deleted inquiries, none is older than ${FIRM.figures.retention}.`,
      };
    default:
      return {
        title: `No ${view} inquiries`,
        text: 'Choose another status above to see other inquiries.',
      };
  }
}
