import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Custom-drawn, because native checkboxes look brown on the blue Blueprint theme. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const mark = 'pointer-events-none absolute hidden size-4 text-paper forced-colors:hidden';
  return (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...props}
        className="peer size-5 appearance-none rounded border-2 border-rule-strong bg-paper-raised checked:border-firm checked:bg-firm indeterminate:border-firm indeterminate:bg-firm hover:border-ink forced-colors:appearance-auto"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className={`${mark} peer-checked:block peer-indeterminate:hidden`}
      />
      <Minus aria-hidden strokeWidth={3} className={`${mark} peer-indeterminate:block`} />
    </span>
  );
}
