import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { toast } from '@/components/toast/toast-store';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import type { Career } from '@/domain/career';
import { logError } from '@/lib/log-error';
import { plural } from '@/lib/plural';
import { CareerAdminCard } from './career-admin-card';
import { careerQueries } from './career-queries';
import { useCareerDeletion } from './use-career-deletion';

/** The number of all careers. */
export function CareerTotal() {
  const total = useQuery(careerQueries.count('every'));
  return total.isSuccess ? <>{plural(total.data, 'total position')}</> : null;
}

interface CareerAdminListProps {
  onAdd: () => void;
  onEdit: (career: Career) => void;
}

/** All careers, newest first, in pages (spec 2, design 4). */
export function CareerAdminList({ onAdd, onEdit }: CareerAdminListProps) {
  const careers = useInfiniteQuery(careerQueries.list('every'));
  const deletion = useCareerDeletion();
  const list = useRef<HTMLUListElement>(null);
  // Careers are few: those that no list by date shows are looked for once its end is reached.
  const isAtEnd = careers.isSuccess && !careers.hasNextPage;
  const undated = useQuery({ ...careerQueries.undated(), enabled: isAtEnd });
  const error = careers.error ?? undated.error;
  const dated = careers.data?.pages.flatMap((page) => page.items) ?? [];
  const rows = isAtEnd ? [...dated, ...(undated.data ?? [])] : dated;

  useEffect(() => {
    if (!error) return;
    logError('Failed to fetch careers', error);
    toast({ variant: 'destructive', title: 'Error', description: 'Failed to fetch careers' });
  }, [error]);

  // From a deleted row the focus goes to the row in its place. Until then the row's buttons are disabled.
  const deletedIndex = useRef(0);
  useFocusRepair(list, deletion.busyId, (element) => {
    const edits = element.querySelectorAll<HTMLElement>('[data-edit]');
    (edits[deletedIndex.current] ?? edits[edits.length - 1])?.focus();
  });

  if (careers.isPending || (rows.length === 0 && undated.isFetching))
    return <Loading text="Loading careers..." />;
  if (!careers.data) {
    return (
      <EmptyState
        title="Failed to fetch careers"
        text={failureReason(error)}
        action={<Button onClick={() => void careers.refetch()}>Try again</Button>}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No careers posted"
        text="Get started by adding your first job posting"
        action={<Button onClick={onAdd}>Add First Career</Button>}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <ul ref={list} className="grid gap-3">
        {rows.map((career, index) => (
          <li key={career.id}>
            <CareerAdminCard
              career={career}
              isBusy={deletion.busyId === career.id}
              onEdit={() => onEdit(career)}
              onDelete={() => {
                deletedIndex.current = index;
                void deletion.handleDelete(career.id);
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={careers} what="careers" />
    </div>
  );
}
