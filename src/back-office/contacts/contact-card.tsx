import { cva } from 'class-variance-authority';
import { Clock, Copy, Mail, StickyNote, Trash2, TriangleAlert } from 'lucide-react';
import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SlowSaveNote } from '@/back-office/shared/slow-save-note';
import { Select } from '@/back-office/shared/ui/select';
import { LongText } from '@/components/long-text';
import { toast } from '@/components/toast/toast-store';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import { CONTACT_STATUSES, referenceOf, type Contact, type ContactStatus } from '@/domain/contact';
import { durationWords } from '@/domain/response-time';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/dates';
import { ContactFacts, nameOnCard } from './contact-facts';
import { useUpdateContactStatus } from './contact-mutations';
import { ContactNote, useNoteEditor } from './contact-note';
import { replyLink } from './reply-link';
import { STATUS_VIEWS, StatusBadge } from './status-badge';
import { useShortcuts } from './shortcuts';

const STATUS_OPTIONS = CONTACT_STATUSES.map((value) => ({
  value,
  label: STATUS_VIEWS[value].label,
}));

const cardLook = cva(
  'grid gap-x-6 gap-y-3 border bg-paper-raised p-4 contain-paint sm:p-5 md:grid-cols-[minmax(0,1fr)_12rem]',
  {
    variants: {
      isSelected: { true: 'border-firm', false: 'border-rule' },
      isOpen: { true: 'border-l-6 border-l-firm' },
    },
  },
);

export interface ContactCardProps {
  contact: Contact;
  to: string;
  due: string;
  isOverdue: boolean;
  reasons?: string[] | undefined;
  isReferenceRepeated: boolean;
  failure?: string | undefined;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onDelete: (contact: Contact) => void;
  isOpen?: boolean;
  actions?: ReactNode;
}

export const ContactCard = memo(function ContactCard(props: ContactCardProps) {
  const { contact, reasons, failure, isSelected, onSelect, isOpen = false } = props;
  const update = useUpdateContactStatus();
  const row = useRef<HTMLElement>(null);
  const headingId = useId();
  const { id, createdAt } = contact;
  const name = nameOnCard(contact);
  const reference = referenceOf(id);
  const reply = replyLink(contact);

  const { isPending } = update;
  const editor = useNoteEditor(contact);
  const { isWriting } = editor;
  useFocusRepair(row, isWriting, (card) =>
    card.querySelector<HTMLElement>(isWriting ? 'textarea' : '[data-note]')?.focus(),
  );

  const [announcement, setAnnouncement] = useState('');
  const setStatus = (status: ContactStatus, announced = '') => {
    setAnnouncement(announced);
    update.mutate({ id, status });
  };
  // The dropdown says both itself.
  const announceStatus = (status: ContactStatus) =>
    setStatus(status, `${name}: ${STATUS_VIEWS[status].label}`);
  const keys = {
    1: () => announceStatus('new'),
    2: () => announceStatus('contacted'),
    3: () => announceStatus('closed'),
    n: editor.begin,
    x: () => !isOpen && onSelect(id, false),
    r: () => row.current?.querySelector<HTMLElement>('[data-reply]')?.click(),
  };
  useShortcuts(!isPending, keys, row);

  function handleReply() {
    if (contact.status !== 'new') return;
    toast({
      title: 'Reply opened in your mail program',
      description: `Mark ${reference} as contacted once it is sent.`,
      action: { label: 'Mark as contacted', onClick: () => announceStatus('contacted') },
    });
  }

  return (
    <article
      ref={row}
      tabIndex={-1}
      data-contact={id}
      aria-labelledby={headingId}
      className={cardLook({ isSelected, isOpen })}
    >
      <div className="flex min-w-0 items-start gap-3">
        {!isOpen && (
          // Larger than the box, for fingers.
          <label className="-m-2 grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              className="size-5 accent-firm"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) => onSelect(id, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        )}
        <div className="grid min-w-0 gap-2">
          <CardHead {...props} headingId={headingId} />
          <ContactFacts contact={contact} />
        </div>
      </div>
      <div className="grid content-start gap-2 md:row-span-2">
        {createdAt && (
          <time
            dateTime={createdAt.toISOString()}
            className="text-sm text-ink-soft tabular-nums md:min-h-7 md:text-end"
          >
            {formatDateTime(createdAt)}
          </time>
        )}
        <Select
          label={`Status of ${name}`}
          value={(update.isPending && update.variables?.status) || contact.status}
          placeholder={contact.status || 'Choose a status'}
          options={STATUS_OPTIONS}
          disabled={isPending}
          onValueChange={(status) => setStatus(status as ContactStatus)}
        />
        <p aria-live="polite" className="sr-only">
          {isPending && announcement}
        </p>
        {isPending && <SlowSaveNote />}
        {contact.responseMinutes !== null && (
          <p className="text-sm text-ink-soft md:text-end">
            Answered after {durationWords(contact.responseMinutes)}
          </p>
        )}
      </div>
      <div className={cn('grid min-w-0 content-start gap-3', !isOpen && 'sm:pl-10')}>
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
        <ContactNote contact={contact} editor={editor} />
        {props.isReferenceRepeated && (
          <p className="text-sm">
            Another inquiry also has the reference{' '}
            <span className="font-drawing whitespace-nowrap">{reference}</span>. Use the name or
            email address to tell them apart.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {reply && (
            <ButtonAnchor
              href={reply}
              variant="quiet"
              size="small"
              data-reply
              onClick={handleReply}
            >
              <Mail aria-hidden className="size-4" /> Reply{' '}
              <span className="sr-only">to {name}</span>
            </ButtonAnchor>
          )}
          {!isWriting && (
            <Button variant="quiet" size="small" data-note onClick={editor.begin}>
              <StickyNote aria-hidden className="size-4" />
              {contact.note ? 'Edit note' : 'Add note'} <span className="sr-only">on {name}</span>
            </Button>
          )}
          {props.actions}
          <Button variant="quiet" size="small" onClick={() => void copyReference(reference)}>
            <Copy aria-hidden className="size-4" />
            <span className="sr-only">Copy reference</span>{' '}
            <span className="font-drawing">{reference}</span>
          </Button>
          <Button variant="bareDanger" size="small" onClick={() => props.onDelete(contact)}>
            <Trash2 aria-hidden className="size-4" />
            Delete <span className="sr-only">the inquiry of {name}</span>
          </Button>
        </div>
      </div>
    </article>
  );
});

type CardHeadProps = ContactCardProps & { headingId: string };

function CardHead({ contact, headingId, to, due, isOverdue }: CardHeadProps) {
  const DueIcon = isOverdue ? TriangleAlert : Clock;
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1">
      <h2 id={headingId} className="min-w-0 text-lg wrap-anywhere" dir="auto">
        <Link to={to} className="line-clamp-3 hover:underline">
          {nameOnCard(contact)}
        </Link>
      </h2>
      <span className="max-w-40 shrink-0 sm:mt-1">
        <StatusBadge status={contact.status} />
      </span>
      {due && (
        <p
          className={`text-sm font-semibold sm:mt-1 ${isOverdue ? 'text-danger' : 'text-ink-soft'}`}
        >
          <DueIcon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
          {due}
        </p>
      )}
    </div>
  );
}

async function copyReference(reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference);
    toast({ title: 'Copied', description: `Reference ${reference}` });
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: `This browser didn’t allow copying. The reference is ${reference}.`,
    });
  }
}
