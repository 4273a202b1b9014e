import {
  useIsFetching,
  useQueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '@/lib/dates';
import { Button } from '@/components/ui/button';

/** `queries`: root keys of the screen's data. The time shown is that of the oldest. */
export function Refresh({ queries }: { queries: readonly QueryKey[] }) {
  const queryClient = useQueryClient();
  const shown: QueryFilters = {
    type: 'active',
    predicate: ({ queryKey }) => queries.some(([root]) => root === queryKey[0]),
  };
  // Also rerenders after each query, which updates the time.
  const isFetching = useIsFetching(shown) > 0;
  const read = queryClient.getQueryCache().findAll(shown);
  const times = read.flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt));
  const asOf = Math.min(...times);
  // Screen readers announce the time only after the button is pressed and while the button has the focus.
  const [isAnnounced, setIsAnnounced] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p
        aria-live={isAnnounced ? 'polite' : 'off'}
        className="text-sm text-ink-soft tabular-nums max-sm:sr-only sm:min-w-24"
      >
        {!(isAnnounced && isFetching) &&
          Number.isFinite(asOf) &&
          `As of ${formatTime(new Date(asOf))}`}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isFetching}
        // Even while disabled, so that the end of a running read is announced.
        onClickCapture={() => setIsAnnounced(true)}
        onBlur={() => setIsAnnounced(false)}
        onClick={() => void queryClient.refetchQueries(shown)}
      >
        <RefreshCw aria-hidden className="size-4" /> <span className="max-sm:sr-only">Refresh</span>
      </Button>
    </div>
  );
}
