import { RecentList } from '@/back-office/ui/recent-list';
import type { Contact } from '@/collections/inquiries';
import { pathTo } from '@/content/pages';
import { formatDateTime } from '@/lib/dates';
import { contactName } from './contact-name';
import { pathToDesk } from './desk-search-params';
import { StatusBadge } from './status-badge';

interface RecentContactsProps {
  contacts: Contact[] | undefined;
  total: number | undefined;
}

export function RecentContacts({ contacts, total }: RecentContactsProps) {
  return (
    <RecentList
      heading="Recent Contacts"
      what="contacts"
      to={pathTo('admin/contacts')}
      total={total}
      emptyText={total ? 'The newest contacts are marked as spam.' : 'No contacts yet'}
      rows={contacts?.map(({ id, name, company, createdAt, status }) => ({
        id,
        to: pathToDesk({ id }),
        title: contactName({ name }),
        detail: [formatDateTime(createdAt), company].filter(Boolean).join(' · '),
        badge: <StatusBadge status={status} />,
      }))}
    />
  );
}
