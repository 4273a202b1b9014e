import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { EmptyState } from '@/components/empty-state';
import { LoadMore } from '@/components/load-more';
import { Loading } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { failureReason } from '@/content/failures';
import type { Page } from '@/data/documents';
import type { Career } from '@/domain/career';
import type { CareerActions } from './career-admin-card';
import { CareerAdminList } from './career-admin-list';
import type { CareerStatus } from './career-desk-address';

interface ListedCareersProps extends Pick<CareerActions, 'onEdit' | 'onDuplicate'> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Career>>>;
  status: CareerStatus;
  isSearching: boolean;
  shown: Career[];
  desk: RefObject<HTMLElement | null>;
  onAdd: () => void;
  onShowAll: () => void;
}

export function ListedCareers({ query, shown, ...props }: ListedCareersProps) {
  if (query.isPending) return <Loading text="Loading careers..." />;
  if (!query.data) {
    return (
      <EmptyState
        title="Failed to fetch careers"
        text={failureReason(query.error)}
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  }
  // Also while there are none: the focus of the last one goes somewhere else.
  return (
    <div className="grid gap-4">
      {shown.length === 0 && <NoCareers {...props} hasMore={query.hasNextPage} />}
      <CareerAdminList
        careers={shown}
        desk={props.desk}
        onEdit={props.onEdit}
        onDuplicate={props.onDuplicate}
      />
      <LoadMore query={query} what="careers" />
    </div>
  );
}

interface NoCareersProps extends Pick<
  ListedCareersProps,
  'status' | 'isSearching' | 'onAdd' | 'onShowAll'
> {
  hasMore: boolean;
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
    const text = `No career is ${status} at the moment.`;
    return <EmptyState title={`No ${status} careers`} text={text} action={showAll} />;
  }
  const text = hasMore
    ? 'None of the careers loaded so far contains these words. Load more of them, or show all.'
    : 'None of these careers contains these words.';
  return <EmptyState title="No career matches" text={text} action={showAll} />;
}
