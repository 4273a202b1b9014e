import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RowLink } from './row-link';

interface RecentListProps {
  heading: string;
  what: string;
  rows: { id: string; to: string; title: string; badge: ReactNode; detail: string }[] | undefined;
  total: number | undefined;
  to: string;
  emptyText: string;
}

export function RecentList({ heading, what, rows, total, to, emptyText }: RecentListProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col border border-rule bg-paper-raised"
    >
      <div className="flex min-h-13 items-center justify-between gap-4 border-b border-rule px-4">
        <h2 id={id} className="text-lg">
          {heading}
        </h2>
        {rows && total !== undefined && total > rows.length && (
          <Link
            to={to}
            className="inline-flex min-h-8 items-center gap-1 text-sm font-semibold text-firm tabular-nums underline"
          >
            View All {total.toLocaleString('en-US')}
            <span className="sr-only"> {what}</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      {!rows && <p className="px-4 py-6 text-ink-soft">Not available right now.</p>}
      {rows?.length === 0 && <p className="px-4 py-6 text-ink-soft">{emptyText}</p>}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-rule">
          {rows.map((row) => (
            <li
              key={row.id}
              data-row
              className="flex items-start justify-between gap-4 px-4 py-3 contain-paint hover:bg-firm-tint"
            >
              <div className="min-w-0">
                <h3 className="line-clamp-2 font-text text-base wrap-anywhere" dir="auto">
                  <RowLink to={row.to} className="text-firm underline">
                    {row.title}
                  </RowLink>
                </h3>
                <p
                  className="line-clamp-2 min-h-6 text-sm wrap-anywhere text-ink-soft tabular-nums"
                  dir="auto"
                >
                  {row.detail}
                </p>
              </div>
              <span className="mt-0.5 max-w-32 shrink-0">{row.badge}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
