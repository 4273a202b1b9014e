import { Link } from 'react-router-dom';
import { FIRM } from '@/content/firm';
import { MARK } from '@/content/mark';
import { pathTo } from '@/content/pages';

export function Logo() {
  return (
    <Link to={pathTo('home')} className="flex items-center gap-2 font-heading text-lg leading-none">
      <svg
        viewBox={`0 0 ${MARK.width} ${MARK.height}`}
        className="h-8 w-6 shrink-0 text-firm"
        aria-hidden
      >
        <path d={MARK.lines} stroke="currentColor" strokeWidth={MARK.lineWidth} fill="none" />
        <path d={MARK.shape} fill="currentColor" />
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
