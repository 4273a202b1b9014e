import {
  useIsFetching,
  useQueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { formatTime } from '@/lib/dates';
import { Button } from './ui/button';

/**
 * Reads again what the screen shows, and says when the oldest part of it was read.
 * @param queries begin with one of these keys
 */
export function Refresh({ queries }: { queries: readonly QueryKey[] }) {
  const queryClient = useQueryClient();
  const shown: QueryFilters = {
    type: 'active',
    predicate: ({ queryKey }) => queries.some(([root]) => root === queryKey[0]),
  };
  const isFetching = useIsFetching(shown) > 0;
  const read = queryClient
    .getQueryCache()
    .findAll(shown)
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
        {!isFetching && read.length > 0 && `As of ${formatTime(new Date(Math.min(...read)))}`}
      </p>
      {/* Not `disabled` meanwhile, which would lose the focus. */}
      <Button
        variant="outline"
        size="small"
        aria-disabled={isFetching}
        onClick={() => {
          if (!isFetching) void queryClient.refetchQueries(shown);
        }}
      >
        Refresh
      </Button>
    </div>
  );
}
