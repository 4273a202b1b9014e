import { Link } from 'react-router-dom';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';

/** The firm's mark and name; links to the home page. */
export function Logo() {
  return (
    <Link to={pathTo('home')} className="flex items-center gap-2 font-heading text-lg leading-none">
      <svg viewBox="0 0 24 32" className="h-8 w-6 shrink-0 text-firm" aria-hidden>
        <path d="M4 1.5h16M12 1.5V17" stroke="currentColor" strokeWidth="2" fill="none" />
        <path d="M12 31 6.5 19.5c0-2 2.4-3 5.5-3s5.5 1 5.5 3Z" fill="currentColor" />
      </svg>
      <span>
        {FIRM.shortName}
        <span className="sr-only text-sm font-normal text-ink-soft sm:not-sr-only sm:block">
          {FIRM.nameRest}
        </span>
      </span>
    </Link>
  );
}
