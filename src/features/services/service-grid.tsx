import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { ServiceCard, ServiceCardSkeleton } from './service-card';
import { serviceQueries } from './service-queries';

const SKELETONS = 6; // spec 9

export function ServiceGrid({ atMost }: { atMost?: number }) {
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
  return (
    <ul
      aria-busy={services.isPending}
      className="grid grid-cols-1 gap-px sm:grid-cols-2 lg:grid-cols-3"
    >
      {services.isPending
        ? Array.from({ length: SKELETONS }, (_, index) => <ServiceCardSkeleton key={index} />)
        : services.data
            .slice(0, atMost)
            .map((service) => <ServiceCard key={service.id} service={service} />)}
    </ul>
  );
}
