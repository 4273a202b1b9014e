import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from './service-queries';

export function useServiceCount(): number | undefined {
  const { data } = useQuery({ ...serviceQueries.list(), select: (services) => services.length });
  return data;
}
