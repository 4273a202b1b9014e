import { Button } from '@/components/ui/button';
import { isRetryable } from './action';
import { isUndoable } from './attempt';
import { useRun } from './use-run';
import { useAttempts } from './use-attempts';

const MAX_LISTED = 20;

export function Activity() {
  const attempts = useAttempts('success')
    .filter(({ outcome, isSuperseded }) => outcome && !isSuperseded)
    .toReversed()
    .slice(0, MAX_LISTED);
  const { undo, retry } = useRun('long');
  if (attempts.length === 0) return null;
  return (
    <details className="relative shrink-0 text-sm">
      <summary className="min-h-9 content-center font-semibold sm:min-h-11">Activity</summary>
      <ul className="absolute right-0 z-20 max-h-80 w-[min(26rem,calc(100vw-2rem))] divide-y divide-rule overflow-y-auto border border-rule bg-paper-raised px-4 shadow-floating">
        {attempts.map((attempt) => {
          const { description } = attempt.outcome ?? {};
          const button = (label: string, onClick: () => void) => (
            <Button variant="quiet" size="small" onClick={onClick}>
              {label}
              <span className="sr-only">: {description}</span>
            </Button>
          );
          return (
            <li
              key={attempt.id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4"
            >
              <span className="min-w-0 wrap-anywhere">{description}</span>
              {attempt.results.some(isRetryable) && button('Try again', () => retry(attempt))}
              {isUndoable(attempt) && button('Undo', () => undo(attempt))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
