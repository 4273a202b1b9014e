import { useQuery } from '@tanstack/react-query';
import type { Service } from '@/domain/service';
import { serviceQueries } from './service-queries';

/** The service of a slug: undefined while loading, null if there is none. Shown at once if the list has it. */
export function useService(slug: string): Service | null | undefined {
  const list = useQuery(serviceQueries.list());
  const known = list.data?.find((service) => service.slug === slug);
  const { data, isPending } = useQuery({
    ...serviceQueries.bySlug(slug),
    placeholderData: known,
  });
  if (data || known) return data ?? known;
  return slug !== '' && (isPending || list.isPending) ? undefined : null;
}
