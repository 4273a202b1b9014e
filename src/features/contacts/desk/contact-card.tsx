import { cva } from 'class-variance-authority';
import { Clock, TriangleAlert } from 'lucide-react';
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { LongText } from '@/components/long-text';
import { SlowSaveNote } from '@/components/slow-save-note';
import { Select } from '@/components/ui/select';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import {
  CONTACT_STATUSES,
  serviceInterestLabel,
  type Contact,
  type ContactStatus,
} from '@/domain/contact';
import { durationWords } from '@/domain/response-time';
import { formatDateTime } from '@/lib/dates';
import { mailLink, phoneLink } from '@/lib/links';
import { shortcutOf } from '@/lib/shortcut';
import { ContactActions } from './contact-actions';
import { useUpdateContactStatus } from './contact-mutations';
import { ContactNote } from './contact-note';
import { STATUS_VIEWS, StatusBadge } from './status-badge';

const STATUS_OPTIONS = CONTACT_STATUSES.map((value) => ({
  value,
  label: STATUS_VIEWS[value].label,
}));

const cardLook = cva('flex gap-4 border bg-paper-raised p-4 contain-paint max-md:flex-col sm:p-5', {
  variants: {
    isSelected: { true: 'border-firm', false: 'border-rule' },
    isOpen: { true: 'border-l-6 border-l-firm' },
  },
});

/** In characters: stored texts may have any length. */
const MAX_NAME = 300;

/** How a contact is called on screen. */
export function nameOnCard({ name }: Pick<Contact, 'name'>): string {
  return name.slice(0, MAX_NAME) || 'No name';
}

export interface ContactCardProps {
  contact: Contact;
  /** Address of this inquiry alone, or, where it is open, of the list. */
  to: string;
  /** Such as 'answer due in 5 h', '' where nothing is due. */
  due: string;
  isOverdue: boolean;
  /** Why it looks like spam. */
  reasons?: string[] | undefined;
  /** Why the last action on many failed for this one. */
  failure?: string | undefined;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onDelete: (contact: Contact) => void;
  hasShortcuts: boolean;
  isOpen?: boolean;
  /** Further actions. */
  actions?: ReactNode;
}

/** The status dropdown is disabled while this row updates (spec 2). */
export const ContactCard = memo(function ContactCard(props: ContactCardProps) {
  const { contact, reasons, failure, isSelected, onSelect, isOpen = false } = props;
  const update = useUpdateContactStatus();
  const row = useRef<HTMLElement>(null);
  const headingId = useId();
  const { id, createdAt } = contact;
  const name = nameOnCard(contact);

  const { isPending } = update;
  useFocusRepair(row, isPending, (card) =>
    card.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true }),
  );

  const setStatus = (status: ContactStatus) => update.mutate({ id, status });
  useCardShortcuts(row, props.hasShortcuts && !isPending, {
    onStatus: setStatus,
    onSelect: () => onSelect(id, false),
  });

  return (
    <article
      ref={row}
      tabIndex={-1}
      data-contact={id}
      aria-labelledby={headingId}
      className={cardLook({ isSelected, isOpen })}
    >
      <div className="grid min-w-0 grow content-start gap-3">
        <div className="flex items-start gap-3">
          {/* The label is larger than the box, for fingers. */}
          <label className="-m-2 grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              className="size-5 accent-firm"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) => onSelect(id, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
          <div className="grid min-w-0 gap-2">
            <CardHead {...props} name={name} headingId={headingId} />
            <ContactFacts contact={contact} />
          </div>
        </div>
        {reasons && (
          <p className="text-sm">
            <strong className="font-semibold">Looks like spam:</strong> {reasons.join('; ')}
          </p>
        )}
        {contact.message && <LongText text={contact.message} name={`the message of ${name}`} />}
        {(update.isError || failure) && (
          <p className="text-sm font-semibold text-danger">
            {update.isError ? failureReason(update.error) : failure}
          </p>
        )}
        <ContactNote contact={contact} name={name} />
        <ContactActions
          contact={contact}
          name={name}
          onStatus={setStatus}
          onDelete={props.onDelete}
        >
          {props.actions}
        </ContactActions>
      </div>
      <div className="grid shrink-0 content-start gap-2 md:w-48">
        {createdAt && (
          <time
            dateTime={createdAt.toISOString()}
            className="text-sm text-ink-soft tabular-nums md:min-h-7 md:text-end"
          >
            {formatDateTime(createdAt)}
          </time>
        )}
        <Select
          aria-label={`Status of ${name}`}
          value={update.isPending ? update.variables.status : contact.status}
          placeholder={contact.status || 'Choose a status'}
          options={STATUS_OPTIONS}
          disabled={isPending}
          onValueChange={(status) => setStatus(status as ContactStatus)}
        />
        <SlowSaveNote isSaving={isPending} />
        {contact.responseMinutes !== null && (
          <p className="text-sm text-ink-soft md:text-end">
            Answered after {durationWords(contact.responseMinutes)}
          </p>
        )}
      </div>
    </article>
  );
});

/** Name with the link, badge, and how long the answer may still take. */
function CardHead(props: ContactCardProps & { name: string; headingId: string }) {
  const { contact, to, due, isOverdue, name, headingId } = props;
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1">
      <h2 id={headingId} className="line-clamp-3 min-w-0 text-lg wrap-anywhere" dir="auto">
        <Link to={to} className="hover:underline" data-open>
          {name}
        </Link>
      </h2>
      <span className="max-w-40 shrink-0 sm:mt-1">
        <StatusBadge status={contact.status} />
      </span>
      {due && (
        <span
          className={`inline-flex items-center gap-1 text-sm font-semibold sm:mt-1 ${isOverdue ? 'text-danger' : 'text-ink-soft'}`}
        >
          {isOverdue ? (
            <TriangleAlert aria-hidden className="size-4" />
          ) : (
            <Clock aria-hidden className="size-4" />
          )}
          {due}
        </span>
      )}
    </div>
  );
}

interface CardShortcuts {
  onStatus: (status: ContactStatus) => void;
  onSelect: () => void;
}

/** 1, 2, 3 set a status, x selects, r replies, while the focus is in the card. */
function useCardShortcuts(card: RefObject<HTMLElement | null>, isOn: boolean, on: CardShortcuts) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event);
    const status = CONTACT_STATUSES[Number(key) - 1];
    if (status) on.onStatus(status);
    else if (key === 'x') on.onSelect();
    else if (key === 'r') card.current?.querySelector<HTMLElement>('[data-reply]')?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = card.current;
    if (!isOn || !element) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [card, isOn]);
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="line-clamp-3 max-w-full wrap-anywhere" dir="auto">
      {children}
    </li>
  );
}

function ContactFacts({ contact }: { contact: Contact }) {
  const { email, phone, company, service } = contact;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {email && (
        <Fact>
          <a href={mailLink(email)} className="text-firm underline">
            {email}
          </a>
        </Fact>
      )}
      {phone && (
        <Fact>
          <a href={phoneLink(phone)} className="text-firm underline">
            {phone}
          </a>
        </Fact>
      )}
      {company && <Fact>{company}</Fact>}
      {service && <Fact>Interested in {serviceInterestLabel(service)}</Fact>}
    </ul>
  );
}
