import { FilterLinks } from '@/back-office/shared/filter-links';
import { referenceOf, serviceInterestLabel, type Contact } from '@/domain/contact';
import { foldText } from '@/lib/fold-text';
import { STATUS_VIEWS } from './status-badge';
import { DESK_VIEWS, type DeskView, useDeskAddress } from './desk-address';

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
        key: view,
        label: VIEW_LABELS[view],
        to: pathWith({ view, q: '', email: '', id: '' }),
        isCurrent: !isSearch && address.view === view,
      }))}
    />
  );
}

export function filterContacts(contacts: Contact[], search: string): Contact[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter((contact) => {
    const { id, name, email, phone, company, message, note } = contact;
    const service = serviceInterestLabel(contact.service);
    const text = foldText(
      [name, email, phone, company, service, message, note, referenceOf(id)].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}
