import { useId, type RefObject } from 'react';
import { SearchField } from '@/back-office/shared/search-field';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import type { DeskContacts } from './use-desk-contacts';
import { useDeskAddress } from './desk-address';

interface ContactSearchProps {
  input: RefObject<HTMLInputElement | null>;
  contacts: DeskContacts;
  typed: string;
  onType: (text: string) => void;
}

export function ContactSearch({ input, contacts, typed, onType }: ContactSearchProps) {
  const { state, go } = useDeskAddress();
  const answerId = useId();

  function handleSearch() {
    const words = typed.trim();
    if (words === state.q) void contacts.query.refetch();
    else go({ q: words, view: 'all', email: '', id: '' });
  }
  function handleClear() {
    // Before the focused button is removed.
    input.current?.focus();
    onType('');
    if (state.q) go({ q: '' });
  }

  return (
    <div className="grid gap-1.5">
      <SearchField
        label="Search"
        ref={input}
        value={typed}
        aria-describedby={answerId}
        onChange={(event) => onType(event.target.value)}
        onSearch={handleSearch}
      >
        <Button type="submit" variant="raised">
          Search all inquiries
        </Button>
        {(typed || state.q) && (
          <Button variant="quiet" onClick={handleClear}>
            Clear search
          </Button>
        )}
      </SearchField>
      <p id={answerId} role="status" className="text-sm text-ink-soft tabular-nums">
        {searchAnswer(contacts)}
      </p>
    </div>
  );
}

function searchAnswer({ query, isSearch, hasMore, loaded, shown, text }: DeskContacts): string {
  if (!query.data) return '';
  if (!isSearch && loaded.length === 0) return '';
  const found = `${shown.length.toLocaleString('en-US')} found`;
  if (isSearch) {
    return hasMore
      ? `${found}, and there are more. Type more of the name, email, company, or reference.`
      : `${found} among all inquiries`;
  }
  const where = `Searches the ${plural(loaded.length, 'inquiry', 'inquiries')} loaded so far`;
  return text.trim() ? `${where}: ${found}` : where;
}
