import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './ui/button';

export function LoadMore({ query, what }: { query: UseInfiniteQueryResult; what: string }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm font-semibold text-danger">
          More {what} could not be loaded. Please try again.
        </p>
      )}
      <Button
        variant="quiet"
        aria-disabled={query.isFetchingNextPage}
        className="min-w-40"
        onClick={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage();
        }}
      >
        {query.isFetchingNextPage ? 'Loading...' : 'Load more'}
      </Button>
    </div>
  );
}
