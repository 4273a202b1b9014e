import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** How tooltips behave (spec 9), in milliseconds. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** To stand once above all tooltips of a screen: the second one opens at once soon after the first. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** Shows what a control without words does; its accessible name must say the same. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-60 max-w-72 rounded bg-ink px-2.5 py-1.5 text-sm wrap-anywhere text-paper shadow-floating forced-colors:border"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
