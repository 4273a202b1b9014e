import { useId, type RefObject } from 'react';
import { SearchField } from '@/back-office/shared/search-field';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/plural';
import type { useDeskContacts } from './contact-filter';

interface ContactSearchProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  answer: string;
  onType: (text: string) => void;
  onSearch: () => void;
  onClear: (() => void) | null;
}

export function ContactSearch({ input, text, answer, ...on }: ContactSearchProps) {
  const answerId = useId();
  return (
    <div className="grid gap-1.5">
      <SearchField
        label="Search"
        ref={input}
        value={text}
        aria-describedby={answerId}
        onChange={(event) => on.onType(event.target.value)}
        onSearch={on.onSearch}
      >
        <Button type="submit" variant="raised">
          Search all inquiries
        </Button>
        {on.onClear && (
          <Button
            variant="quiet"
            onClick={() => {
              // Before the focused button is removed.
              input.current?.focus();
              on.onClear?.();
            }}
          >
            Clear search
          </Button>
        )}
      </SearchField>
      <p id={answerId} role="status" className="text-sm text-ink-soft tabular-nums">
        {answer}
      </p>
    </div>
  );
}

export function searchAnswer(contacts: ReturnType<typeof useDeskContacts>, text: string): string {
  const { query, isSearch, hasMore, loaded, shown } = contacts;
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
