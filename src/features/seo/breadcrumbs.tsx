import { Link } from 'react-router-dom';
import { pathTo } from '@/content/pages';
import { breadcrumbData, StructuredDataScript } from './structured-data';

export function Breadcrumbs({ path }: { path: readonly { label: string; to: string }[] }) {
  const steps = [{ label: 'Home', to: pathTo('home') }, ...path];
  return (
    <nav aria-label="Breadcrumb" className="max-w-full text-sm print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ label, to }, index) => (
          <li key={to} className="flex min-w-0 gap-x-2">
            {index > 0 && (
              <span aria-hidden className="text-ink-soft">
                /
              </span>
            )}
            {index < steps.length - 1 ? (
              <Link to={to} className="py-0.5 font-semibold text-firm underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 py-0.5 wrap-anywhere text-ink-soft">
                <bdi>{label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
      <StructuredDataScript data={breadcrumbData(steps)} />
    </nav>
  );
}
