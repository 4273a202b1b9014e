import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';

interface LoadFailureProps {
  what: string;
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
}

export function LoadFailure({ what, query }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-3 px-4 py-6">
      <p>{`${what} couldn’t be loaded. ${failureReason(query.error)}`}</p>
      <Button variant="quiet" size="small" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
