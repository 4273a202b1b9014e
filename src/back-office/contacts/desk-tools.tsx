import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FilterLinks } from '@/back-office/shared/filter-links';
import { Refresh } from '@/back-office/shared/refresh';
import { Button } from '@/components/ui/button';
import type { ContactOrder } from '@/domain/contact';
import { NotificationSwitch } from './contact-news';
import { contactQueries } from './contact-queries';
import { DESK_VIEWS, useDeskAddress, type DeskView } from './desk-address';
import { ShortcutHelp } from './shortcuts';
import { STATUS_VIEWS } from './status-badge';

const VIEW_LABELS: Record<DeskView, string> = {
  all: 'All',
  new: STATUS_VIEWS.new.label,
  contacted: STATUS_VIEWS.contacted.label,
  closed: STATUS_VIEWS.closed.label,
  due: 'Due',
  suspected: 'Possible spam',
  deleted: 'Deleted',
};

export function ContactFilter() {
  const { state: address, pathWith } = useDeskAddress();
  const isSearch = address.q !== '' || address.email !== '';
  return (
    <FilterLinks
      name="Filter by status"
      links={DESK_VIEWS.map((view) => ({
        label: VIEW_LABELS[view],
        to: pathWith({ view, q: '', email: '', id: '' }),
        isCurrent: !isSearch && address.view === view,
      }))}
    />
  );
}

const SHOWN = [contactQueries.all];

export function DeskTools({ onExport }: { onExport: () => void }) {
  const { q, email, view } = useDeskAddress().state;
  const hasOrder = !q && !email && view !== 'due';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasOrder && <ContactOrderLinks />}
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        <Refresh queries={SHOWN} />
        <Button variant="quiet" size="small" onClick={onExport}>
          <Download aria-hidden className="size-4" /> Export CSV
        </Button>
        <NotificationSwitch />
        <ShortcutHelp />
      </div>
    </div>
  );
}

const ORDERS: [ContactOrder, string][] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
];

function ContactOrderLinks() {
  const { state: address, pathWith } = useDeskAddress();
  return (
    <nav aria-label="Order">
      <ul className="flex gap-4 text-sm">
        {ORDERS.map(([order, label]) => (
          <li key={order}>
            <Link
              to={pathWith({ order, id: '' })}
              aria-current={address.order === order ? 'true' : undefined}
              className="inline-flex min-h-9 items-center font-semibold text-firm underline aria-[current=true]:text-ink aria-[current=true]:no-underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
