import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMinute } from '@/back-office/ui/use-minute';
import { ageWords } from '@/domain/response-time';
import { contactQueries } from './contact-queries';
import { pathToDesk } from './desk-search-params';
import { DUE_GROUPS } from './due-groups';

/** Read again by each screen that opens, unlike the number in the bar above all screens. */
export function DueSummary() {
  const { data, isError } = useQuery({ ...contactQueries.due(), staleTime: 0 });
  const now = useMinute();
  if (!data) {
    return isError ? null : <span className="skeleton my-1 inline-block h-4 w-64" aria-hidden />;
  }
  const { overdue, oldest } = data;
  const due = pathToDesk({ view: 'due' });
  // The view begins with what is overdue.
  const links = Object.values(DUE_GROUPS).flatMap(({ id, figure, what }) => {
    const count = data[figure];
    const to = id === 'overdue' ? due : `${due}#${id}`;
    return count > 0 ? [{ to, label: `${count.toLocaleString('en-US')} ${what}` }] : [];
  });
  if (oldest?.createdAt)
    links.push({
      to: pathToDesk({ view: 'due', id: oldest.id }),
      label: `oldest ${ageWords(oldest.createdAt, now)}`,
    });
  return (
    <span className="inline-flex flex-wrap items-center text-sm font-semibold tabular-nums">
      {overdue > 0 && <TriangleAlert aria-hidden className="mr-1 size-4 text-danger" />}
      {links.map(({ to, label }, index) => (
        <span key={label} className="whitespace-pre">
          <Link
            to={to}
            className={`inline-block min-h-6 underline ${index === 0 && overdue > 0 ? 'text-danger' : 'text-firm'}`}
          >
            {label}
          </Link>
          {index < links.length - 1 && <span className="text-ink-soft"> · </span>}
        </span>
      ))}
    </span>
  );
}

export function OverdueCount() {
  const overdue = useQuery(contactQueries.due()).data?.overdue ?? 0;
  if (overdue === 0) return null;
  return (
    <span className="ml-1.5 rounded-full bg-danger-tint px-1.5 text-xs text-danger-deep tabular-nums">
      {overdue.toLocaleString('en-US')}
      <span className="sr-only"> overdue</span>
    </span>
  );
}
