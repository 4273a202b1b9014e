import { useId, type FormEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { plural } from '@/lib/plural';
import type { useDeskContacts } from './use-desk-contacts';

interface ContactSearchProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  answer: string;
  onType: (text: string) => void;
  onSearch: () => void;
  onClear: (() => void) | null;
}

export function ContactSearch({ input, text, answer, ...on }: ContactSearchProps) {
  const id = useId();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    on.onSearch();
  }
  return (
    <form role="search" className="grid gap-1.5" onSubmit={handleSubmit}>
      <label htmlFor={id} className="text-sm font-semibold">
        Search
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          className="min-w-40 flex-1"
          value={text}
          aria-describedby={`${id}-answer`}
          onChange={(event) => on.onType(event.target.value)}
        />
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
      </div>
      <p id={`${id}-answer`} role="status" className="text-sm text-ink-soft tabular-nums">
        {answer}
      </p>
    </form>
  );
}

export function searchAnswer(contacts: ReturnType<typeof useDeskContacts>, text: string): string {
  const { isPending, isFailed, isSearch, hasMore, loaded, shown } = contacts;
  if (isPending || isFailed) return '';
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
