import { Mail } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Action } from '@/back-office/run/action';
import { useMinute } from '@/back-office/ui/use-minute';
import { fieldText, type Contact } from '@/collections/inquiries';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { referenceOf } from '@/domain/reference';
import { durationWords, minutesToReply } from '@/domain/response-time';
import { formatDateTime } from '@/lib/dates';
import { AssigneeSelect } from './assignee-select';
import { setSpam } from './contact-actions';
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

interface ContactDetailsProps {
  contact: Contact;
  sender: string;
  isNoteOpen: boolean;
  onNote: (isOpen: boolean) => void;
  run: (action: Action) => void;
  personHistory: ReactNode;
}

export function ContactDetails({ contact, ...props }: ContactDetailsProps) {
  const { createdAt, message, note } = contact;
  const details = useRef<HTMLDivElement>(null);
  const name = contactName(contact);
  const minutes = minutesToReply(contact);
  const reply = replyLink(contact);
  const status = useContactStatus(contact);
  const { due, isOverdue } = dueWords(contact, useMinute());

  const editor = useNoteEditor(contact, props.isNoteOpen, props.onNote);
  const { isWriting } = editor;
  useFocusRepair(details, isWriting, (element) =>
    element.querySelector<HTMLElement>(isWriting ? 'textarea' : '[data-note]')?.focus(),
  );
  useShortcuts(!status.isPending, {
    ...status.keys,
    n: editor.begin,
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
          {due && (
            <div className="text-sm">
              <DueText due={due} isOverdue={isOverdue} />
            </div>
          )}
        </div>
        <ContactFacts contact={contact} />
        <p className="text-sm text-ink-soft tabular-nums">
          <span className="lg:hidden">
            <span className="font-drawing">{referenceOf(contact.id)}</span>
            {createdAt && ' · '}
          </span>
          {createdAt && (
            <>
              Sent <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
            </>
          )}
          {minutes !== null && ` · Replied after ${durationWords(minutes)}`}
          {props.personHistory}
        </p>
        <p dir="auto" className="text-sm wrap-anywhere text-ink-soft empty:hidden">
          {fieldText(contact, 'source')}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <div className="w-36">
          <StatusSelect contact={contact} status={status} />
        </div>
        <AssigneeSelect contact={contact} />
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
        <FollowUpMenu contact={contact} />
        {!isWriting && (
          <Button variant="quiet" size="small" data-note onClick={editor.begin}>
            {note ? 'Edit note' : 'Add note'} <span className="sr-only">on {name}</span>
          </Button>
        )}
        <SpamButton contact={contact} run={props.run} />
      </div>
      {contact.isSpam && (
        <p className="text-sm">
          <strong className="font-semibold">Spam.</strong> This inquiry needs no reply and isn’t
          counted.
        </p>
      )}
      <ReplyQuestion contact={contact} status={status} />
      <ContactNote contact={contact} editor={editor} />
      {message && (
        <p
          className="max-w-measure border-t border-rule pt-4 wrap-anywhere whitespace-pre-wrap"
          dir="auto"
        >
          {message}
        </p>
      )}
      <ContactTimeline contact={contact} />
    </div>
  );
}

interface SpamButtonProps {
  contact: Contact;
  run: (action: Action) => void;
}

export function SpamButton({ contact, run }: SpamButtonProps) {
  const { isSpam } = contact;
  return (
    <Button variant="quiet" size="small" onClick={() => run(setSpam([contact], !isSpam))}>
      {isSpam ? 'Not spam' : 'Mark as spam'}
    </Button>
  );
}
