import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from './service-queries';

/** Number of services; undefined until it is known. Prerendered pages know it. */
export function useServiceCount(): number | undefined {
  const { data } = useQuery({ ...serviceQueries.list(), select: (services) => services.length });
  return data;
}
