import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { STATIC_SERVICE_LINKS } from '@/content/static-service-links';

export function DepthLinks() {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {STATIC_SERVICE_LINKS.map(({ label, text, to }) => (
        <li key={to} className="group relative border-t border-rule-strong py-4">
          <h3 className="text-lg">
            <Link
              to={to}
              className="flex items-center justify-between gap-3 group-hover:underline after:absolute after:inset-0"
            >
              {label} <ArrowRight aria-hidden className="size-5 shrink-0 text-firm" />
            </Link>
          </h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
