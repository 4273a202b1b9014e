import type { RefObject } from 'react';
import { ItemList } from '@/back-office/shared/item-list';
import { EmptyState } from '@/components/empty-state';
import type { Contact } from '@/domain/contact';
import { ContactCard, type ContactCardProps } from './contact-card';
import type { DeskContacts } from './use-desk-contacts';
import { useDeskAddress, type DeskAddress } from './desk-address';

interface ListedContactsProps {
  contacts: DeskContacts;
  desk: RefObject<HTMLElement | null>;
  cardOf: (contact: Contact) => ContactCardProps;
}

export function ListedContacts({ contacts, desk, cardOf }: ListedContactsProps) {
  const { state: address } = useDeskAddress();
  const { query, loaded, shown, pages } = contacts;
  const isEmpty = loaded.length === 0 && !pages?.hasNextPage;
  return (
    <ItemList
      query={query}
      pages={pages}
      items={shown.filter(({ id }) => id !== address.id)}
      what="contacts"
      name="inquiries"
      empty={
        isEmpty ? (
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
      // The card itself, where its keys work.
      targetOf={() => '[data-contact]'}
    >
      {(contact) => <ContactCard {...cardOf(contact)} />}
    </ItemList>
  );
}

function emptyWords({ q, email, view }: DeskAddress): { title: string; text: string } {
  if (q) {
    return {
      title: 'Nothing found',
      text: 'No name, email, company, or reference begins with these words.',
    };
  }
  if (email) return { title: 'No inquiries', text: `There are none from ${email}.` };
  switch (view) {
    case 'all':
    case 'suspected':
      return { title: 'No contacts yet', text: 'Contact form submissions will appear here' };
    case 'due':
      return { title: 'Nothing is due', text: 'Every inquiry has been answered.' };
    default:
      return {
        title: `No ${view} inquiries`,
        text: 'Choose another status above to see the others.',
      };
  }
}
