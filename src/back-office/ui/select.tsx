import * as RadixSelect from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { controlLook } from '@/components/ui/input';

interface SelectProps {
  /** Start of the accessible name; the selected option's label follows. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  disabled?: boolean;
  isCompact?: boolean;
  id?: string;
}

/** `value` may match no option. Radix provides type-ahead (spec 9). */
export function Select({ label, value, options, placeholder, id, ...props }: SelectProps) {
  const { onValueChange, disabled = false, isCompact = false } = props;
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
        className={controlLook({
          ...(isCompact && { shape: 'compact', textSize: 'small' }),
          className:
            'flex min-w-0 items-center justify-between gap-2 text-start aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
        })}
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
