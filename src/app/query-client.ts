import { QueryClient } from '@tanstack/react-query';
import { getJson } from '@/lib/get-json';

/** The query client of spec 7: never stale, no retries, no refetch on a timer or on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw' }),
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A call fails by its own deadline; a query never waits in silence for a network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
