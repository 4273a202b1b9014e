import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { pathToService } from '@/content/pages';
import { SERVICE_PHASES } from '@/content/service-phases';
import { cn } from '@/lib/cn';
import { SERVICE_ACCENT, ServiceIcon } from './service-icon';
import { serviceQueries } from './service-queries';
import type { ServiceSummary } from './service-summary';

const SKELETONS = 6; // spec 9
const PHASES = Object.entries(SERVICE_PHASES).map(([name, services]) => ({
  name,
  slugs: Object.keys(services),
}));
const COLUMNS = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3', 'lg:col-start-4'];

const phaseOf = ({ slug }: ServiceSummary) => PHASES.findIndex(({ slugs }) => slugs.includes(slug));
/** Services of no phase are last, and fill the free cells of the grid. */
const placeOf = (service: ServiceSummary) => phaseOf(service) + 1 || COLUMNS.length + 1;

interface ServiceGridProps {
  atMost?: number;
  /** One column for each phase of a project. */
  byPhase?: boolean;
}

export function ServiceGrid({ atMost, byPhase = false }: ServiceGridProps) {
  const services = useQuery(serviceQueries.list());

  if (services.isError) {
    return (
      <EmptyState role="alert" title="Error Loading Services" text="Please try again later." />
    );
  }
  if (services.data?.length === 0) {
    return (
      <EmptyState
        title="No Services Available"
        text="Please check back later for our service offerings."
      />
    );
  }
  const shown = services.data?.slice(0, atMost) ?? [];
  if (byPhase) shown.sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <ul
      aria-busy={services.isPending}
      className={cn(
        'grid grid-cols-1 gap-px sm:grid-cols-2',
        byPhase ? 'lg:grid-flow-row-dense lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {byPhase &&
        PHASES.map(({ name }, index) => (
          <li
            key={name}
            aria-hidden
            className="flex items-center gap-3 pb-4 font-drawing text-firm max-lg:hidden"
          >
            <span className="size-4 rounded-full border-3 border-firm" />
            {name}
            <span
              className={cn('h-0.5 grow bg-firm', index === PHASES.length - 1 && 'opacity-0')}
            />
          </li>
        ))}
      {services.isPending
        ? Array.from({ length: SKELETONS }, (_, index) => <ServiceCardSkeleton key={index} />)
        : shown.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              {...(byPhase && { className: COLUMNS[phaseOf(service)] })}
            />
          ))}
    </ul>
  );
}

interface ServiceCardProps {
  service: ServiceSummary;
  className?: string | undefined;
}

export function ServiceCard({ service, className }: ServiceCardProps) {
  const accent = SERVICE_ACCENT[service.color];
  return (
    <li
      className={cn(
        'group relative grid min-w-0 grid-cols-1 content-start gap-3 border-t-3 bg-paper-raised p-6 outline outline-rule contain-paint hover:bg-paper',
        accent.border,
        className,
      )}
    >
      <ServiceIcon icon={service.icon} className={cn('size-8', accent.text)} />
      <h3 className="text-lg" dir="auto">
        <Link
          to={pathToService(service.slug)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {service.name}
        </Link>
      </h3>
      <p className="line-clamp-6 text-ink-soft" dir="auto">
        {service.description}
      </p>
      <span
        aria-hidden
        className={cn('flex items-center gap-1 text-sm font-semibold', accent.text)}
      >
        Read more <ArrowRight className="size-4" />
      </span>
    </li>
  );
}

function ServiceCardSkeleton() {
  return (
    <li
      aria-hidden
      className="grid content-start gap-3 border-t-3 border-rule bg-paper-raised p-6 outline outline-rule"
    >
      <div className="skeleton size-8" />
      <div className="skeleton h-8 w-1/2" />
      <div className="skeleton h-24" />
      <div className="skeleton h-8 w-1/2" />
    </li>
  );
}
