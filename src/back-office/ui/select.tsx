import * as RadixSelect from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { controlLook } from '@/components/ui/input';
import { cn } from '@/lib/cn';

/** In a list: a box only where someone points at the row or works in it. */
const QUIET_LOOK = cn(
  'min-h-11 w-fit max-w-full rounded border border-transparent px-2 text-sm leading-5 sm:min-h-6',
  'group-focus-within/row:border-rule-strong group-focus-within/row:bg-paper-raised',
  'group-hover/row:border-rule-strong group-hover/row:bg-paper-raised hover:border-ink',
  'aria-disabled:border-rule-strong data-[state=open]:border-rule-strong data-[state=open]:bg-paper-raised',
);

interface SelectProps {
  /** Start of the accessible name; the selected option's label follows. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  disabled?: boolean;
  look?: 'line' | 'compact' | 'quiet';
  id?: string;
}

/** `value` may match no option. Radix provides type-ahead (spec 9). */
export function Select({ label, value, options, placeholder, id, ...props }: SelectProps) {
  const { onValueChange, disabled = false, look = 'line' } = props;
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const valueId = useId();
  return (
    <RadixSelect.Root
      // Radix shows the placeholder only for ''.
      value={options.some((option) => option.value === value) ? value : ''}
      onValueChange={(chosen) => !disabled && onValueChange(chosen)}
      open={isOpen}
      onOpenChange={(open) => setOpen(open && !disabled)}
    >
      {/* Screen readers don't announce a combobox button's text as its value. */}
      <span id={labelId} hidden>
        {label}
      </span>
      <RadixSelect.Trigger
        id={id}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-disabled={disabled || undefined}
        className={cn(
          'flex min-w-0 items-center justify-between gap-2 text-start aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
          look === 'line' && controlLook(),
          look === 'compact' && controlLook({ shape: 'compact', textSize: 'small' }),
          look === 'quiet' && QUIET_LOOK,
        )}
      >
        <span id={valueId} className="truncate">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          className="z-60 min-w-(--radix-select-trigger-width) rounded border border-rule bg-paper-raised py-1 shadow-floating"
        >
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                className="flex min-h-9 cursor-pointer items-center gap-2 py-1 pr-4 pl-8 outline-none data-highlighted:bg-firm-tint data-[state=checked]:pl-2"
              >
                <RadixSelect.ItemIndicator>
                  <Check aria-hidden className="size-4" />
                </RadixSelect.ItemIndicator>
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
