import { Link } from 'react-router-dom';
import { pathToCareer } from '@/content/pages';
import { CareerFacts } from './career-facts';
import { positionTitle } from './career-setting';
import type { CareerSummary } from './career-summary';

export function CareerCard({ career }: { career: CareerSummary }) {
  return (
    <li className="group relative grid min-w-0 grid-cols-1 gap-x-10 gap-y-1 border-t border-rule-strong bg-paper-raised px-4 py-3 contain-paint hover:shadow-raised lg:grid-cols-halves lg:grid-rows-[auto_1fr_auto]">
      <h3 className="text-lg" dir="auto">
        <Link
          to={pathToCareer(career.id)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {positionTitle(career)}
        </Link>
      </h3>
      <div className="lg:col-start-2 lg:row-span-3">
        <CareerFacts career={career} layout="card" />
      </div>
      {career.description && (
        <p
          className="line-clamp-3 max-w-measure self-start text-xs text-ink-soft sm:text-sm"
          dir="auto"
        >
          {career.description}
        </p>
      )}
      <span aria-hidden className="text-sm font-semibold text-firm max-sm:hidden">
        View position →
      </span>
    </li>
  );
}
