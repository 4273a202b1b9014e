import type { RefObject } from 'react';
import { SearchField } from '@/back-office/ui/search-field';
import { Button } from '@/components/ui/button';
import type { DeskContacts } from './use-desk-contacts';
import { useDeskAddress } from './desk-address';
import { inquiryCount } from './inquiry-count';

interface ContactSearchProps {
  input: RefObject<HTMLInputElement | null>;
  contacts: DeskContacts;
  typed: string;
  onType: (text: string) => void;
  resultId: string;
}

/** Typing filters the loaded inquiries; Enter searches all inquiries. */
export function ContactSearch(props: ContactSearchProps) {
  const { input, contacts, typed, onType, resultId } = props;
  const { handleSearch } = useSearch(contacts, typed);
  return (
    <SearchField
      label="Search"
      ref={input}
      value={typed}
      aria-describedby={resultId}
      onChange={(event) => onType(event.target.value)}
      onSearch={handleSearch}
    />
  );
}

function useSearch({ query }: DeskContacts, typed: string) {
  const { state, go } = useDeskAddress();
  return {
    state,
    go,
    handleSearch() {
      const words = typed.trim();
      if (words === state.q) void query.refetch();
      else go({ q: words, view: 'all', email: '', id: '' });
    },
  };
}

export function SearchResult(props: ContactSearchProps) {
  const { input, contacts, typed, onType, resultId } = props;
  const { state, go, handleSearch } = useSearch(contacts, typed);

  function handleClear() {
    // Move the focus before the focused button is removed.
    input.current?.focus();
    onType('');
    if (state.q) go({ q: '' });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p id={resultId} role="status" className="text-sm text-ink-soft tabular-nums">
        {resultText(contacts)}
      </p>
      {typed.trim() && typed.trim() !== state.q && (
        <Button variant="link" size="compact" onClick={handleSearch}>
          Search all inquiries
        </Button>
      )}
      {(typed || state.q) && (
        <Button variant="link" size="compact" onClick={handleClear}>
          Clear search
        </Button>
      )}
    </div>
  );
}

function resultText({ query, isSearch, hasMore, loaded, shown, text }: DeskContacts): string {
  if (!query.data) return '';
  const found = `${shown.length.toLocaleString('en-US')} found`;
  if (isSearch) {
    return hasMore
      ? `${found}, and there are more. Type more of the name, email, company, or reference.`
      : `${found} among all inquiries`;
  }
  if (!text.trim()) return '';
  return `${found} among the ${inquiryCount(loaded.length)} loaded so far`;
}
