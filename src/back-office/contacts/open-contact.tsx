import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { whileOpen } from '@/back-office/documents/list-queries';
import type { Action } from '@/back-office/run/action';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useMinute } from '@/back-office/ui/use-minute';
import { useUrlState } from '@/back-office/ui/use-url-state';
import type { Contact } from '@/collections/inquiries';
import { Loading } from '@/components/loading';
import { ButtonLink } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { referenceOf } from '@/domain/reference';
import { ContactDetails } from './contact-details';
import { ContactMenu } from './contact-menu';
import { contactName } from './contact-name';
import { LostNote, useHasNoteDraft } from './contact-note';
import { contactQueries } from './contact-queries';
import { CONTACT_DESK } from './desk-search-params';
import { dueWords } from './follow-up';
import { PersonInquiries } from './person-inquiries';
import type { DeskContacts } from './use-desk-contacts';

interface OpenContactProps {
  contacts: DeskContacts;
  run: (action: Action) => void;
  previous: Contact | undefined;
  next: Contact | undefined;
  sender: string;
  isNoteOpen: boolean;
  onNote: (isOpen: boolean) => void;
  onDelete: (contact: Contact) => void;
}

export function OpenContact({ contacts, run, ...props }: OpenContactProps) {
  const { state, pathWith, go } = useUrlState(CONTACT_DESK);
  const { id } = state;
  const listed = contacts.found.find((contact) => contact.id === id);
  const hasDraft = useHasNoteDraft(id);
  const query = useQuery({
    ...contactQueries.one(id),
    placeholderData: listed,
    // A deleted inquiry may be restored, so that the note can be saved.
    ...(hasDraft && whileOpen),
  });
  const section = useRef<HTMLElement>(null);
  const reference = referenceOf(id);
  const now = useMinute();

  const isGone = query.data === null;
  useFocusRepair(section, isGone, (element) => element.focus({ preventScroll: true }));

  // Don't focus or scroll on load or Back, because the browser restores the scroll position.
  const isChosen = useNavigationType() !== 'POP';
  // A note that opens together with the inquiry takes the focus itself.
  const [hasNoteFocus] = useState(props.isNoteOpen);
  useEffect(() => {
    const element = section.current;
    if (!isChosen || !element || element.contains(document.activeElement) || hasNoteFocus) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [isChosen, hasNoteFocus]);

  const handleKeyDown = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    // In a menu, Escape may only have dismissed a notification that appeared above the menu.
    const isInside = target instanceof Element && target.closest('textarea, [role=menu]');
    if (key === 'Escape' && !defaultPrevented && !isInside) go({ id: '' });
  });
  // A native listener, because React events also bubble from portals, such as dialogs and dropdowns.
  useEffect(() => {
    const element = section.current;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={query.data ? spokenSummary(query.data, now) : `Inquiry ${reference}`}
      className="grid scroll-mt-header gap-3 border border-rule bg-paper-raised p-3 outline-none sm:p-4 lg:sticky lg:top-[calc(var(--header-height)+0.5rem)] lg:max-h-[calc(100dvh-var(--header-height)-1rem)] lg:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-1 border-b border-rule pb-2">
        <p className="font-semibold max-lg:hidden">
          Inquiry <span className="font-drawing">{reference}</span>
        </p>
        <ButtonLink to={pathWith({ id: '' })} variant="bare" size="compact" className="lg:hidden">
          <ArrowLeft aria-hidden className="size-4" /> Back to list
        </ButtonLink>
        <span className="grow" />
        {query.data && <ContactMenu contact={query.data} run={run} onDelete={props.onDelete} />}
        <NeighborLink contact={props.previous} label="Previous inquiry">
          <ChevronUp aria-hidden className="size-5" />
        </NeighborLink>
        <NeighborLink contact={props.next} label="Next inquiry">
          <ChevronDown aria-hidden className="size-5" />
        </NeighborLink>
        <ButtonLink
          to={pathWith({ id: '' })}
          variant="bare"
          size="iconSmall"
          aria-label={`Close inquiry ${reference}`}
          className="max-lg:hidden"
        >
          <X aria-hidden className="size-5" />
        </ButtonLink>
      </div>
      {query.isPending && <Loading text="Loading inquiry..." />}
      {query.isError && <LoadFailure what="The inquiry" query={query} />}
      {isGone && (
        <>
          <p className="px-4 py-8 text-center text-ink-soft">
            Inquiry {reference} isn’t listed. It may be among the{' '}
            <Link to={pathWith({ id: '', view: 'deleted' })} className="underline">
              deleted inquiries
            </Link>
            .
          </p>
          <LostNote id={id} />
        </>
      )}
      {query.data && (
        <ContactDetails
          contact={query.data}
          sender={props.sender}
          isNoteOpen={props.isNoteOpen}
          onNote={props.onNote}
          run={run}
          personHistory={query.data.email && <PersonInquiries contact={query.data} />}
        />
      )}
    </section>
  );
}

/** Accessible name, announced when the inquiry opens: sender, status, and due time come before the reference. */
function spokenSummary(contact: Contact, now: Date): string {
  const { due } = dueWords(contact, now);
  const reference = `Inquiry ${referenceOf(contact.id)}`;
  return [contactName(contact), contact.status, due, reference].filter(Boolean).join(', ');
}

interface NeighborLinkProps {
  contact: Contact | undefined;
  label: string;
  children: ReactNode;
}

function NeighborLink({ contact, label, children }: NeighborLinkProps) {
  const { pathWith } = useUrlState(CONTACT_DESK);
  if (!contact) return null;
  return (
    <ButtonLink
      to={pathWith({ id: contact.id })}
      replace
      variant="bare"
      size="iconSmall"
      aria-label={label}
    >
      {children}
    </ButtonLink>
  );
}
