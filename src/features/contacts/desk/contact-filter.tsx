import { Link, useSearchParams } from 'react-router-dom';
import { pathTo } from '@/content/pages';
import {
  CONTACT_STATUSES,
  isContactStatus,
  serviceInterestLabel,
  type Contact,
  type ContactStatus,
} from '@/domain/contact';
import { STATUS_VIEWS } from './status-badge';

const PARAMETER = 'status';

/** undefined: every status. */
export function useContactFilter(): ContactStatus | undefined {
  const [search] = useSearchParams();
  const status = search.get(PARAMETER) ?? '';
  return isContactStatus(status) ? status : undefined;
}

export function ContactFilter() {
  const chosen = useContactFilter();
  const link = (label: string, status?: ContactStatus) => (
    <li key={label} className="-ml-px first:ml-0">
      <Link
        to={pathTo('admin/contacts') + (status ? `?${PARAMETER}=${status}` : '')}
        replace
        aria-current={chosen === status ? 'true' : undefined}
        className="relative inline-flex min-h-11 items-center border border-rule-strong bg-paper-raised px-2.5 text-sm font-semibold no-underline hover:bg-firm-tint focus-visible:z-10 active:bg-firm-tint aria-[current=true]:border-firm aria-[current=true]:bg-firm aria-[current=true]:text-paper sm:px-4"
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Filter by status">
      <ul className="flex flex-wrap gap-y-1">
        {link('All')}
        {CONTACT_STATUSES.map((status) => link(STATUS_VIEWS[status].label, status))}
      </ul>
    </nav>
  );
}

/** The contacts with every word of `search` in their displayed fields. */
export function searchContacts(contacts: Contact[], search: string): Contact[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter((contact) => {
    const { name, email, phone, company, service, message } = contact;
    const text = [name, email, phone, company, serviceInterestLabel(service), message]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
