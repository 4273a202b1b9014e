import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { changeQueries } from './change-queries';
import { ChangeSentence } from './change-sentence';
import { PATH_TO_HISTORY } from './history-address';

/** A line of the dashboard. */
export function LastChange() {
  const { data, isPending, isError } = useQuery(changeQueries.newest());
  return (
    <p className="flex flex-wrap gap-x-2 px-4 py-3">
      {data && (
        <span className="min-w-0 wrap-anywhere">
          <ChangeSentence change={data} />
        </span>
      )}
      {data === null && 'No changes yet'}
      {isError && data === undefined && 'The last change couldn’t be loaded.'}
      {isPending && <span aria-hidden className="skeleton h-6 w-64" />}
      <span aria-hidden>·</span>
      <Link to={PATH_TO_HISTORY} className="font-semibold text-firm underline">
        View history
      </Link>
    </p>
  );
}
