import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly { id: string; label: ReactNode }[];
  children: ReactNode;
}

export function Tabs({ label, value, onValueChange, tabs, children }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className="grid gap-6">
      <RadixTabs.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-rule">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 text-sm font-semibold -outline-offset-2 hover:text-firm active:bg-firm-tint data-[state=active]:border-firm data-[state=active]:text-firm"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {/* The Tab key goes on to the controls in it: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */}
      <RadixTabs.Content value={value} key={value} tabIndex={-1}>
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
