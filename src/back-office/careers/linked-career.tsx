import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '@/back-office/shared/load-failure';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import type { Career } from '@/domain/career';

interface LinkedCareerProps {
  id: string;
  query: UseQueryResult<Career | null>;
  onClose: () => void;
}

export function LinkedCareer({ id, query, onClose }: LinkedCareerProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 border border-rule bg-paper-raised px-4 py-3"
    >
      {query.isPending && <p>Opening the career…</p>}
      {query.isError && (
        <LoadFailure
          text={`The career couldn’t be loaded. ${failureReason(query.error)}`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === null && (
        <p className="wrap-anywhere">
          There’s no career <bdi>{id.slice(0, 100)}</bdi>. It may have been deleted.
        </p>
      )}
      {!query.isPending && (
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}
