import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { startOf } from '@/lib/cut-text';
import { LoadFailure } from './load-failure';

interface LinkedItemProps {
  noun: string;
  id: string;
  query: UseQueryResult;
  onClose: () => void;
}

export function LinkedItem({ noun, id, query, onClose }: LinkedItemProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 border border-rule bg-paper-raised px-4 py-3"
    >
      {query.isPending && <p>Opening the {noun}...</p>}
      {query.isError && <LoadFailure what={`The ${noun}`} query={query} />}
      {query.data === null && (
        <p className="wrap-anywhere">
          There’s no {noun} <bdi>{startOf(id, 100)}</bdi>. The {noun} may have been deleted.
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
