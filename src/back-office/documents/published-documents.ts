import { queryOptions } from '@tanstack/react-query';
import { heartbeatData } from '@/data/lazy-back-office-data';

const TIMEOUT_MS = 8_000;

export const PUBLISHED = ['published'];

export interface PublishedSite {
  /** ISO 8601; '' for a build of an earlier version. */
  builtAt: string;
  /** Hashes of the documents that the deployed pages show, by documentKey. */
  documents: Record<string, string>;
}

/** Null if it can't be read, as on a development server. */
async function readPublishedSite(signal: AbortSignal): Promise<PublishedSite | null> {
  try {
    const response = await fetch(new URL('/build.json', location.origin), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return null;
    return { builtAt: '', documents: {}, ...((await response.json()) as Partial<PublishedSite>) };
  } catch {
    return null;
  }
}

export const publishedQuery = queryOptions({
  queryKey: [...PUBLISHED, 'documents'],
  queryFn: ({ signal }) => readPublishedSite(signal),
  // Kept for the next list, because each filter replaces the rows that use it.
  gcTime: 60_000,
  refetchOnWindowFocus: 'always',
});

export const heartbeatQuery = queryOptions({
  queryKey: ['heartbeat'],
  queryFn: () => heartbeatData.getHeartbeat(),
  gcTime: 0,
  staleTime: 0,
  meta: { failure: 'Failed to fetch the times of the schedule' },
});
