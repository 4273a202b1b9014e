import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'placeholder'> {
  label: string;
  onSearch: () => void;
}

export function SearchField({ label, onSearch, children, ...input }: SearchFieldProps) {
  return (
    <form
      role="search"
      className="flex min-w-[min(10rem,100%)] flex-1 gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <Input
        type="search"
        shape="compact"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        {...input}
      />
      {children}
    </form>
  );
}
