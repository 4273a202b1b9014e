import { Link } from 'react-router-dom';
import type { CheckResult } from './report';

const MAX_SHOWN = 10;

export function ResultRow({ title, text, remedy, places = [] }: CheckResult) {
  return (
    <li className="grid min-w-0 px-4 py-2 text-sm wrap-anywhere">
      <h4 className="font-text text-base font-semibold">{title}</h4>
      <p className="text-ink-soft">{text}</p>
      {remedy && (
        <p>
          <span className="font-semibold">How to fix it:</span> {remedy}
        </p>
      )}
      {places.length > 0 && (
        // IDs and names of fields may be of any length, in any script.
        <ul className="grid gap-1 pt-1 contain-paint">
          {places.slice(0, MAX_SHOWN).map(({ label, problem, to }) => (
            <li key={label} className="flex flex-wrap gap-x-2 *:line-clamp-3 *:min-h-6">
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
      )}
      {places.length > MAX_SHOWN && <p>The text to copy names {places.length - MAX_SHOWN} more.</p>}
    </li>
  );
}
