import { useRef, useState } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';
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
  const [focused, setFocused] = useState<{ id: string; index: number }>();
  const hasLeft = focused !== undefined && contacts.every(({ id }) => id !== focused.id);

  useFocusRepair(list, hasLeft, (rows) => {
    if (!hasLeft) return;
    const controls = rows.querySelectorAll<HTMLElement>('[role=combobox]');
    (controls[focused.index] ?? controls[controls.length - 1] ?? rows).focus();
  });

  return (
    <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {contacts.map((contact, index) => (
        <li key={contact.id} onFocus={() => setFocused({ id: contact.id, index })}>
          <ContactCard contact={contact} listed={listed} />
        </li>
      ))}
    </ul>
  );
}
