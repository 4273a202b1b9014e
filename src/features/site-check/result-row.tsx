import { Link } from 'react-router-dom';
import { Badge, type BadgeTone } from '@/components/badge';
import { plural } from '@/lib/plural';
import { VERDICT_WORDS, type Place, type Verdict } from './finding';
import type { CheckResult } from './report';

const TONES: Record<Verdict, BadgeTone> = {
  pass: 'green',
  fail: 'red',
  unknown: 'gray',
  note: 'yellow',
};

/** Places that are shown at once. */
const MAX_SHOWN = 10;

/** One check: the verdict, what it means, and how to mend what failed. */
export function ResultRow({ verdict, title, text, mend, places = [] }: CheckResult) {
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span>
        <Badge tone={TONES[verdict]}>{VERDICT_WORDS[verdict]}</Badge>
      </span>
      <div className="grid min-w-0">
        <h4 className="font-text text-base font-semibold">{title}</h4>
        <p className="text-sm wrap-anywhere text-ink-soft">{text}</p>
        {mend && (
          <p className="text-sm wrap-anywhere">
            <span className="font-semibold">How to fix it:</span> {mend}
          </p>
        )}
        <PlaceList places={places.slice(0, MAX_SHOWN)} />
        {places.length > MAX_SHOWN && (
          <details>
            <summary className="min-h-6 w-fit text-sm font-semibold text-firm underline">
              Show {plural(places.length - MAX_SHOWN, 'more document')}
            </summary>
            <PlaceList places={places.slice(MAX_SHOWN)} />
          </details>
        )}
      </div>
    </li>
  );
}

/** Ids and names of fields may be of any length, in any script. */
function PlaceList({ places }: { places: Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul className="grid gap-1 pt-1 text-sm contain-paint">
      {places.map(({ label, problem, to }) => (
        <li key={label} className="flex flex-wrap gap-x-2 wrap-anywhere *:line-clamp-3 *:min-h-6">
          {to ? (
            <Link to={to} dir="auto" className="text-firm underline">
              {label}
            </Link>
          ) : (
            <span dir="auto" className="font-semibold">
              {label}
            </span>
          )}{' '}
          <span dir="auto" className="text-ink-soft">
            {problem}
          </span>
        </li>
      ))}
    </ul>
  );
}
