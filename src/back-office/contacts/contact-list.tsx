import { useRef, useState, type ReactNode } from 'react';
import { useFocusRepair } from '@/components/use-focus-repair';

interface ContactListProps<Item> {
  contacts: Item[];
  /** Selector of what gets the focus in a card after the one before it has left. */
  target: string;
  cardOf: (contact: Item) => ReactNode;
}

export function ContactList<Item extends { id: string }>(props: ContactListProps<Item>) {
  const { contacts, target, cardOf } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<{ id: string; index: number }>();
  const hasLeft = focused !== undefined && contacts.every(({ id }) => id !== focused.id);

  useFocusRepair(list, hasLeft, (rows) => {
    if (!hasLeft) return;
    const controls = rows.querySelectorAll<HTMLElement>(target);
    (controls[focused.index] ?? controls[controls.length - 1] ?? rows).focus();
  });

  return (
    <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {contacts.map((contact, index) => (
        <li key={contact.id} onFocus={() => setFocused({ id: contact.id, index })}>
          {cardOf(contact)}
        </li>
      ))}
    </ul>
  );
}
