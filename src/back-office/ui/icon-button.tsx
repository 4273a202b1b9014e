import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';

const OPEN_DELAY_MS = 700; // spec 9
const SKIP_DELAY_MS = 300; // spec 9

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  size?: 'icon' | 'iconSmall';
  label: string;
  icon: ReactElement;
}

export function IconButton({ label, icon, size = 'icon', ...props }: IconButtonProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>
        <TriggerButton variant="quiet" {...props} size={size} aria-label={label}>
          {icon}
        </TriggerButton>
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-50 max-w-72 rounded bg-ink px-2.5 py-1.5 text-sm wrap-anywhere text-paper shadow-floating forced-colors:border"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/** Drops the description that Radix adds, because the tooltip only repeats the label. */
const TriggerButton = (props: ButtonProps) => <Button {...props} aria-describedby={undefined} />;
