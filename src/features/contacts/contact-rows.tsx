import { useEffect, useRef } from 'react';
import type { Contact, ContactStatus } from '@/domain/contact';
import { ContactCard } from './contact-card';

interface ContactRowsProps {
  contacts: Contact[];
  listed: ContactStatus | undefined;
}

/**
 * The cards. A row that leaves the list with the focus in it, because its new status is filtered out,
 * hands the focus to the row that takes its place.
 */
export function ContactRows({ contacts, listed }: ContactRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const last = focused.current;
    if (!last || contacts.some(({ id }) => id === last.id)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[role=combobox]');
    (rows?.[last.index] ?? rows?.[rows.length - 1] ?? list.current)?.focus();
  }, [contacts]);

  return (
    <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {contacts.map((contact, index) => (
        <li key={contact.id} onFocus={() => (focused.current = { id: contact.id, index })}>
          <ContactCard contact={contact} listed={listed} />
        </li>
      ))}
    </ul>
  );
}
