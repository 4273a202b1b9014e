import { Link } from 'react-router-dom';
import { referenceOf, serviceInterestLabel, type Contact } from '@/domain/contact';
import { foldText } from '@/lib/fold-text';
import { DESK_VIEWS, type DeskView } from './desk-address';
import { STATUS_VIEWS } from './status-badge';
import { useDeskAddress } from './use-desk-address';

const VIEW_LABELS: Record<DeskView, string> = {
  all: 'All',
  new: STATUS_VIEWS.new.label,
  contacted: STATUS_VIEWS.contacted.label,
  closed: STATUS_VIEWS.closed.label,
  due: 'Due',
  suspected: 'Suspected',
};

export function ContactFilter() {
  const { address, pathWith } = useDeskAddress();
  return (
    <nav aria-label="Filter by status">
      <ul className="flex flex-wrap gap-y-1">
        {DESK_VIEWS.map((view) => (
          <li key={view} className="-ml-px first:ml-0">
            <Link
              to={pathWith({ view, q: '', email: '', id: '' })}
              aria-current={
                !address.q && !address.email && address.view === view ? 'true' : undefined
              }
              className="relative inline-flex min-h-11 items-center border border-rule-strong bg-paper-raised px-2.5 text-sm font-semibold no-underline hover:bg-firm-tint focus-visible:z-10 active:bg-firm-tint aria-[current=true]:border-firm aria-[current=true]:bg-firm aria-[current=true]:text-paper sm:px-4"
            >
              {VIEW_LABELS[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The contacts with every word of `search` in what their cards show, whatever the case and accents. */
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
