import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { enUS } from 'date-fns/locale/en-US';
import { ArrowLeft, Ban, ChevronDown, ChevronUp, MailCheck, X } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import { whileOpen } from '@/back-office/documents/list-queries';
import type { Action } from '@/back-office/run/action';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useMinute } from '@/back-office/ui/use-minute';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { CONTACT_STATUSES, type Contact } from '@/collections/inquiries';
import { Loading } from '@/components/loading';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { referenceOf } from '@/domain/reference';
import { formatRecentDay } from '@/lib/dates';
import { setSpam, setStatuses } from './contact-actions';
import { ContactDetails } from './contact-details';
import { contactName } from './contact-name';
import { LostNote, useHasNoteDraft } from './contact-note';
import { contactQueries } from './contact-queries';
import { contactStatuses } from './contact-statuses';
import { CONTACT_DESK, NO_FILTERS } from './desk-search-params';
import { eraseInquiries } from './erase-inquiries';
import { dueWords } from './follow-up';
import { readInquiries } from './read-inquiries';
import { BarButton } from './selection';
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
      <div className="flex items-center gap-1 border-b border-rule pb-2">
        <p className="font-semibold max-lg:hidden">
          Inquiry <span className="font-drawing">{reference}</span>
        </p>
        <ButtonLink to={pathWith({ id: '' })} variant="bare" size="compact" className="lg:hidden">
          <ArrowLeft aria-hidden className="size-4" /> Back to list
        </ButtonLink>
        <span className="grow" />
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
          onDelete={props.onDelete}
          spamDecision={<SpamDecision contact={query.data} run={run} />}
          personHistory={query.data.email && <OtherInquiries contact={query.data} />}
          personActions={query.data.email && <PersonActions email={query.data.email} run={run} />}
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

const MAX_OTHERS = 5;
const IN_TRASH = { ...NO_FILTERS, view: 'deleted', id: '' } as const;

/** Which of the person's inquiries this is, with links to the newest others. */
function OtherInquiries({ contact: { id, email } }: { contact: Contact }) {
  const { pathWith } = useUrlState(CONTACT_DESK);
  const kept = useInfiniteQuery(contactQueries.list({ email }));
  const deleted = useInfiniteQuery(contactQueries.list({ email, in: 'deletedContacts' }));
  if (!kept.data || !deleted.data) return null;
  const all = [...kept.data.pages, ...deleted.data.pages]
    .flatMap(({ items }) => items)
    .sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
  const others = all.filter((each) => each.id !== id);
  if (others.length === 0) return null;
  if (kept.hasNextPage || deleted.hasNextPage)
    return ` · One of more than ${all.length} inquiries from this person`;
  const place = all.length - all.findIndex((each) => each.id === id);
  const isKnown = place <= all.length && all.every(({ createdAt }) => createdAt);
  const ordinal = `${enUS.localize.ordinalNumber(place)} inquiry`;
  return (
    <span className="wrap-anywhere">
      {` · ${isKnown ? ordinal : `One of ${others.length + 1} inquiries`} from this person. See also `}
      {others.slice(0, MAX_OTHERS).map((other, index) => {
        const isDeleted = 'deletedAt' in other;
        const q = referenceOf(other.id);
        const date = other.createdAt ? formatRecentDay(other.createdAt) : 'no date';
        const to = isDeleted ? { ...IN_TRASH, q } : { id: other.id };
        return (
          <Fragment key={other.id}>
            {index > 0 && ', '}
            <Link to={pathWith(to)} className="inline-block underline">
              {date} ({other.status || 'no status'}
              {isDeleted && ', deleted'})<span className="sr-only">, {q}</span>
            </Link>
          </Fragment>
        );
      })}
      {others.length > MAX_OTHERS && `, and ${others.length - MAX_OTHERS} more`}
    </span>
  );
}

interface PersonActionsProps {
  email: string;
  run: (action: Action) => void;
}

function PersonActions({ email, run }: PersonActionsProps) {
  const list = useInfiniteQuery(contactQueries.list({ email }));
  const counting = useQuery({ ...contactQueries.count({ email }), enabled: list.hasNextPage });
  const { pathWith } = useUrlState(CONTACT_DESK);
  const [isAsking, setIsAsking] = useState(false);
  const found = list.data?.pages.flatMap(({ items }) => items);
  const length = list.hasNextPage ? counting.data : found?.length;
  const failed = [list, counting].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <LoadFailure what="This person’s other inquiries" query={failed} />;
  if (!found || length === undefined) return null;
  const [inquiries, number] = [inquiryCount(length), length.toLocaleString('en-US')];
  const all = list.hasNextPage ? { length, read: () => readInquiries({ email }, {}) } : found;
  return (
    <>
      {length > 1 && (
        <div className="flex flex-wrap items-center gap-1 text-sm">
          <span aria-hidden>Set all {number} to</span>
          {CONTACT_STATUSES.map((status) => (
            <BarButton key={status} onClick={() => run(setStatuses(all, status))}>
              <span className="sr-only">Set all {number} to</span> {contactStatuses[status].label}
            </BarButton>
          ))}
        </div>
      )}
      <ButtonLink
        to={pathWith({ ...NO_FILTERS, q: email, view: 'all' })}
        variant="quiet"
        size="small"
      >
        All from this email address ({number})
      </ButtonLink>
      <Button variant="bareDanger" size="small" onClick={() => setIsAsking(true)}>
        Erase this person’s data
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Erase this person’s data?"
        text={`This erases ${inquiries} from ${email}, any deleted ones, and the notes on all of them. Inquiries from the person’s other email addresses won’t be erased. This can’t be undone.`}
        cancelLabel="Keep"
        confirmLabel={`Erase ${inquiries}`}
        onClose={() => setIsAsking(false)}
        onConfirm={() => run(eraseInquiries({ email }, length))}
      />
    </>
  );
}

interface SpamDecisionProps {
  contact: Contact;
  run: (action: Action) => void;
}

export function SpamDecision({ contact, run }: SpamDecisionProps) {
  const { isSpam } = contact;
  const Icon = isSpam ? MailCheck : Ban;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {isSpam && (
        <p className="mr-2 w-full">
          <strong className="font-semibold">Spam.</strong> This inquiry needs no reply and isn’t
          counted.
        </p>
      )}
      <Button variant="quiet" size="small" onClick={() => run(setSpam([contact], !isSpam))}>
        <Icon aria-hidden className="size-4" /> {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  );
}
