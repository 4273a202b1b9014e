import { cva } from 'class-variance-authority';
import { Clock, TriangleAlert } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { useAssigneeName } from '@/back-office/documents/use-administrators';
import { Badge } from '@/back-office/ui/badge';
import { Checkbox } from '@/back-office/ui/checkbox';
import { RowLink } from '@/back-office/ui/row-link';
import type { Contact } from '@/collections/inquiries';
import { formatDateTime } from '@/lib/dates';
import { initialsOf } from '@/lib/initials';
import { ContactFacts, ServiceName } from './contact-facts';
import { contactName } from './contact-name';
import { StatusSelect, useContactStatus } from './contact-status';
import { useShortcuts } from './shortcuts';
import { StatusBadge } from './status-badge';

interface ContactRowProps {
  contact: Contact;
  to: string;
  due: string;
  isOverdue: boolean;
  isSelected: boolean;
  isOpen: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onNote: (id: string) => void;
  onReply: (contact: Contact) => void;
}

const rowLook = cva(
  'group/row @container contain-paint has-[[data-open]:focus-visible]:bg-firm-tint',
  {
    variants: {
      isSelected: { true: 'bg-firm-tint', false: 'hover:bg-paper-deep' },
      isOpen: { true: 'border-l-6 border-firm bg-firm-tint' },
    },
  },
);

/** A stack for large text, a card for phones and for the list beside an open inquiry, and a line of a table. */
const AREAS = [
  "grid-cols-[auto_minmax(0,1fr)] [grid-template-areas:'check_name'_'check_due'_'check_date'_'check_facts'_'check_message'_'check_status']",
  "@xs:grid-cols-[auto_minmax(0,1fr)_auto_auto] @xs:[grid-template-areas:'check_name_name_name'_'check_due_date_date'_'check_facts_facts_facts'_'check_message_message_status']",
  "@[66rem]:grid-cols-[auto_minmax(0,8fr)_minmax(0,5fr)_9.5rem] @[66rem]:[grid-template-areas:'check_name_message_date'_'check_facts_message_status']",
].join(' ');

const EMPTY_LINES = /\n\s*\n/g;

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, to, due, isOverdue, isSelected, isOpen, onSelect, onNote } = props;
  const { id, createdAt, message, service, assignee } = contact;
  const row = useRef<HTMLElement>(null);
  const headingId = useId();
  const status = useContactStatus(contact);
  const name = contactName(contact);

  // A screen reader may be reading another row than the focused one, but a focused name has just been announced.
  const hasNameFocus = () => document.activeElement?.matches('[data-open]');

  useShortcuts(
    !status.isPending,
    {
      ...status.keys,
      n: () => hasNameFocus() && onNote(id),
      r: () => hasNameFocus() && props.onReply(contact),
    },
    row,
  );

  return (
    <article
      ref={row}
      data-row
      data-contact={id}
      aria-labelledby={headingId}
      aria-current={isOpen || undefined}
      className={rowLook({ isSelected, isOpen })}
    >
      <div
        className={`grid gap-x-1 py-1.5 pr-3 pl-1 text-sm @[66rem]:gap-x-4 @[66rem]:py-0.75 ${AREAS}`}
      >
        {/* The label is a larger touch target than the checkbox. */}
        <label className="grid size-11 shrink-0 place-items-center [grid-area:check]">
          <Checkbox
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={(event) => onSelect(id, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
        <div className="contents [grid-area:name] @[66rem]:flex @[66rem]:min-w-0 @[66rem]:items-center @[66rem]:gap-x-2">
          <div className="flex min-w-0 items-center gap-x-2 [grid-area:name]">
            <h3 id={headingId} className="min-w-0 pr-1 font-text text-base leading-6" dir="auto">
              <RowLink
                to={to}
                data-open
                aria-describedby={`${headingId}-status ${headingId}-due`}
                className="cut-line block outline-offset-0 hover:underline"
              >
                {name}
              </RowLink>
            </h3>
            <span id={`${headingId}-status`} className="flex max-w-32 shrink-0">
              <StatusBadge status={contact.status} />
            </span>
            {assignee && <Initials email={assignee} />}
            {contact.isSpam && <Badge tone="red">Spam</Badge>}
          </div>
          {due && (
            <div className="text-xs [grid-area:due] @[66rem]:shrink-0 @[66rem]:text-sm">
              <DueText id={`${headingId}-due`} due={due} isOverdue={isOverdue} />
            </div>
          )}
        </div>
        <div className="min-w-0 [grid-area:facts]">
          <ContactFacts contact={contact} isRow />
        </div>
        <p
          className="cut-two-lines self-start text-xs leading-5 wrap-anywhere whitespace-pre-line text-ink-soft [grid-area:message] @[66rem]:text-sm @[66rem]:leading-6"
          dir="auto"
        >
          {service && (
            // In <bdi>, so that the message decides the text direction.
            <bdi className="font-semibold text-ink">
              <ServiceName service={service} />
            </bdi>
          )}
          {service && message && ' · '}
          {message.replace(EMPTY_LINES, '\n')}
        </p>
        <time
          dateTime={createdAt?.toISOString()}
          className="text-xs text-ink-soft tabular-nums [grid-area:date] @xs:text-end @xs:whitespace-nowrap @[66rem]:text-start @[66rem]:leading-6"
        >
          {formatDateTime(createdAt)}
        </time>
        <div className="-mx-2.25 min-w-0 [grid-area:status] @xs:ml-0 @[66rem]:-ml-2.25">
          <StatusSelect contact={contact} status={status} isInRow />
        </div>
      </div>
    </article>
  );
});

type DueTextProps = Pick<ContactRowProps, 'due' | 'isOverdue'> & { id?: string };

export function DueText({ id, due, isOverdue }: DueTextProps) {
  const DueIcon = isOverdue ? TriangleAlert : Clock;
  return (
    <p id={id} className={`font-semibold ${isOverdue ? 'text-danger' : 'text-ink-soft'}`}>
      <DueIcon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
      {due}
    </p>
  );
}

function Initials({ email }: { email: string }) {
  const name = useAssigneeName(email);
  return (
    <span
      title={name}
      className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full border border-rule-strong px-1 text-xs font-semibold"
    >
      <span aria-hidden>{initialsOf(email)}</span>
      <span className="sr-only">Assigned to {name}</span>
    </span>
  );
}
