import { useInfiniteQuery } from '@tanstack/react-query';
import { enUS } from 'date-fns/locale/en-US';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useUrlState } from '@/back-office/ui/use-url-state';
import type { Contact } from '@/collections/inquiries';
import { referenceOf } from '@/domain/reference';
import { formatRecentDay } from '@/lib/dates';
import { contactQueries } from './contact-queries';
import { CONTACT_DESK, NO_FILTERS } from './desk-search-params';

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
