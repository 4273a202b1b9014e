import { useRef, useState } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';
import type { Contact } from '@/domain/contact';
import { ContactCard, type ContactCardProps } from './contact-card';

interface ContactListProps {
  contacts: Contact[];
  cardOf: (contact: Contact) => ContactCardProps;
}

/** The cards. When a focused one leaves the list, the next one gets the focus. */
export function ContactList({ contacts, cardOf }: ContactListProps) {
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
          <ContactCard {...cardOf(contact)} />
        </li>
      ))}
    </ul>
  );
}
