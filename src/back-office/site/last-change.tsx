import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { HISTORY_ID } from '@/content/admin-navigation';
import { pathTo } from '@/content/pages';
import { changeQueries } from './change-queries';
import { ActionSentence } from './action-sentence';

export function LastChange() {
  const { data, isPending, isError } = useQuery(changeQueries.newest());
  if (data === null) return null;
  return (
    <p className="px-4 py-3 wrap-anywhere">
      {data && <ActionSentence action={{ changes: [data], size: data.size }} />}
      {isError && data === undefined && 'The last change couldn’t be loaded.'}
      {isPending && <span aria-hidden className="skeleton inline-block h-4 w-64 max-w-full" />}
      <span aria-hidden> · </span>
      <Link
        to={`${pathTo('admin/site')}#${HISTORY_ID}`}
        className="font-semibold whitespace-nowrap text-firm underline"
      >
        View history
      </Link>
    </p>
  );
}
