import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '@/lib/dates';
import { Button } from './ui/button';

/** Reads again what the screen shows, and says when the oldest part of it was read. */
export function Refresh() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching() > 0;
  const read = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    // 0: not read yet, or prerendered.
    .filter((time) => time > 0);
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
          if (!isFetching) void queryClient.refetchQueries({ type: 'active' });
        }}
      >
        Refresh
      </Button>
    </div>
  );
}
