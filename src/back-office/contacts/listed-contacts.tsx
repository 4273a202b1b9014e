import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { LoadMore } from '@/components/load-more';
import { Button } from '@/components/ui/button';
import { useScrollPlace } from '@/back-office/shared/use-scroll-place';
import { failureReason } from '@/content/failures';
import type { Contact } from '@/domain/contact';
import { ContactCard, type ContactCardProps } from './contact-card';
import { ContactList } from './contact-list';
import type { DeskAddress } from './desk-address';
import type { useDeskContacts } from './use-desk-contacts';

interface ListedContactsProps {
  contacts: ReturnType<typeof useDeskContacts>;
  listed: Contact[];
  address: DeskAddress;
  cardOf: (contact: Contact) => ContactCardProps;
}

export function ListedContacts({ contacts, listed, address, cardOf }: ListedContactsProps) {
  const { isPending, isFailed, error, refetch, loaded, shown, list, isSearch } = contacts;
  useScrollPlace(!isPending);
  if (isPending) return <Loading text="Loading contacts..." />;
  if (isFailed) {
    return (
      <EmptyState
        title="Failed to fetch contacts"
        text={failureReason(error)}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  const hasNextPage = !isSearch && list.hasNextPage;
  if (loaded.length === 0 && !hasNextPage) {
    return <EmptyState {...emptyWords(address)} />;
  }
  return (
    <>
      {shown.length === 0 && (
        <p className="border border-dashed border-rule-strong px-4 py-8 text-center text-ink-soft">
          None of the inquiries loaded so far{' '}
          {address.view === 'suspected'
            ? 'looks like spam.'
            : loaded.length === 0
              ? 'is due.'
              : 'contains these words.'}
        </p>
      )}
      <ContactList
        contacts={listed}
        target="[role=combobox]"
        cardOf={(contact) => <ContactCard {...cardOf(contact)} />}
      />
      {hasNextPage && <LoadMore query={list} what="inquiries" />}
    </>
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
