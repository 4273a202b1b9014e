import { useId, type RefObject } from 'react';
import { Input } from '@/components/ui/input';
import { MAX_FILTER_LENGTH } from '../career-filter';

interface CareerSearchProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** What was found, and where it was searched. */
  answer: string;
  onType: (text: string) => void;
  /** Writes the text into the URL without a pause. */
  onFlush: () => void;
}

export function CareerSearch({ input, text, answer, ...on }: CareerSearchProps) {
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
        aria-describedby={`${id}-answer`}
        onChange={(event) => on.onType(event.target.value)}
        onBlur={on.onFlush}
      />
      <p id={`${id}-answer`} role="status" className="min-h-6 text-sm text-ink-soft tabular-nums">
        {answer}
      </p>
    </form>
  );
}
