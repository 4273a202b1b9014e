import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatTime } from '@/lib/dates';
import { ContactOrderLinks } from './contact-order-links';
import { contactQueries, reloadContacts } from './contact-queries';

interface DeskToolsProps {
  /** Time of the last read, 0 before. */
  updatedAt: number;
  hasOrder: boolean;
  onExport: () => void;
  children: ReactNode;
}

/** Order, how current the list is, and export. */
export function DeskTools({ updatedAt, hasOrder, onExport, children }: DeskToolsProps) {
  const client = useQueryClient();
  const isReading = useIsFetching({ queryKey: contactQueries.all }) > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasOrder && <ContactOrderLinks />}
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        <p className="min-w-24 text-sm text-ink-soft tabular-nums">
          {updatedAt > 0 && `As of ${formatTime(new Date(updatedAt))}`}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={isReading}
          onClick={() => !isReading && void reloadContacts(client)}
        >
          <RefreshCw aria-hidden className="size-4" /> Refresh
        </Button>
        <Button variant="quiet" size="small" onClick={onExport}>
          <Download aria-hidden className="size-4" /> Export CSV
        </Button>
        {children}
      </div>
    </div>
  );
}
