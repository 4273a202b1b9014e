import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from './ui/button';

interface LoadMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'dataUpdatedAt' | 'hasNextPage' | 'isFetchNextPageError' | 'refetch'
  > & { fetchNextPage: () => unknown };
  what: string;
}

export function LoadMore({ query, what }: LoadMoreProps) {
  const [isLoading, setIsLoading] = useState(false);

  async function loadNext() {
    setIsLoading(true);
    // Prerendered data has no usable cursor (lib/first-page.ts), so read one from the database.
    if (query.dataUpdatedAt === 0) await query.refetch({ cancelRefetch: false });
    await query.fetchNextPage();
    setIsLoading(false);
  }

  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm font-semibold text-danger">
          Couldn’t load more {what}. Please try again.
        </p>
      )}
      <Button
        variant="quiet"
        aria-disabled={isLoading}
        className="min-w-40"
        onClick={() => void loadNext()}
      >
        {isLoading ? 'Loading...' : 'Load more'}
      </Button>
    </div>
  );
}
