import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { useMinute } from '@/back-office/shared/use-minute';
import { useStableHandler } from '@/back-office/shared/use-stable-handler';
import { useStoredSwitch } from '@/back-office/shared/use-stored-switch';
import { runToastAction } from '@/components/toast/toast-store';
import { useFocusRepair } from '@/components/use-focus-repair';
import { FIRM } from '@/content/firm';
import { referenceOf, type Contact } from '@/domain/contact';
import { dueOf } from '@/domain/response-time';
import type { ContactCardProps } from './contact-card';
import { ContactFilter, useDeskContacts, viewOf } from './contact-filter';
import { ContactNews } from './contact-news';
import { UnsavedNotes } from './contact-note';
import { reloadContacts } from './contact-queries';
import { ContactSearch, searchAnswer } from './contact-search';
import { DeletedContacts } from './deleted-contacts';
import { listingOf, useDeskAddress } from './desk-address';
import { DeskTools, NotificationSwitch } from './desk-tools';
import { ListedContacts } from './listed-contacts';
import { OpenContact } from './open-contact';
import { SelectionBar, SelectShown, useSelection } from './selection';
import { ShortcutHelp, useShortcuts } from './shortcuts';
import { useDeskJobs } from './use-desk-jobs';

export function ContactDesk() {
  const client = useQueryClient();
  const { state: address, pathWith, go } = useDeskAddress();
  const { q, id, email, view } = address;
  const isTrash = view === 'deleted';
  const [typed, setTyped] = useState({ q, text: q });
  // Back, Forward, and links change what is searched for.
  if (typed.q !== q) setTyped({ q, text: q });
  const setText = (text: string) => setTyped({ q, text });
  const text = useDeferredValue(typed.text);
  const input = useRef<HTMLInputElement>(null);

  const contacts = useDeskContacts(address, text);
  const selection = useSelection(contacts.shown);
  const jobs = useDeskJobs(selection.drop);
  const remove = useStableHandler((contact: Contact) => void jobs.remove([contact]));
  const [hasShortcuts, setShortcuts] = useStoredSwitch('contact-shortcuts', true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const now = useMinute();

  const desk = useRef<HTMLElement>(null);
  useDeskFocus(desk, {
    id,
    isSelecting: selection.selected.length > 0,
    isWorking: jobs.isWorking,
    isEmpty: contacts.shown.length === 0,
  });

  function exportView() {
    void jobs.exportAs({
      find: q || listingOf(address),
      filter: (found) => viewOf(found, address, text),
    });
  }
  function search() {
    const words = typed.text.trim();
    if (words === q) void contacts.query.refetch();
    else go({ q: words, view: 'all', email: '', id: '' });
  }
  function showNews() {
    go({ view: 'all', order: 'newest', q: '', email: '', id: '' });
    void reloadContacts(client);
  }
  useShortcuts(hasShortcuts && !isTrash, {
    j: () => focusCard(1),
    k: () => focusCard(-1),
    '/': () => input.current?.focus(),
    e: exportView,
    z: () => runToastAction('Undo'),
    '?': () => setHelpOpen(true),
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
    hasShortcuts,
  });

  return (
    <section ref={desk} tabIndex={-1} aria-label="Inquiries" className="grid gap-4 outline-none">
      <ContactNews isShown={contacts.isNewestFirst} onShow={showNews} />
      {!isTrash && (
        <ContactSearch
          input={input}
          text={typed.text}
          answer={searchAnswer(contacts, text)}
          onType={setText}
          onSearch={search}
          onClear={
            typed.text || q
              ? () => {
                  setText('');
                  if (q) go({ q: '' });
                }
              : null
          }
        />
      )}
      <ContactFilter />
      {!isTrash && (
        <DeskTools hasOrder={!q && !email && view !== 'due'} onExport={exportView}>
          <NotificationSwitch />
          <ShortcutHelp
            isOpen={isHelpOpen}
            onOpenChange={setHelpOpen}
            isOn={hasShortcuts}
            onSwitch={setShortcuts}
          />
        </DeskTools>
      )}
      {email && (
        <p className="wrap-anywhere">
          All from <bdi className="font-semibold">{email}</bdi>
        </p>
      )}
      <UnsavedNotes shown={contacts.shown} />
      {id && (
        <OpenContact
          key={id}
          id={id}
          cardOf={cardOf}
          onErase={(sender, count) => void jobs.erase(sender, count)}
        />
      )}
      {isTrash ? (
        <DeletedContacts
          desk={desk}
          onRestore={(contact) => void jobs.restore([contact])}
          onErase={(contact) => void jobs.eraseDeleted([contact])}
        />
      ) : (
        <>
          <SelectShown
            shown={contacts.shown}
            selected={selection.selected}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
          <ListedContacts
            contacts={contacts}
            listed={contacts.shown.filter((contact) => contact.id !== id)}
            address={address}
            desk={desk}
            cardOf={cardOf}
          />
        </>
      )}
      <div
        data-bottom-bar="selection"
        className="sticky bottom-2 z-20 grid gap-2 [@media(max-height:30rem)]:static"
      >
        <SelectionBar
          count={selection.selected.length}
          onStatus={(status) => void jobs.setStatus(selection.selected, status)}
          onExport={() => void jobs.exportAs(selection.selected)}
          onDelete={() => void jobs.remove(selection.selected)}
          onClear={selection.clear}
        />
      </div>
    </section>
  );
}

function focusCard(step: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-contact]')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  cards[current < 0 ? 0 : current + step]?.focus();
}

interface DeskParts {
  id: string;
  isSelecting: boolean;
  isWorking: boolean;
  isEmpty: boolean;
}

/** Where the focused part of the desk goes, the focus moves to the name of the closed inquiry, else to the desk. */
function useDeskFocus(desk: RefObject<HTMLElement | null>, parts: DeskParts): void {
  const { id, isSelecting, isWorking, isEmpty } = parts;
  const openId = useRef('');
  // Loading the first page, or finding none, moves no focus.
  const [wasFilled, setWasFilled] = useState(false);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  useFocusRepair(desk, [id, isSelecting, isWorking, isEmpty && wasFilled].join(), (element) => {
    const closed = openId.current !== id && CSS.escape(openId.current);
    const name = closed && element.querySelector<HTMLElement>(`[data-contact="${closed}"] h2 a`);
    (name || element).focus({ preventScroll: !name });
  });
  useEffect(() => {
    openId.current = id;
  }, [id]);
}
