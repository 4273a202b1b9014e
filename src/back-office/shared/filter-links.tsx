import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface FilterLinksProps {
  name: string;
  links: { label: ReactNode; to: string; isCurrent: boolean }[];
}

export function FilterLinks({ name, links }: FilterLinksProps) {
  return (
    <nav aria-label={name}>
      <ul className="flex flex-wrap gap-y-1">
        {links.map(({ label, to, isCurrent }, index) => (
          <li key={index} className="-ml-px first:ml-0">
            <Link
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              className="relative inline-flex min-h-11 items-center gap-1 border border-rule-strong bg-paper-raised px-2 text-sm font-semibold no-underline hover:bg-firm-tint focus-visible:z-10 active:bg-firm-tint aria-[current=true]:border-firm aria-[current=true]:bg-firm aria-[current=true]:text-paper sm:gap-2 sm:px-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
