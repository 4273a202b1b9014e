import { useId, type ComponentProps, type ReactNode } from 'react';
import { Input } from '@/components/ui/input';

interface SearchFieldProps extends ComponentProps<typeof Input> {
  label: string;
  onSearch: () => void;
  children?: ReactNode;
}

export function SearchField({ label, onSearch, children, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <form
      role="search"
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-40 flex-1"
          {...input}
        />
        {children}
      </div>
    </form>
  );
}
