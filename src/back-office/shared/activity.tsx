import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { jobResults } from './use-run-job';

export function Activity() {
  const results = useSyncExternalStore(jobResults.subscribe, jobResults.get);
  if (results.length === 0) return null;
  return (
    <details className="relative shrink-0 text-sm">
      <summary className="min-h-11 content-center font-semibold">Activity</summary>
      <ul className="absolute right-0 z-20 max-h-80 w-[min(26rem,calc(100vw-2rem))] divide-y divide-rule overflow-y-auto border border-rule bg-paper-raised px-4 shadow-floating">
        {results.map(({ id, description, undo, to }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{description}</span>
            {undo && (
              <Button variant="quiet" size="small" onClick={() => void undo()}>
                Undo
                <span className="sr-only">: {description}</span>
              </Button>
            )}
            {to && (
              <Link to={to} className="font-semibold text-firm underline">
                Show
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
