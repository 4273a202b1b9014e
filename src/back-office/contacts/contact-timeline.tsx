import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { inquiryChangeWords } from '@/back-office/documents/inquiry-words';
import { LoadFailure } from '@/back-office/ui/load-failure';
import type { Contact } from '@/collections/inquiries';
import type { RecordedChange } from '@/collections/recorded-change';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { formatDateTime } from '@/lib/dates';
import { contactName } from './contact-name';
import { contactQueries } from './contact-queries';

export function ContactTimeline({ contact }: { contact: Contact }) {
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
