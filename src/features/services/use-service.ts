import { useQuery } from '@tanstack/react-query';
import type { Service } from '@/domain/service';
import { serviceQueries } from './service-queries';

/**
 * The service of a slug: undefined while nothing is known, null when there is none or it could not be read
 * (spec 2 shows both alike). What the list has told is shown at once, and where it names a service that
 * can't be asked for by its slug, because the stored one is missing or broken, it is shown all the same.
 */
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
