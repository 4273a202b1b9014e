import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Refresh } from '@/back-office/shared/refresh';
import { Button } from '@/components/ui/button';
import { ContactOrderLinks } from './contact-order-links';
import { contactQueries } from './contact-queries';

const SHOWN = [contactQueries.all];

interface DeskToolsProps {
  hasOrder: boolean;
  onExport: () => void;
  children: ReactNode;
}

export function DeskTools({ hasOrder, onExport, children }: DeskToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasOrder && <ContactOrderLinks />}
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        <Refresh queries={SHOWN} />
        <Button variant="quiet" size="small" onClick={onExport}>
          <Download aria-hidden className="size-4" /> Export CSV
        </Button>
        {children}
      </div>
    </div>
  );
}
