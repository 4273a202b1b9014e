import { MutationCache, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { currentToast, toast } from '@/components/toast/toast-store';
import { logError } from '@/lib/log-error';

class HttpError extends Error {
  override name = 'HttpError';
}

/** Default query function (spec 7): fetches JSON from the URL that the query key forms. Throws HttpError (spec 8). */
export function getJson(options: { on401: 'null' | 'throw' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (response.status === 401 && options.on401 === 'null') return null;
    if (!response.ok) {
      const body = await response.text();
      throw new HttpError(`${response.status}: ${body || response.statusText}`);
    }
    return response.json();
  };
}

/** Queries and mutations without this `meta` fail silently. Omit `toast` where the screen itself shows the failure. */
interface FailureMeta extends Record<string, unknown> {
  failure: string;
  toast?: boolean | string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

function reportFailure(meta: FailureMeta, error: unknown, { repeats }: { repeats: boolean }) {
  logError(meta.failure, error);
  const description = meta.toast === true ? meta.failure : meta.toast;
  const shown = currentToast();
  const isShown = shown?.open && shown.description === description;
  if (!description || (isShown && !repeats)) return;
  toast({ variant: 'destructive', title: 'Error', description });
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // An inactive query has no mounted screen or was started by fetchQuery, whose caller handles the failure.
        if (!query.meta || !query.isActive()) return;
        // The queries of a screen often fail together, so show one toast for all of them.
        reportFailure(query.meta, error, { repeats: false });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (meta) reportFailure(meta, error, { repeats: true });
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw' }),
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Don't pause a request while offline, because each call has its own timeout.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
