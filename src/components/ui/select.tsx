import * as RadixSelect from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { controlLook } from './input';

interface SelectProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Shown when the value is none of the options. */
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The value may be none of the options. Radix finds an option by the first letters typed (spec 9). */
export function Select({ options, placeholder, id, ...props }: SelectProps) {
  const { value, onValueChange, disabled, ...trigger } = props;
  return (
    <RadixSelect.Root
      // Radix shows the placeholder for '' only.
      value={options.some((option) => option.value === value) ? value : ''}
      onValueChange={onValueChange}
      disabled={disabled ?? false}
    >
      <RadixSelect.Trigger
        id={id}
        {...trigger}
        className={controlLook({
          className:
            'flex min-w-0 items-center justify-between gap-2 text-start disabled:cursor-not-allowed',
        })}
      >
        <span className="truncate">
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
