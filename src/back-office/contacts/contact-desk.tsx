import { useId, useRef, useState } from 'react';
import { Refresh } from '@/back-office/ui/refresh';
import { useRun } from '@/back-office/run/use-run';
import { useFailures } from '@/back-office/run/use-attempts';
import { useMinute } from '@/back-office/ui/use-minute';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import type { Contact } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { dueOf } from '@/domain/response-time';
import { cn } from '@/lib/cn';
import { deleteInquiries } from './contact-actions';
import { ContactFilter } from './contact-filter';
import { ContactNews } from './contact-news';
import { UnsavedNotes } from './contact-note';
import { contactQueries } from './contact-queries';
import type { ContactRowProps } from './contact-row';
import { ContactSearch, SearchResult } from './contact-search';
import { DeletedContacts } from './deleted-contacts';
import { listingOf, useDeskAddress } from './desk-address';
import { focusRow, useDeskFocus } from './desk-focus';
import { DeskMenu } from './desk-menu';
import { exportInquiries } from './export-inquiries';
import { ExportDialog, type Period } from './export-dialog';
import { ListedContacts } from './listed-contacts';
import { OpenContact } from './open-contact';
import { openReply } from './reply-question';
import { EraseDueDeleted, ErasePastRetention } from './retention';
import { SelectionBar, SelectShown, useSelection } from './selection';
import { useShortcuts } from './shortcuts';
import { useDeskContacts, viewOf } from './use-desk-contacts';
import { useNeighbors } from './use-neighbors';

const SHOWN = [contactQueries.all];

export function ContactDesk() {
  const { state: address, pathWith, go } = useDeskAddress();
  const { q, id, email, view } = address;
  const isTrash = view === 'deleted';
  const [typed, setTyped] = useState({ q, text: q });
  // Back, Forward, or a link has changed the search in the URL, so the field must show it.
  if (typed.q !== q) setTyped({ q, text: q });
  const input = useRef<HTMLInputElement>(null);

  const contacts = useDeskContacts(address, typed.text);
  const { previous, next } = useNeighbors(contacts.shown, id);
  const selection = useSelection(contacts.shown);
  const { undoLast } = useRun();
  const { run } = useRun('long', {
    // Inquiries that weren't changed stay selected.
    onEnd: (results) =>
      selection.drop(results.flatMap(({ change, error }) => (error ? [] : change.id))),
  });
  const failures = useFailures();
  const now = useMinute();
  const [noteOn, setNoteOn] = useState('');
  const [isExportOpen, setExportOpen] = useState(false);

  const desk = useRef<HTMLElement>(null);
  const isSelecting = selection.selected.length > 0;
  useDeskFocus(desk, id, contacts.shown.length === 0, isSelecting);

  const open = (contact: Contact | undefined) =>
    contact && go({ id: contact.id }, { replace: true });
  useShortcuts(!isTrash, {
    j: () => (id ? open(next) : focusRow(1)),
    k: () => (id ? open(previous) : focusRow(-1)),
    '/': () => input.current?.focus(),
    e: () => setExportOpen(true),
    z: () => undoLast('contacts'),
  });

  const handleNote = useStableHandler((contactId: string) => {
    setNoteOn(contactId);
    go({ id: contactId });
  });

  const handleReply = useStableHandler((contact: Contact) => {
    openReply(contact);
    // The open inquiry asks whether the reply was sent.
    go({ id: contact.id });
  });

  function handleDelete(contact: Contact) {
    go({ id: '' });
    run(deleteInquiries([contact]));
  }

  function exportFound(period: Period | null) {
    run(
      exportInquiries(
        period
          ? { find: period, filter: (found) => found }
          : {
              find: q || listingOf(address),
              filter: (found) => viewOf(found, address, contacts.text),
            },
      ),
    );
  }

  const rowOf = (contact: Contact): ContactRowProps => ({
    contact,
    to: pathWith({ id: contact.id }),
    ...dueOf(contact, FIRM.responseHours, now),
    failure: failures.get(contact.id),
    isSelected: selection.ids.has(contact.id),
    isOpen: contact.id === id,
    onSelect: selection.toggle,
    onNote: handleNote,
    onReply: handleReply,
  });

  const search = {
    input,
    contacts,
    typed: typed.text,
    resultId: useId(),
    onType: (text: string) => setTyped({ q, text }),
  };

  return (
    <section ref={desk} tabIndex={-1} aria-label="Inquiries" className="grid gap-2 outline-none">
      <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-2', id && 'max-lg:hidden')}>
        <ContactNews isShown={contacts.isNewestFirst} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ContactFilter />
          {!isTrash && <ContactSearch {...search} />}
        </div>
        {email && (
          <p className="wrap-anywhere">
            All from <bdi className="font-semibold">{email}</bdi>
          </p>
        )}
        <UnsavedNotes />
        {view === 'past-retention' && <ErasePastRetention run={run} />}
        {isTrash && <EraseDueDeleted run={run} />}
        <div className="flex flex-wrap items-center gap-x-4">
          {!isTrash && (
            <>
              <SelectShown shown={contacts.shown} selection={selection} />
              <SearchResult {...search} />
            </>
          )}
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <Refresh queries={SHOWN} />
            {!isTrash && <DeskMenu onExport={() => setExportOpen(true)} />}
          </div>
        </div>
      </div>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          id && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        <div className={cn(id && 'max-lg:hidden')}>
          {isTrash ? (
            <DeletedContacts desk={desk} run={run} />
          ) : (
            <ListedContacts contacts={contacts} desk={desk} rowOf={rowOf} />
          )}
        </div>
        {id && (
          <OpenContact
            key={id}
            contacts={contacts}
            failure={failures.get(id)}
            run={run}
            previous={previous}
            next={next}
            isNoteOpen={noteOn === id}
            onNote={(isOpen) => setNoteOn(isOpen ? id : '')}
            onDelete={handleDelete}
          />
        )}
      </div>
      <div
        data-bottom-bar="selection"
        className="sticky bottom-2 z-20 [@media(max-height:30rem)]:static"
      >
        <SelectionBar
          selection={selection}
          run={run}
          onExport={() => run(exportInquiries(selection.selected))}
        />
      </div>
      {isExportOpen && <ExportDialog onClose={() => setExportOpen(false)} onExport={exportFound} />}
    </section>
  );
}
