import { FilterLinks } from '@/back-office/shared/filter-links';
import { DESK_VIEWS, useDeskAddress, type DeskView } from './desk-address';
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
