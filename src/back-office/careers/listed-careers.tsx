import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useRun } from '@/back-office/run/use-run';
import { ItemList } from '@/back-office/ui/item-list';
import type { Career } from '@/collections/careers';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import type { CareerStatus } from './career-desk-address';
import { deleteCareer } from './career-actions';
import { CareerRow } from './career-row';
import type { OpenCareer } from './use-open-career';

interface ListedCareersProps extends Omit<NoCareersProps, 'hasMore' | 'onAdd'> {
  query: UseInfiniteQueryResult<unknown>;
  shown: Career[];
  desk: RefObject<HTMLElement | null>;
  open: OpenCareer;
}

export function ListedCareers({ query, shown, desk, open, ...props }: ListedCareersProps) {
  const deletion = useRun();

  function handleDelete(career: Career) {
    if (window.confirm('Are you sure you want to delete this career?'))
      deletion.run(deleteCareer(career));
  }

  return (
    <ItemList
      query={query}
      pages={query}
      items={shown}
      what="careers"
      name="careers"
      empty={<NoCareers {...props} hasMore={query.hasNextPage} onAdd={open.add} />}
      desk={desk}
      targetOf={(focused) => (focused.matches('[data-switch]') ? '[data-switch]' : '[data-edit]')}
      isBusy={deletion.isPending}
    >
      {(career) => (
        <CareerRow
          career={career}
          open={open}
          isDeleting={deletion.pendingId === career.id}
          onDelete={handleDelete}
        />
      )}
    </ItemList>
  );
}

interface NoCareersProps {
  status: CareerStatus;
  isSearching: boolean;
  hasMore: boolean;
  onAdd: () => void;
  onShowAll: () => void;
}

function NoCareers({ status, isSearching, hasMore, onAdd, onShowAll }: NoCareersProps) {
  if (status === 'all' && !isSearching) {
    return (
      <EmptyState
        title="No careers posted"
        text="Get started by adding your first job posting"
        action={<Button onClick={onAdd}>Add First Career</Button>}
      />
    );
  }
  const showAll = (
    <Button variant="quiet" onClick={onShowAll}>
      Show all careers
    </Button>
  );
  if (!isSearching) {
    const text = `There are no ${status} careers at the moment.`;
    return <EmptyState title={`No ${status} careers`} text={text} action={showAll} />;
  }
  const text = hasMore
    ? 'None of the careers loaded so far contain these words. Load more, or show all careers.'
    : 'No careers in this list contain these words.';
  return <EmptyState title="No matching careers" text={text} action={showAll} />;
}
