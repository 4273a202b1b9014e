import { useUrlState } from '@/back-office/ui/use-url-state';
import { format, isSameYear } from 'date-fns';
import { Search } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { SearchField } from '@/back-office/ui/search-field';
import type { Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import { CONTACT_DESK, type DeskView } from './desk-search-params';
import type { DeskContacts } from './use-desk-contacts';

interface ContactSearchProps {
  input: RefObject<HTMLInputElement | null>;
  contacts: DeskContacts;
  resultId: string;
}

/** Searches on Enter or the button, not while typing, because a search may read thousands of inquiries. */
export function ContactSearch({ input, contacts, resultId }: ContactSearchProps) {
  const { state, go } = useUrlState(CONTACT_DESK);
  const [typed, setTyped] = useState({ q: state.q, text: state.q });
  // Back, Forward, or a link has changed the search in the URL.
  if (typed.q !== state.q) setTyped({ q: state.q, text: state.q });

  function handleSearch() {
    const q = typed.text.trim();
    if (q === state.q) contacts.refresh();
    else go({ q, id: '' });
  }

  return (
    <SearchField
      label="Search"
      ref={input}
      value={typed.text}
      aria-describedby={resultId}
      onChange={({ target }) => setTyped({ q: state.q, text: target.value })}
      onSearch={handleSearch}
    >
      <Button type="submit" variant="quiet" size="iconSmall">
        <Search aria-hidden className="size-5" />
        <span className="sr-only">Search all inquiries</span>
      </Button>
    </SearchField>
  );
}

export function SearchResult({ input, contacts, resultId }: ContactSearchProps) {
  const { state, go } = useUrlState(CONTACT_DESK);
  const { scan } = contacts;

  function handleClear() {
    // Move the focus before the focused button is removed.
    input.current?.focus();
    go({ q: '' });
  }

  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 has-[p:empty:only-child]:sr-only">
      <p
        id={resultId}
        role="status"
        aria-busy={scan?.isReading ?? false}
        className="text-sm text-pretty text-ink-soft tabular-nums empty:-mr-3"
      >
        {resultText(contacts, state)}
      </p>
      {scan?.isReading && (
        <Button variant="link" size="compact" onClick={scan.stop}>
          Stop
        </Button>
      )}
      {scan && !scan.isReading && scan.hasMore && (
        <Button variant="link" size="compact" onClick={scan.readOn}>
          Search older inquiries
        </Button>
      )}
      {state.q && (
        <Button variant="link" size="compact" onClick={handleClear}>
          Clear search
        </Button>
      )}
    </div>
  );
}

const SEARCHED: Partial<Record<DeskView, [one: string, many: string]>> = {
  deleted: ['deleted inquiry', 'deleted inquiries'],
  spam: ['inquiry marked as spam', 'inquiries marked as spam'],
};

function resultText(
  { scan, list, found, total }: DeskContacts,
  { q, view }: { q: string; view: DeskView },
): string {
  if (!scan) return q && list.isSuccess ? `${total.toLocaleString('en-US')} found` : '';
  if (!scan.query.data) return '';
  const words = `${found.length.toLocaleString('en-US')} found${scan.isReading ? ' so far' : ''}`;
  // Spam is counted only in its own view and in the trash, so the number is that of the heading or of the view.
  const isCounted = ({ isSpam }: Contact) =>
    view === 'deleted' || Boolean(isSpam) === (view === 'spam');
  const count = scan.contacts.filter(isCounted).length;
  const [one, many] = SEARCHED[view] ?? ['inquiry', 'inquiries'];
  if (!scan.hasMore)
    return `${words}, searched ${count < 2 ? '' : 'all '}${plural(count, one, many)}`;
  const now = new Date();
  const back =
    scan.back && format(scan.back, isSameYear(scan.back, now) ? 'MMMM d' : 'MMMM d, yyyy');
  return `${words}, searched ${plural(count, one, many)}${back ? ` back to ${back}` : ''}`;
}
