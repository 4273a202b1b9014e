import { Download, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuChoice, MenuItem } from '@/back-office/ui/menu';
import { useUrlState } from '@/back-office/ui/use-url-state';
import type { ContactOrder } from '@/collections/inquiries';
import { CONTACT_DESK } from './desk-search-params';
import { ShortcutHelp, useShortcuts } from './shortcuts';

const ORDERS: [ContactOrder, string][] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
];

export function DeskMenu({ onExport }: { onExport: () => void }) {
  const { state, go } = useUrlState(CONTACT_DESK);
  const { q, view, order } = state;
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts(true, { '?': () => setHelpOpen(true) });
  const hasOrder = !q && !['due', 'past-retention', 'deleted'].includes(view);
  return (
    <>
      <Menu label="Tools">
        {hasOrder && (
          <MenuChoice
            label="Order"
            value={order}
            options={ORDERS}
            onChoose={(chosen) => go({ order: chosen as ContactOrder, id: '' })}
          />
        )}
        <MenuItem icon={<Download aria-hidden className="size-4" />} onSelect={onExport}>
          Export CSV
        </MenuItem>
        <MenuItem
          icon={<Keyboard aria-hidden className="size-4" />}
          onSelect={() => setHelpOpen(true)}
        >
          Keyboard shortcuts
        </MenuItem>
      </Menu>
      <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}
