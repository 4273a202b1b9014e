import { useQuery } from '@tanstack/react-query';
import { FilterLinks } from '@/back-office/shared/filter-links';
import { CAREER_STATUSES, type CareerStatus } from './career-desk-address';
import { careerDeskQueries } from './career-desk-queries';

const LABELS: Record<CareerStatus, string> = { all: 'All', active: 'Active', inactive: 'Inactive' };

interface CareerStatusFilterProps {
  current: CareerStatus;
  pathWith: (changes: { status: CareerStatus; id: '' }) => string;
}

export function CareerStatusFilter({ current, pathWith }: CareerStatusFilterProps) {
  return (
    <FilterLinks
      name="Filter by status"
      links={CAREER_STATUSES.map((status) => ({
        key: status,
        label: (
          <>
            {LABELS[status]} <Count status={status} />
          </>
        ),
        to: pathWith({ status, id: '' }),
        isCurrent: status === current,
      }))}
    />
  );
}

/** With room before it is read. */
function Count({ status }: { status: CareerStatus }) {
  const count = useQuery(careerDeskQueries.count(status));
  return (
    <span className="min-w-4 text-end font-normal tabular-nums">
      {count.data?.toLocaleString('en-US')}
    </span>
  );
}
