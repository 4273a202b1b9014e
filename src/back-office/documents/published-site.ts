import { queryOptions, useQuery } from '@tanstack/react-query';
import { max } from 'date-fns';
import { heartbeatData } from '@/data/lazy-back-office-data';

const TIMEOUT_MS = 8_000;

/** When the deployed site was built. Null if that can't be read, as on a development server. */
async function readBuiltAt(signal: AbortSignal): Promise<Date | null> {
  try {
    const response = await fetch(new URL('/build.json', location.origin), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const { builtAt = '' } = (response.ok ? await response.json() : {}) as { builtAt?: string };
    return builtAt === '' ? null : new Date(builtAt);
  } catch {
    return null;
  }
}

const builtAtQuery = queryOptions({
  queryKey: ['built at'],
  queryFn: ({ signal }) => readBuiltAt(signal),
  // Kept for the next list, because each filter replaces the rows that use it.
  gcTime: 60_000,
  refetchOnWindowFocus: 'always',
});

export const heartbeatQuery = queryOptions({
  queryKey: ['heartbeat'],
  queryFn: () => heartbeatData.getHeartbeat(),
  gcTime: 60_000,
  staleTime: 0,
  meta: { failure: 'Failed to fetch the times of the schedule' },
});

/**
 * `builtAt`: when the deployed site was built. `liveUntil`: it has all changes up to this time, because a later run of the
 * publication found nothing to publish. Both are undefined while unknown.
 */
export function usePublishedSite() {
  const { data: builtAt = null } = useQuery(builtAtQuery);
  const heartbeat = useQuery({ ...heartbeatQuery, enabled: builtAt !== null });
  if (!builtAt || heartbeat.isPending) return {};
  const checkedAt = heartbeat.data?.liveUntil ?? builtAt;
  return { builtAt, liveUntil: max([builtAt, checkedAt]), heartbeat: heartbeat.data };
}
