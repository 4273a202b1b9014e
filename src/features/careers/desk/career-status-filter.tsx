import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CAREER_STATUSES, type CareerStatus } from './career-desk-address';
import { careerDeskQueries } from './career-desk-queries';

const LABELS: Record<CareerStatus, string> = { all: 'All', active: 'Active', inactive: 'Inactive' };

interface CareerStatusFilterProps {
  current: CareerStatus;
  pathWith: (changes: { status: CareerStatus; id: '' }) => string;
}

/** Each status with the number of its careers in the database. */
export function CareerStatusFilter({ current, pathWith }: CareerStatusFilterProps) {
  return (
    <nav aria-label="Filter by status">
      <ul className="flex flex-wrap gap-y-1">
        {CAREER_STATUSES.map((status) => (
          <li key={status} className="-ml-px first:ml-0">
            <Link
              to={pathWith({ status, id: '' })}
              aria-current={status === current ? 'true' : undefined}
              className="relative inline-flex min-h-11 items-center gap-1 border border-rule-strong bg-paper-raised px-2 text-sm font-semibold no-underline hover:bg-firm-tint focus-visible:z-10 active:bg-firm-tint aria-[current=true]:border-firm aria-[current=true]:bg-firm aria-[current=true]:text-paper sm:gap-2 sm:px-4"
            >
              {LABELS[status]} <Count status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
