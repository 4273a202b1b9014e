import { useId, useRef, useState } from 'react';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import { useAdministrators } from '@/back-office/documents/use-administrators';
import type { Action } from '@/back-office/run/action';
import { useRun } from '@/back-office/run/use-run';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { useMinute } from '@/back-office/ui/use-minute';
import { useStableHandler } from '@/back-office/ui/use-stable-handler';
import { UnusableLink } from '@/back-office/ui/unusable-link';
import { useUrlState } from '@/back-office/ui/use-url-state';
import type { Contact, DeletedContact } from '@/collections/inquiries';
import { referenceOf } from '@/domain/reference';
import type { User } from '@/domain/user';
import { cn } from '@/lib/cn';
import { deleteInquiries, restoreInquiries } from './contact-actions';
import { ContactFilters, FilterSummary } from './contact-filters';
import { contactName } from './contact-name';
import { ContactNews } from './contact-news';
import { UnsavedNotes } from './contact-note';
import { ContactRow } from './contact-row';
import { ContactSearch, SearchResult } from './contact-search';
import { ContactViews } from './contact-views';
import { DeletedContactCard } from './deleted-contact-card';
import { DeskMenu } from './desk-menu';
import { CONTACT_DESK } from './desk-search-params';
import { eraseDeleted } from './erase-inquiries';
import { exportInquiries } from './export-inquiries';
import { dueWords } from './follow-up';
import { ListedContacts } from './listed-contacts';
import { OpenContact } from './open-contact';
import type { Inquiries } from './read-inquiries';
import { openReply } from './reply-question';
import { EraseDueDeleted, ErasePastRetention } from './retention';
import { SelectAll, SelectionBar, useSelection } from './selection';
import { useShortcuts } from './shortcuts';
import { useDeskContacts } from './use-desk-contacts';
import { focusRow, useDeskFocus, useNeighbors } from './use-desk-focus';

export function ContactDesk({ user }: { user: User }) {
  // Email addresses in `admins` and in the session may differ. Inquiries are assigned to the first.
  const me = useAdministrators().me?.email ?? user.email ?? user.uid;
  const { state: params, pathWith, go } = useUrlState(CONTACT_DESK);
  const { id, view } = params;
  const input = useRef<HTMLInputElement>(null);

  const contacts = useDeskContacts(params, me);
  const { previous, next } = useNeighbors(contacts.shown, id);
  const selection = useSelection(contacts);
  const { run: start, undoLast } = useRun();
  const run = (action: Action) => start(action, selection.drop);
  const ofSelected = useRun();
  const runForSelected = (action: Action) => ofSelected.run(action, selection.clear);
  const exporting = useRun('exports');
  const now = useMinute();
  const [noteOn, setNoteOn] = useState('');
  const [erasing, setErasing] = useState<Inquiries>([]);

  const desk = useRef<HTMLElement>(null);
  const isSelecting = selection.selected.length > 0;
  useDeskFocus(desk, id, contacts.shown.length === 0);

  const open = (contact: Contact | undefined) =>
    contact && go({ id: contact.id }, { replace: true });
  useShortcuts(true, {
    j: () => (id ? open(next) : focusRow(1)),
    k: () => (id ? open(previous) : focusRow(-1)),
    '/': () => input.current?.focus(),
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

  const itemOf = (contact: Contact) => {
    const selected = {
      isSelected: selection.isSelected(contact.id),
      onSelect: selection.toggle,
    };
    return 'deletedAt' in contact ? (
      <DeletedContactCard
        {...selected}
        contact={contact as DeletedContact}
        now={now}
        onRestore={() => run(restoreInquiries([contact]))}
        onErase={() => setErasing([contact])}
      />
    ) : (
      <ContactRow
        {...selected}
        {...dueWords(contact, now)}
        contact={contact}
        to={pathWith({ id: contact.id })}
        isOpen={contact.id === id}
        onNote={handleNote}
        onReply={handleReply}
      />
    );
  };

  const search = { input, contacts, resultId: useId() };

  return (
    <section ref={desk} tabIndex={-1} aria-label="Inquiries" className="grid gap-2 outline-none">
      <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-2', id && 'max-lg:hidden')}>
        <ContactNews isShown={contacts.isNewestFirst} />
        <ContactViews me={me} />
        <UnusableLink url={CONTACT_DESK} />
        <FilterSummary />
        <UnsavedNotes />
        {view === 'past-retention' && <ErasePastRetention run={run} />}
        {view === 'deleted' && <EraseDueDeleted run={run} />}
        <div className="flex flex-wrap items-center gap-2 sm:gap-x-4">
          <SelectAll selection={selection} />
          <div className="flex min-w-32 flex-1">
            <ContactSearch {...search} />
          </div>
          <div className="ml-auto flex items-center gap-2">
            <ContactFilters />
            <DeskMenu
              onExport={() => exporting.run(exportInquiries(contacts.all, selection.isPartial))}
            />
          </div>
          <SearchResult {...search} />
        </div>
      </div>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          id && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        <div className={cn(id && 'max-lg:hidden')}>
          <ListedContacts contacts={contacts} desk={desk} isSelecting={isSelecting}>
            {itemOf}
          </ListedContacts>
        </div>
        {id && (
          <OpenContact
            key={id}
            contacts={contacts}
            run={run}
            previous={previous}
            next={next}
            sender={user.displayName || me}
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
          view={view}
          run={runForSelected}
          onErase={() => setErasing(selection.selected)}
        />
      </div>
      <ConfirmDialog
        open={erasing.length > 0}
        {...erasureWords(erasing)}
        cancelLabel="Keep"
        confirmLabel="Erase now"
        onClose={() => setErasing([])}
        onConfirm={() => (erasing.length === 1 ? run : runForSelected)(eraseDeleted(erasing))}
      />
    </section>
  );
}

function erasureWords(inquiries: Inquiries) {
  const [contact] = 'read' in inquiries ? [] : inquiries;
  const remains = 'can’t be restored after this. Only a record of the erasure will remain.';
  return inquiries.length === 1 && contact
    ? {
        title: 'Erase this inquiry now?',
        text: `Inquiry ${referenceOf(contact.id)} from ${contactName(contact)} ${remains}`,
      }
    : { title: `Erase ${inquiryCount(inquiries.length)} now?`, text: `They ${remains}` };
}
