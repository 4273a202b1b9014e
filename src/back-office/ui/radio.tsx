import { memo, type ComponentProps } from 'react';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** Memoized: with each update, React removes the name for a moment, and Firefox reports every button as changed. */
export const Radio = memo(function Radio(props: RadioProps) {
  return (
    <input
      type="radio"
      {...props}
      className="size-5 shrink-0 appearance-none rounded-full border-2 border-rule-strong bg-paper-raised checked:border-6 checked:border-firm hover:border-ink forced-colors:appearance-auto"
    />
  );
});
