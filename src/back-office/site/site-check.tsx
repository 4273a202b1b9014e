import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/back-office/ui/badge';
import { Button } from '@/components/ui/button';
import { runChecks, type CheckResult, type CheckState } from './checks';
import { lastCheckWords, rememberCheck } from './last-check';

export function SiteCheck() {
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<CheckResult[]>([]);
  const [summary, setSummary] = useState(lastCheckWords);

  async function start() {
    setRunning(true);
    const found = await runChecks();
    setResults(found);
    setSummary(rememberCheck(found));
    setRunning(false);
  }

  return (
    <section aria-labelledby={id} className="min-w-0 border border-rule bg-paper-raised">
      <h2 id={id} className="flex min-h-13 items-center border-b border-rule px-4 text-lg">
        Site check
      </h2>
      <div className="grid justify-items-start gap-4 p-4">
        <p className="max-w-measure text-ink-soft">
          Checks the saved content and the static pages. Changes nothing.
        </p>
        <Button
          variant="outline"
          size="small"
          aria-disabled={isRunning}
          onClick={() => void start()}
        >
          Run site check
        </Button>
        <p role="status" className="text-sm">
          {isRunning ? 'Checking...' : `${summary}.`}
        </p>
      </div>
      <ul className="divide-y divide-rule border-t border-rule empty:hidden">
        {(['fail', 'unknown', 'pass'] as const).flatMap((state) =>
          results
            .filter((result) => result.state === state)
            .map((result) => <ResultRow key={result.title} {...result} />),
        )}
      </ul>
    </section>
  );
}

const BADGES = {
  fail: { word: 'Fail', tone: 'red' },
  unknown: { word: 'Couldn’t check', tone: 'gray' },
  pass: { word: 'Pass', tone: 'green' },
} as const satisfies Record<CheckState, object>;

const MAX_SHOWN = 10;

function ResultRow({ state, title, text, fix, places = [] }: CheckResult) {
  return (
    <li className="grid min-w-0 px-4 py-2 text-sm wrap-anywhere">
      <h3 className="flex items-start gap-2 font-text text-base leading-6 font-semibold">
        <span className="flex h-6 shrink-0 items-center">
          <Badge tone={BADGES[state].tone}>{BADGES[state].word}</Badge>
        </span>{' '}
        {title}
      </h3>
      <p className="text-ink-soft">{text}</p>
      {state === 'fail' && (
        <p>
          <span className="font-semibold">How to fix it:</span> {fix}
        </p>
      )}
      {places.length > 0 && (
        // IDs and field names may have any length and script.
        <ul className="grid gap-1 pt-1 contain-paint">
          {places.slice(0, MAX_SHOWN).map(({ label, problem, to }) => (
            <li key={label} className="flex flex-wrap gap-x-2 *:line-clamp-3 *:min-h-6">
              <Link to={to} dir="auto" className="text-firm underline">
                {label}
              </Link>{' '}
              <span dir="auto" className="text-ink-soft">
                {problem}
              </span>
            </li>
          ))}
        </ul>
      )}
      {places.length > MAX_SHOWN && (
        <p>{places.length - MAX_SHOWN} more. Fix these, then run the check again.</p>
      )}
    </li>
  );
}
