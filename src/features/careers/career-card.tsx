import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathToCareer } from '@/content/pages';
import type { Career } from '@/domain/career';
import { CareerFacts } from './career-facts';

export function CareerCard({ career }: { career: Career }) {
  return (
    <li className="group relative grid min-w-0 grid-cols-1 gap-4 border-t border-rule-strong bg-paper-raised p-6 contain-paint hover:shadow-raised">
      <h3 className="text-xl" dir="auto">
        <Link
          to={pathToCareer(career.id)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {career.title || 'Untitled position'}
        </Link>
      </h3>
      <CareerFacts career={career} />
      {career.description && (
        <p className="line-clamp-3 max-w-measure text-ink-soft" dir="auto">
          {career.description}
        </p>
      )}
      <span aria-hidden className="flex items-center gap-1 text-sm font-semibold text-firm">
        View position <ArrowRight className="size-4" />
      </span>
    </li>
  );
}
