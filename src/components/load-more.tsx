import { Button } from './ui/button';

interface LoadMoreProps {
  /** What `useInfiniteQuery` gives. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What there is more of, such as 'contacts'. */
  what: string;
}

/** Reads the next page of a list that has one. It stays where it is while it loads, and so does the focus. */
export function LoadMore({ query, what }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm font-semibold text-danger">
          No more {what} could be loaded. Please try again.
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
