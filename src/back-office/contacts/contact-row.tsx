import { cva } from 'class-variance-authority';
import { Clock, TriangleAlert } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { useAssigneeName } from '@/back-office/documents/use-administrators';
import { Badge } from '@/back-office/ui/badge';
import { Checkbox } from '@/back-office/ui/checkbox';
import { RowLink } from '@/back-office/ui/row-link';
import type { Contact } from '@/collections/inquiries';
import { charactersOf } from '@/lib/cut-text';
import { formatDateTime } from '@/lib/dates';
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

const rowLook = cva('@container contain-paint has-[[data-open]:focus-visible]:bg-firm-tint', {
  variants: {
    isSelected: { true: 'bg-firm-tint', false: 'hover:bg-paper-deep' },
    isOpen: { true: 'border-l-6 border-firm bg-firm-tint' },
  },
});

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
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 py-1.5 pr-3 pl-1 text-sm @[66rem]:grid-cols-[auto_minmax(0,13fr)_minmax(0,10fr)_10rem_9rem] @[66rem]:gap-x-4 @[66rem]:py-1">
        {/* The label is a larger touch target than the checkbox. */}
        <label className="row-span-3 grid size-11 shrink-0 place-items-center @[66rem]:row-span-1">
          <Checkbox
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={(event) => onSelect(id, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
        <div className="grid min-w-0 content-start">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2">
            <h3 id={headingId} className="min-w-0 font-text text-base leading-6" dir="auto">
              <RowLink
                to={to}
                data-open
                aria-describedby={`${headingId}-status ${headingId}-due`}
                className="line-clamp-2 wrap-anywhere hover:underline"
              >
                {name}
              </RowLink>
            </h3>
            <span id={`${headingId}-status`} className="flex max-w-32 shrink-0">
              <StatusBadge status={contact.status} />
            </span>
            {assignee && <Initials email={assignee} />}
            {contact.isSpam && <Badge tone="red">Spam</Badge>}
            {due && <DueText id={`${headingId}-due`} due={due} isOverdue={isOverdue} />}
          </div>
          <ContactFacts contact={contact} isRow />
        </div>
        <p
          className="col-start-2 line-clamp-2 self-start wrap-anywhere whitespace-pre-line text-ink-soft @[66rem]:col-start-auto @[66rem]:mt-0.5"
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
        <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @[66rem]:contents">
          <time
            dateTime={createdAt?.toISOString()}
            className="text-xs text-ink-soft tabular-nums @[66rem]:mt-0.5 @[66rem]:text-end @[66rem]:text-sm"
          >
            {formatDateTime(createdAt)}
          </time>
          <div className="min-w-31 @sm:min-w-36 @[66rem]:self-center">
            <StatusSelect contact={contact} status={status} isAtEnd />
          </div>
        </div>
      </div>
    </article>
  );
});

type DueTextProps = Pick<ContactRowProps, 'due' | 'isOverdue'> & { id?: string };

export function DueText({ id, due, isOverdue }: DueTextProps) {
  const DueIcon = isOverdue ? TriangleAlert : Clock;
  return (
    <p id={id} className={`text-sm font-semibold ${isOverdue ? 'text-danger' : 'text-ink-soft'}`}>
      <DueIcon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
      {due}
    </p>
  );
}

/** 'JD' for jane.doe@example.com, 'AD' for admin@example.com */
export function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words.map((word) => [...charactersOf(word)]);
  return [first[0], second ? second[0] : first[1]].join('').toUpperCase();
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
