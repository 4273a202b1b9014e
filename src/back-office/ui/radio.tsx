import type { ComponentProps } from 'react';

export function Radio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="radio"
      {...props}
      className="size-5 shrink-0 appearance-none rounded-full border-2 border-rule-strong bg-paper-raised checked:border-6 checked:border-firm hover:border-ink forced-colors:appearance-auto"
    />
  );
}
