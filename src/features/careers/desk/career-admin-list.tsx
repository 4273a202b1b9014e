import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { failureReason } from '@/content/failures';
import type { Career } from '@/domain/career';
import { plural } from '@/lib/plural';
import { CareerAdminCard } from './career-admin-card';
import { useDeleteCareer } from './career-mutations';
import { careerQueries } from '../career-queries';

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
  const deletion = useDeleteCareer();
  const busyId = deletion.isPending ? deletion.variables : null;
  const list = useRef<HTMLUListElement>(null);

  // Moves the focus from a deleted row to the next one; until then its buttons are disabled.
  const deletedIndex = useRef(0);
  useFocusRepair(list, busyId, (element) => {
    const edits = element.querySelectorAll<HTMLElement>('[data-edit]');
    (edits[deletedIndex.current] ?? edits[edits.length - 1])?.focus();
  });

  if (careers.isPending) return <Loading text="Loading careers..." />;
  if (!careers.data) {
    return (
      <EmptyState
        title="Failed to fetch careers"
        text={failureReason(careers.error)}
        action={<Button onClick={() => void careers.refetch()}>Try again</Button>}
      />
    );
  }
  const rows = careers.data.pages.flatMap((page) => page.items);
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
              isBusy={busyId === career.id}
              onEdit={() => onEdit(career)}
              onDelete={() => {
                if (!window.confirm('Are you sure you want to delete this career?')) return;
                deletedIndex.current = index;
                deletion.mutate(career.id);
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={careers} what="careers" />
    </div>
  );
}
