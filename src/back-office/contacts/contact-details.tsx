import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail, StickyNote, Trash2 } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { inquiryChangeWords } from '@/back-office/documents/inquiry-words';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useMinute } from '@/back-office/ui/use-minute';
import { fieldText, type Contact } from '@/collections/inquiries';
import type { RecordedChange } from '@/collections/recorded-change';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { referenceOf } from '@/domain/reference';
import { durationWords, minutesToReply } from '@/domain/response-time';
import { formatDateTime } from '@/lib/dates';
import { AssigneeSelect } from './assignee-select';
import { ContactFacts } from './contact-facts';
import { contactName } from './contact-name';
import { ContactNote, useNoteEditor } from './contact-note';
import { contactQueries } from './contact-queries';
import { DueText } from './contact-row';
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
  onDelete: (contact: Contact) => void;
  spamDecision: ReactNode;
  personActions: ReactNode;
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
          {due && <DueText due={due} isOverdue={isOverdue} />}
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
            <StickyNote aria-hidden className="size-4" />
            {note ? 'Edit note' : 'Add note'} <span className="sr-only">on {name}</span>
          </Button>
        )}
      </div>
      <ReplyQuestion contact={contact} status={status} />
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

function ContactTimeline({ contact }: { contact: Contact }) {
  const headingId = useId();
  const query = useInfiniteQuery(contactQueries.timeline(contact.id));
  const { data, hasNextPage } = query;
  const changes = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby={headingId} className="grid gap-1 border-t border-rule pt-4">
      <h3 id={headingId} className="font-text text-sm font-semibold">
        Timeline
      </h3>
      {query.isPending && <Loading text="Loading timeline..." />}
      {query.isError && !data && <LoadFailure what="The timeline" query={query} />}
      {data && (
        <ol className="grid gap-2 border-l-3 border-rule pl-3 text-sm">
          {changes.map((change) => (
            <TimelineItem key={change.id} at={change.at} who={change.email || 'An administrator'}>
              <WhatChanged change={change} />
            </TimelineItem>
          ))}
          {!hasNextPage && (
            <TimelineItem at={contact.createdAt} who={contactName(contact)}>
              sent the inquiry
            </TimelineItem>
          )}
        </ol>
      )}
      <LoadMore query={query} what="changes" />
    </section>
  );
}

function WhatChanged({ change }: { change: RecordedChange }) {
  const { start, of, end } = inquiryChangeWords(change);
  return start + (of ? '' : ' the inquiry') + end;
}

interface TimelineItemProps {
  at: Date | null;
  who: string;
  children: ReactNode;
}

function TimelineItem({ at, who, children }: TimelineItemProps) {
  return (
    <li className="wrap-anywhere">
      <bdi>{who}</bdi> {children}
      <time dateTime={at?.toISOString()} className="block text-xs text-ink-soft tabular-nums">
        {formatDateTime(at)}
      </time>
    </li>
  );
}
