import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { LoadMore } from '@/components/load-more';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { failureReason } from '@/content/failures';
import type { ContactStatus } from '@/domain/contact';
import { logError } from '@/lib/log-error';
import { plural } from '@/lib/plural';
import { ContactFilter, useContactFilter } from './contact-filter';
import { contactQueries } from './contact-queries';
import { ContactRows } from './contact-rows';
import { searchContacts } from './search-contacts';
import { STATUS_VIEWS } from './contact-status';
import { useUndatedContacts } from './use-undated-contacts';

/** The contacts, newest first, in pages, with filter and search (spec 2, design 4). */
export function ContactList() {
  const listed = useContactFilter();
  const [search, setSearch] = useState('');
  const searchId = useId();
  return (
    <section aria-label="Inquiries" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <ContactFilter />
        <div className="grid w-full gap-1.5 sm:w-80">
          <label htmlFor={searchId} className="text-sm font-semibold">
            Search
          </label>
          <Input
            id={searchId}
            type="search"
            dir="auto"
            value={search}
            aria-describedby={`${searchId}-help`}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <FoundContacts key={listed} listed={listed} search={search} helpId={`${searchId}-help`} />
    </section>
  );
}

/** Offers to find the contacts that a list by date can't show, and says what that takes. */
function UndatedNote(props: Omit<ReturnType<typeof useUndatedContacts>, 'contacts'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border border-dashed border-rule-strong px-4 py-3">
      <p>
        {plural(props.missing, 'inquiry without a date is', 'inquiries without a date are')} not
        listed yet. Finding them reads up to {plural(props.total, 'inquiry', 'inquiries')}.
      </p>
      <Button variant="quiet" size="small" disabled={props.isFinding} onClick={props.find}>
        {props.isFinding ? 'Finding...' : 'Find them'}
      </Button>
    </div>
  );
}

interface FoundContactsProps {
  listed: ContactStatus | undefined;
  search: string;
  /** Id of the line that says what the search goes through. */
  helpId: string;
}

function FoundContacts({ listed, search, helpId }: FoundContactsProps) {
  const contacts = useInfiniteQuery(contactQueries.list(listed));
  const undated = useUndatedContacts(listed, contacts.isSuccess && !contacts.hasNextPage);
  const wanted = useDeferredValue(search);
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
        text={failureReason(error)}
        action={<Button onClick={() => void contacts.refetch()}>Try again</Button>}
      />
    );
  }
  const dated = contacts.data.pages.flatMap((page) => page.items);
  const loaded = [...dated, ...undated.contacts];
  if (loaded.length === 0 && !contacts.hasNextPage && undated.missing === 0) {
    return listed ? (
      <EmptyState
        title={`No inquiry is ${STATUS_VIEWS[listed].label.toLowerCase()}`}
        text="Choose another status above to see the others."
      />
    ) : (
      <EmptyState title="No contacts yet" text="Contact form submissions will appear here" />
    );
  }
  const found = searchContacts(loaded, wanted);
  const reach = `Searches the ${plural(loaded.length, 'inquiry', 'inquiries')} loaded so far`;
  return (
    <>
      <p id={helpId} role="status" className="text-sm text-ink-soft tabular-nums sm:text-end">
        {reach}
        {wanted.trim() && `: ${found.length.toLocaleString('en-US')} found`}
      </p>
      {found.length === 0 && loaded.length > 0 && (
        <p className="border border-dashed border-rule-strong px-4 py-8 text-center text-ink-soft">
          None of the inquiries loaded so far has these words.
        </p>
      )}
      <ContactRows contacts={found} listed={listed} />
      <LoadMore query={contacts} what="inquiries" />
      {undated.missing > 0 && <UndatedNote {...undated} />}
    </>
  );
}
