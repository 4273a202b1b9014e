import { Bell, Download, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuChoice, MenuItem, MenuSwitch } from '@/back-office/ui/menu';
import type { ContactOrder } from '@/collections/inquiries';
import { useDeskParams } from './desk-search-params';
import { ShortcutHelp, useShortcuts } from './shortcuts';
import { useNotifications } from './use-notifications';

const ORDERS: [ContactOrder, string][] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
];

export function DeskMenu({ onExport }: { onExport: () => void }) {
  const { state, go } = useDeskParams();
  const { q, view, order } = state;
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts(true, { '?': () => setHelpOpen(true) });
  const hasOrder = !q && !['due', 'suspected', 'past-retention', 'deleted'].includes(view);
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
        <NotifySwitch />
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

/** Mounted with the open menu, because the browser doesn’t report when it begins to block notifications. */
function NotifySwitch() {
  const notifications = useNotifications();
  if (!notifications) return null;
  const { isOn, isBlocked, toggle } = notifications;
  return (
    <MenuSwitch isOn={isOn} icon={<Bell aria-hidden className="size-4" />} onSelect={toggle}>
      Notify me{isBlocked && ' (blocked by your browser)'}
    </MenuSwitch>
  );
}
