import { useQuery } from '@tanstack/react-query';
import type { Service } from '@/collections/services';
import { serviceQueries } from './service-queries';
import { isWhole, type ServiceSummary } from './service-summary';

/** The service, or null. While loading, its entry in the cached list, which may be a summary, or else undefined. */
export function useService(slug: string): Service | ServiceSummary | null | undefined {
  const list = useQuery(serviceQueries.list());
  const known = list.data?.find((service) => service.slug === slug);
  const { data, isPending } = useQuery(serviceQueries.bySlug(slug));
  if (data) return data;
  if (known && isWhole(known)) return known;
  return slug !== '' && (isPending || list.isPending) ? known : null;
}

export function useServiceSlugs(): string[] | undefined {
  const { data } = useQuery({
    ...serviceQueries.list(),
    select: (services) => services.map(({ slug }) => slug),
  });
  return data;
}

const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** Starts a sentence: 'Seven services', or 'Our services' if the number is unknown or greater than twelve. */
export function servicesInWords(count = 0): string {
  const word = WORDS[count - 1] ?? 'Our';
  return `${word} ${count === 1 ? 'service' : 'services'}`;
}
