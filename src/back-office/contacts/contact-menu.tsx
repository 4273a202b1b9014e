import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Eraser, Inbox, ListChecks, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { Menu, MenuItem, MenuNote, MenuPageLink } from '@/back-office/ui/menu';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { CONTACT_STATUSES, type Contact } from '@/collections/inquiries';
import { useFocusRepair } from '@/components/use-focus-repair';
import { setStatuses } from './contact-actions';
import { contactName } from './contact-name';
import { contactQueries } from './contact-queries';
import { contactStatuses } from './contact-statuses';
import { CONTACT_DESK, NO_FILTERS } from './desk-search-params';
import { eraseInquiries } from './erase-inquiries';
import { readInquiries } from './read-inquiries';

interface ContactMenuProps {
  contact: Contact;
  run: (action: Action) => void;
  onDelete: (contact: Contact) => void;
}

/** What an open inquiry needs least often. */
export function ContactMenu({ contact, run, onDelete }: ContactMenuProps) {
  const { email } = contact;
  const [erased, setErased] = useState(0);
  const inquiries = inquiryCount(erased);
  return (
    <>
      <Menu
        label={
          <>
            More <span className="sr-only">actions</span>
          </>
        }
      >
        <MenuItem
          icon={<Trash2 aria-hidden className="size-4 text-danger" />}
          onSelect={() => onDelete(contact)}
        >
          <span>
            Delete <span className="sr-only">the inquiry from {contactName(contact)}</span>
          </span>
        </MenuItem>
        {email && <PersonItems email={email} run={run} onErase={setErased} />}
      </Menu>
      <ConfirmDialog
        open={erased > 0}
        title="Erase this person’s data?"
        text={`This erases ${inquiries} from ${email}, any deleted ones, and the notes on all of them. Inquiries from the person’s other email addresses won’t be erased. This can’t be undone.`}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onClose={() => setErased(0)}
        onConfirm={() => run(eraseInquiries({ email }, erased))}
      />
    </>
  );
}

interface PersonItemsProps {
  email: string;
  run: (action: Action) => void;
  onErase: (count: number) => void;
}

function PersonItems({ email, run, onErase }: PersonItemsProps) {
  // The open inquiry has already read the list.
  const list = useInfiniteQuery({ ...contactQueries.list({ email }), refetchOnMount: false });
  const counting = useQuery({ ...contactQueries.count({ email }), enabled: list.hasNextPage });
  const { pathWith } = useUrlState(CONTACT_DESK);
  const items = useRef<HTMLDivElement>(null);
  const found = list.data?.pages.flatMap(({ items }) => items);
  const length = list.hasNextPage ? counting.data : found?.length;
  useFocusRepair(items, length, (element) => element.querySelector('a')?.focus());
  if (!found || length === undefined) {
    const isFailed = [list, counting].some(({ isLoadingError }) => isLoadingError);
    return (
      <MenuNote icon={null}>
        {isFailed
          ? 'This person’s other inquiries couldn’t be loaded. To try again, open this menu again.'
          : 'Loading this person’s inquiries...'}
      </MenuNote>
    );
  }
  const number = length.toLocaleString('en-US');
  const all = list.hasNextPage ? { length, read: () => readInquiries({ email }, {}) } : found;
  return (
    <div ref={items} role="none">
      <MenuPageLink to={pathWith({ ...NO_FILTERS, q: email, view: 'all' })}>
        <Inbox aria-hidden className="mx-0.5 size-4" />
        All from this email address ({number})
      </MenuPageLink>
      {length > 1 &&
        CONTACT_STATUSES.map((status) => (
          <MenuItem
            key={status}
            icon={<ListChecks aria-hidden className="size-4" />}
            onSelect={() => run(setStatuses(all, status))}
          >
            Set all {number} to {contactStatuses[status].label}
          </MenuItem>
        ))}
      <MenuItem
        icon={<Eraser aria-hidden className="size-4 text-danger" />}
        onSelect={() => onErase(length)}
      >
        Erase this person’s data
      </MenuItem>
    </div>
  );
}
