import { useQuery } from '@tanstack/react-query';
import type { Service } from '@/domain/service';
import { serviceQueries } from './service-queries';
import { isWhole, type ServiceSummary } from './service-summary';

/**
 * The service with this slug; null if there is none. While it is loading: its entry in the cached list, which
 * may be a summary, or undefined if the list has none.
 */
export function useService(slug: string): Service | ServiceSummary | null | undefined {
  const list = useQuery(serviceQueries.list());
  const known = list.data?.find((service) => service.slug === slug);
  const { data, isPending } = useQuery(serviceQueries.bySlug(slug));
  if (data) return data;
  if (known && isWhole(known)) return known;
  return slug !== '' && (isPending || list.isPending) ? known : null;
}
