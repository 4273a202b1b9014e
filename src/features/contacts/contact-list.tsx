import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { logError } from '@/lib/log-error';
import { ContactCard } from './contact-card';
import { contactQueries } from './contact-queries';

/** The enquiries, newest first, in pages (spec 2, design 4). */
export function ContactList() {
  const contacts = useInfiniteQuery(contactQueries.list());
  const { error } = contacts;

  useEffect(() => {
    if (!error) return;
    logError('Failed to fetch contacts', error);
    toast({ variant: 'destructive', title: 'Error', description: 'Failed to fetch contacts' });
  }, [error]);

  if (contacts.isPending) return <Loading text="Loading contacts..." />;
  if (!contacts.data) {
    return (
      <EmptyState
        title="Failed to fetch contacts"
        text="The connection failed. Nothing has been lost."
        action={<Button onClick={() => void contacts.refetch()}>Try again</Button>}
      />
    );
  }
  const rows = contacts.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) {
    return <EmptyState title="No contacts yet" text="Contact form submissions will appear here" />;
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {rows.map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} />
          </li>
        ))}
      </ul>
      {contacts.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          disabled={contacts.isFetchingNextPage}
          onClick={() => void contacts.fetchNextPage()}
        >
          {contacts.isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
