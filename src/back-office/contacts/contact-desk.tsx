import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMinute } from '@/back-office/shared/use-minute';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import { runToastAction } from '@/components/toast/toast-store';
import { useFocusRepair } from '@/components/use-focus-repair';
import { FIRM } from '@/content/firm';
import { referenceOf, type Contact } from '@/domain/contact';
import { dueOf } from '@/domain/response-time';
import type { ContactCardProps } from './contact-card';
import { useDeskContacts, viewOf } from './use-desk-contacts';
import { ContactNews } from './contact-news';
import { UnsavedNotes } from './contact-note';
import { ContactSearch } from './contact-search';
import { DeletedContacts } from './deleted-contacts';
import { listingOf, useDeskAddress } from './desk-address';
import { ContactFilter, DeskTools } from './desk-tools';
import { ListedContacts } from './listed-contacts';
import { OpenContact } from './open-contact';
import { SelectionBar, SelectShown, useSelection } from './selection';
import { useShortcuts } from './shortcuts';
import { useDeskJobs } from './use-desk-jobs';

export function ContactDesk() {
  const { state: address, pathWith } = useDeskAddress();
  const { q, id, email, view } = address;
  const isTrash = view === 'deleted';
  const [typed, setTyped] = useState({ q, text: q });
  // Back, Forward, and links change what is searched for.
  if (typed.q !== q) setTyped({ q, text: q });
  const input = useRef<HTMLInputElement>(null);

  const contacts = useDeskContacts(address, typed.text);
  const selection = useSelection(contacts.shown);
  const jobs = useDeskJobs(selection.drop);
  const remove = useStableHandler((contact: Contact) => void jobs.remove([contact]));
  const now = useMinute();

  const desk = useRef<HTMLElement>(null);
  const isSelecting = selection.selected.length > 0;
  useDeskFocus(desk, id, contacts.shown.length === 0, isSelecting);

  function exportView() {
    void jobs.exportAs({
      find: q || listingOf(address),
      filter: (found) => viewOf(found, address, contacts.text),
    });
  }
  useShortcuts(!isTrash, {
    j: () => focusCard(1),
    k: () => focusCard(-1),
    '/': () => input.current?.focus(),
    e: exportView,
    z: () => runToastAction('Undo'),
  });

  const cardOf = (contact: Contact): ContactCardProps => ({
    contact,
    to: pathWith({ id: contact.id }),
    ...dueOf(contact, FIRM.responseHours, now),
    reasons: contacts.reasons.get(contact.id),
    isReferenceRepeated: contacts.repeated.has(referenceOf(contact.id)),
    failure: jobs.failed.get(contact.id),
    isSelected: selection.ids.has(contact.id),
    onSelect: selection.toggle,
    onDelete: remove,
  });

  return (
    <section ref={desk} tabIndex={-1} aria-label="Inquiries" className="grid gap-4 outline-none">
      <ContactNews isShown={contacts.isNewestFirst} />
      {!isTrash && (
        <ContactSearch
          input={input}
          contacts={contacts}
          typed={typed.text}
          onType={(text) => setTyped({ q, text })}
        />
      )}
      <ContactFilter />
      {!isTrash && <DeskTools onExport={exportView} />}
      {email && (
        <p className="wrap-anywhere">
          All from <bdi className="font-semibold">{email}</bdi>
        </p>
      )}
      <UnsavedNotes shown={contacts.shown} />
      {id && <OpenContact key={id} id={id} cardOf={cardOf} jobs={jobs} />}
      {isTrash ? (
        <DeletedContacts desk={desk} jobs={jobs} />
      ) : (
        <>
          <SelectShown shown={contacts.shown} selection={selection} />
          <ListedContacts contacts={contacts} desk={desk} cardOf={cardOf} />
        </>
      )}
      <div
        data-bottom-bar="selection"
        className="sticky bottom-2 z-20 grid gap-2 [@media(max-height:30rem)]:static"
      >
        <SelectionBar selection={selection} jobs={jobs} />
      </div>
    </section>
  );
}

function focusCard(step: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-contact]')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  cards[current < 0 ? 0 : current + step]?.focus();
}

/**
 * Where the focused part of the desk goes, the focus moves to the name of the closed inquiry, else to the desk.
 * @param isEmpty whether no inquiry is shown
 * @param isSelecting whether the bar for the selected ones is shown
 */
function useDeskFocus(
  desk: RefObject<HTMLElement | null>,
  id: string,
  isEmpty: boolean,
  isSelecting: boolean,
): void {
  const openId = useRef('');
  // Loading the first page, or finding none, moves no focus.
  const [wasFilled, setWasFilled] = useState(false);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  useFocusRepair(desk, [id, isEmpty && wasFilled, isSelecting].join(), (element) => {
    const closed = openId.current !== id && CSS.escape(openId.current);
    const name = closed && element.querySelector<HTMLElement>(`[data-contact="${closed}"] h2 a`);
    (name || element).focus({ preventScroll: !name });
  });
  useEffect(() => {
    openId.current = id;
  }, [id]);
}
