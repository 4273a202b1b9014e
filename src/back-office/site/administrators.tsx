import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { administratorsQuery } from '@/back-office/documents/use-administrators';
import { LoadFailure } from '@/back-office/ui/load-failure';
import { Loading } from '@/components/loading';
import { currentAccount } from '@/lib/account-store';
import { formatDay } from '@/lib/dates';

export function Administrators() {
  const headingId = useId();
  const query = useQuery(administratorsQuery());
  return (
    <section aria-labelledby={headingId} className="min-w-0 border border-rule bg-paper-raised">
      <div className="px-4 py-3">
        <h2 id={headingId} className="text-lg">
          Administrators
        </h2>
        <p className="text-sm text-ink-soft">To grant or revoke access, ask your developer.</p>
      </div>
      {query.isPending && <Loading text="Loading administrators..." />}
      {query.isError && <LoadFailure what="The administrators" query={query} />}
      <ul className="divide-y divide-rule border-t border-rule empty:hidden">
        {query.data?.map(({ uid, email, since }) => (
          <li key={uid} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{email}</bdi>
              {uid === currentAccount() && ' (you)'}
            </span>
            {since && (
              <span className="text-sm text-ink-soft tabular-nums">since {formatDay(since)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
