import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { StableContent } from '@/components/stable-content';
import { pathToService } from '@/content/pages';
import { cn } from '@/lib/cn';
import { accentOf, ServiceIcon } from './service-icon';
import { serviceQueries } from './service-queries';
import type { ServiceSummary } from './service-summary';

const SKELETONS = 6; // spec 9

interface Column {
  name: string;
  className: string;
}

interface ServiceGridProps {
  atMost?: number;
  /** Used by PhasedServices: the headings of the columns, the order of the cards, and the column of each card. */
  columns?: {
    headings: ReactNode;
    sort: (services: readonly ServiceSummary[]) => readonly ServiceSummary[];
    of: (service: ServiceSummary) => Column | undefined;
    /** Heading of the row of cards without a column. */
    more: string;
    /** A list item after the cards. It takes the first free cell of the grid. */
    last: ReactNode;
  };
}

export function ServiceGrid({ atMost, columns }: ServiceGridProps) {
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
  const sorted = columns?.sort(shown) ?? shown;
  const inColumns = columns ? sorted.filter((service) => columns.of(service)) : [];
  const hasColumns = services.isPending || inColumns.length > 0;
  const cards = inColumns.length > 0 ? inColumns : sorted;
  const more = sorted.filter((service) => !cards.includes(service));
  const cardOf = (service: ServiceSummary) => (
    <ServiceCard key={service.id} service={service} column={columns?.of(service)} />
  );
  return (
    <StableContent content={services.data?.map(({ name, description }) => [name, description])}>
      <ul
        aria-busy={services.isPending}
        className={cn(
          'grid grid-cols-1 gap-px sm:grid-cols-2',
          more.length === 0 && 'sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2',
          columns ? 'sm:grid-flow-row-dense lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {hasColumns && columns?.headings}
        {services.isPending
          ? Array.from({ length: SKELETONS }, (_, index) => <ServiceCardSkeleton key={index} />)
          : cards.map(cardOf)}
        {more.length > 0 && (
          <li className="col-span-full grid grid-cols-1 gap-3 py-6">
            <p className="font-drawing text-firm">{columns?.more}</p>
            <ul className="grid grid-cols-1 gap-px sm:grid-cols-2 lg:grid-cols-4">
              {more.map(cardOf)}
            </ul>
          </li>
        )}
        {services.data && columns?.last}
      </ul>
    </StableContent>
  );
}

interface ServiceCardProps {
  service: ServiceSummary;
  column?: Column | undefined;
}

export function ServiceCard({ service, column }: ServiceCardProps) {
  const accent = accentOf(service.color);
  return (
    <li
      className={cn(
        'group relative grid min-w-0 grid-cols-1 content-start gap-3 border-t-3 bg-paper-raised p-6 outline outline-rule contain-paint hover:bg-paper',
        accent.border,
        column?.className,
      )}
    >
      <ServiceIcon icon={service.icon} className={cn('size-8', accent.text)} />
      {/* On wide screens, the name is above the column. */}
      {column && (
        <span className="absolute top-3 right-3 font-drawing text-sm text-ink-soft lg:hidden">
          {column.name}
        </span>
      )}
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
