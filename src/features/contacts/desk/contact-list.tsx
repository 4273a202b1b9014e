import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { LoadMore } from '@/components/load-more';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import type { Contact, ContactStatus } from '@/domain/contact';
import { plural } from '@/lib/plural';
import { ContactCard } from './contact-card';
import { ContactFilter, searchContacts, useContactFilter } from './contact-filter';
import { contactQueries } from './contact-queries';
import { STATUS_VIEWS } from './status-badge';

/** Newest first, in pages, with filter and search (spec 2, design 4). */
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

interface FoundContactsProps {
  listed: ContactStatus | undefined;
  search: string;
  /** Id of the line that describes the search. */
  helpId: string;
}

function FoundContacts({ listed, search, helpId }: FoundContactsProps) {
  const query = useInfiniteQuery(contactQueries.list(listed));
  const deferredSearch = useDeferredValue(search);

  if (query.isPending) return <Loading text="Loading contacts..." />;
  if (!query.data) {
    return (
      <EmptyState
        title="Failed to fetch contacts"
        text={failureReason(query.error)}
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  }
  const loaded = query.data.pages.flatMap((page) => page.items);
  if (loaded.length === 0 && !query.hasNextPage) {
    return listed ? (
      <EmptyState
        title={`No ${STATUS_VIEWS[listed].label.toLowerCase()} inquiries`}
        text="Choose another status above to see the others."
      />
    ) : (
      <EmptyState title="No contacts yet" text="Contact form submissions will appear here" />
    );
  }
  const found = searchContacts(loaded, deferredSearch);
  return (
    <>
      <p id={helpId} role="status" className="text-sm text-ink-soft tabular-nums sm:text-end">
        Searches the {plural(loaded.length, 'inquiry', 'inquiries')} loaded so far
        {deferredSearch.trim() && `: ${found.length.toLocaleString('en-US')} found`}
      </p>
      {found.length === 0 && loaded.length > 0 && (
        <p className="border border-dashed border-rule-strong px-4 py-8 text-center text-ink-soft">
          None of the inquiries loaded so far contains these words.
        </p>
      )}
      <ContactRows contacts={found} listed={listed} />
      <LoadMore query={query} what="inquiries" />
    </>
  );
}

/** When a focused row leaves the list, the next row gets the focus. */
function ContactRows({ contacts, listed }: { contacts: Contact[]; listed?: ContactStatus }) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<{ id: string; index: number }>();
  const hasLeft = focused !== undefined && contacts.every(({ id }) => id !== focused.id);

  useFocusRepair(list, hasLeft, (rows) => {
    if (!hasLeft) return;
    const controls = rows.querySelectorAll<HTMLElement>('[role=combobox]');
    (controls[focused.index] ?? controls[controls.length - 1] ?? rows).focus();
  });

  return (
    <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {contacts.map((contact, index) => (
        <li key={contact.id} onFocus={() => setFocused({ id: contact.id, index })}>
          <ContactCard contact={contact} listed={listed} />
        </li>
      ))}
    </ul>
  );
}
