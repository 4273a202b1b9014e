import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Service } from '@/domain/service';
import { serviceQueries } from './service-queries';

/**
 * The service of a slug: undefined while nothing is known, null when there is none or it could not be read
 * (spec 2 shows both alike). What the list has told already is shown at once.
 */
export function useService(slug: string): Service | null | undefined {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery({
    ...serviceQueries.bySlug(slug),
    placeholderData: () => {
      const known = queryClient.getQueryData(serviceQueries.list().queryKey);
      return known?.find((service) => service.slug === slug);
    },
  });
  return isPending && slug !== '' ? undefined : (data ?? null);
}
