import type { ReactNode } from 'react';
import { MORE_SERVICES, SERVICE_PHASES } from '@/content/service-phases';
import { ServiceGrid } from './service-grid';
import type { ServiceSummary } from './service-summary';

const PHASES = Object.entries(SERVICE_PHASES).map(([name, services]) => ({
  name,
  slugs: Object.keys(services),
}));
const STARTS = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3', 'lg:col-start-4'];
const COLUMNS = PHASES.map(({ name }, index) => ({ name, className: STARTS[index] ?? '' }));

/** -1 for services that aren't built in. */
const phaseOf = ({ slug }: ServiceSummary) => PHASES.findIndex(({ slugs }) => slugs.includes(slug));

/** All services: one column for each phase of a project, and below them the services that belong to no phase. */
export function PhasedServices({ last }: { last: ReactNode }) {
  return (
    <ServiceGrid
      columns={{
        headings: PHASES.map(({ name }, index) => (
          <li
            key={name}
            aria-hidden
            className="flex items-center gap-3 pb-3 font-drawing text-firm max-lg:hidden"
          >
            <span className="size-4 rounded-full border-3 border-firm" />
            {name}
            {index < PHASES.length - 1 && <span className="grow border-t border-firm" />}
          </li>
        )),
        sort: (services) => services.toSorted((one, other) => phaseOf(one) - phaseOf(other)),
        of: (service) => COLUMNS[phaseOf(service)],
        more: MORE_SERVICES,
        last,
      }}
    />
  );
}
