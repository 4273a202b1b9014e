import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { enUS } from 'date-fns/locale/en-US';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { inquiryCount } from '@/back-office/documents/inquiry-words';
import type { Action } from '@/back-office/run/action';
import { ConfirmDialog } from '@/back-office/ui/confirm-dialog';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { CONTACT_STATUSES, type Contact } from '@/collections/inquiries';
import { Button, ButtonLink } from '@/components/ui/button';
import { referenceOf } from '@/domain/reference';
import { formatRecentDay } from '@/lib/dates';
import { setStatuses } from './contact-actions';
import { contactQueries } from './contact-queries';
import { contactStatuses } from './contact-statuses';
import { CONTACT_DESK, NO_FILTERS } from './desk-search-params';
import { eraseInquiries } from './erase-inquiries';
import { readInquiries } from './read-inquiries';
import { BarButton } from './selection';

const MAX_OTHERS = 5;
const IN_TRASH = { ...NO_FILTERS, view: 'deleted', id: '' } as const;

/** Which of the person's inquiries this is, with links to the newest others. */
export function PersonInquiries({ contact: { id, email } }: { contact: Contact }) {
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

export function PersonActions({ email, run }: PersonActionsProps) {
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
