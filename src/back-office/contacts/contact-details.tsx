import { Copy, Mail, StickyNote, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMinute } from '@/back-office/ui/use-minute';
import type { Contact } from '@/collections/inquiries';
import { toast } from '@/components/toast/toast-store';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { referenceOf } from '@/domain/reference';
import { durationWords, minutesToReply } from '@/domain/response-time';
import { formatDateTime } from '@/lib/dates';
import { AssigneeSelect } from './assignee-select';
import { ContactFacts } from './contact-facts';
import { contactName } from './contact-name';
import { ContactNote, useNoteEditor } from './contact-note';
import { DueText } from './contact-row';
import { ContactTimeline } from './contact-timeline';
import { StatusSelect, useContactStatus } from './contact-status';
import { dueWords, FollowUpMenu } from './follow-up';
import { replyLink } from './reply-link';
import { askIfSent, openReply, ReplyQuestion } from './reply-question';
import { ReplyTemplatesMenu } from './reply-templates-menu';
import { useShortcuts } from './shortcuts';
import { StatusBadge } from './status-badge';

export type ContactPart = 'note' | 'assignee' | 'follow-up';

interface ContactDetailsProps {
  contact: Contact;
  failure: string | undefined;
  sender: string;
  part: ContactPart | undefined;
  onPart: (part: ContactPart | undefined) => void;
  onDelete: (contact: Contact) => void;
  spamDecision: ReactNode;
  personActions: ReactNode;
}

export function ContactDetails({ contact, failure, part, onPart, ...props }: ContactDetailsProps) {
  const { createdAt, message, note } = contact;
  const details = useRef<HTMLDivElement>(null);
  const name = contactName(contact);
  const reference = referenceOf(contact.id);
  const minutes = minutesToReply(contact);
  const reply = replyLink(contact);
  const status = useContactStatus(contact);
  const { due, isOverdue } = dueWords(contact, useMinute());

  const setOpen = (name: ContactPart) => (isOpen: boolean) => onPart(isOpen ? name : undefined);
  const stateOf = (name: ContactPart) => ({ open: part === name, onOpenChange: setOpen(name) });
  // The closed dropdown would take other shortcuts for the first letters of its options.
  const openedByKey = useRef(part === 'assignee');
  function handleAssigneeClose(event: Event) {
    if (!openedByKey.current) return;
    openedByKey.current = false;
    event.preventDefault();
    // Moving the focus would close a menu that another shortcut has opened in the meantime.
    if (document.activeElement !== document.body) return;
    details.current?.closest('section')?.focus({ preventScroll: true });
  }

  const editor = useNoteEditor(contact, part === 'note', setOpen('note'));
  const { isWriting } = editor;
  useFocusRepair(details, isWriting, (element) =>
    element.querySelector<HTMLElement>(isWriting ? 'textarea' : '[data-note]')?.focus(),
  );
  useShortcuts(!status.isPending, {
    ...status.keys,
    n: editor.begin,
    a: () => {
      openedByKey.current = true;
      onPart('assignee');
    },
    f: () => onPart('follow-up'),
    r: () => openReply(contact),
  });

  return (
    <div ref={details} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="line-clamp-3 min-w-0 text-lg wrap-anywhere" dir="auto">
            {name}
          </h2>
          <span className="flex max-w-40 shrink-0">
            <StatusBadge status={contact.status} />
          </span>
          {due && <DueText due={due} isOverdue={isOverdue} />}
        </div>
        <ContactFacts contact={contact} />
        <p className="text-sm text-ink-soft tabular-nums">
          {createdAt && (
            <>
              Sent <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
            </>
          )}
          {minutes !== null && ` · Replied after ${durationWords(minutes)}`}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <div className="w-36">
          <StatusSelect contact={contact} status={status} />
        </div>
        <AssigneeSelect
          contact={contact}
          {...stateOf('assignee')}
          onCloseAutoFocus={handleAssigneeClose}
        />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {reply && (
          <>
            <ButtonAnchor href={reply} size="small" onClick={() => askIfSent(contact)}>
              <Mail aria-hidden className="size-4" /> Reply{' '}
              <span className="sr-only">to {name}</span>
            </ButtonAnchor>
            <ReplyTemplatesMenu contact={contact} sender={props.sender} />
          </>
        )}
        <FollowUpMenu contact={contact} {...stateOf('follow-up')} />
        {!isWriting && (
          <Button variant="quiet" size="small" data-note onClick={editor.begin}>
            <StickyNote aria-hidden className="size-4" />
            {note ? 'Edit note' : 'Add note'} <span className="sr-only">on {name}</span>
          </Button>
        )}
      </div>
      <ReplyQuestion contact={contact} status={status} />
      {failure && <p className="text-sm font-semibold text-danger">{failure}</p>}
      <ContactNote contact={contact} editor={editor} />
      {props.spamDecision}
      {message && (
        <p
          className="max-w-measure border-t border-rule pt-4 wrap-anywhere whitespace-pre-wrap"
          dir="auto"
        >
          {message}
        </p>
      )}
      <div className="flex flex-wrap gap-2 border-t border-rule pt-4">
        <Button variant="quiet" size="small" onClick={() => void copyReference(reference)}>
          <Copy aria-hidden className="size-4" />
          <span className="sr-only">Copy reference</span>{' '}
          <span className="font-drawing">{reference}</span>
        </Button>
        <Button variant="bareDanger" size="small" onClick={() => props.onDelete(contact)}>
          <Trash2 aria-hidden className="size-4" />
          Delete <span className="sr-only">the inquiry from {name}</span>
        </Button>
        {props.personActions}
      </div>
      <ContactTimeline contact={contact} />
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
      description: `Couldn’t copy the reference. Copy it manually: ${reference}.`,
    });
  }
}
