import { useId, type RefObject } from 'react';
import { Input } from '@/components/ui/input';
import { MAX_FILTER_LENGTH } from '@/features/careers/career-filter';

interface CareerSearchProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  answerId: string;
  onType: (text: string) => void;
  onFlush: () => void;
}

export function CareerSearch({ input, text, answerId, ...on }: CareerSearchProps) {
  const id = useId();
  return (
    <form
      role="search"
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        on.onFlush();
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Search careers
      </label>
      <Input
        ref={input}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_FILTER_LENGTH}
        value={text}
        aria-describedby={answerId}
        onChange={(event) => on.onType(event.target.value)}
        onBlur={on.onFlush}
      />
    </form>
  );
}
