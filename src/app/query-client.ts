import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentToast, toast } from '@/components/toast/toast-store';
import { getJson } from '@/lib/get-json';
import { logError } from '@/lib/log-error';

/** The `meta` of a query or mutation: how its failure is logged and told. Without it a failure is only shown in place. */
interface FailureMeta extends Record<string, unknown> {
  /** What failed, for the console, such as 'Failed to fetch careers'. */
  failure: string;
  /** Shows a destructive toast titled Error: with the words of `failure` (true), or with these words. */
  toast?: boolean | string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** Words of the toast for a failure; undefined where it is logged only. */
function toastText({ failure, toast: text }: FailureMeta): string | undefined {
  return text === true ? failure : text || undefined;
}

function showFailure(description: string): void {
  toast({ variant: 'destructive', title: 'Error', description });
}

/** The query client of spec 7: never stale, no retries, no refetch on a timer or on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // No observer: the screen was left meanwhile, or the caller of fetchQuery handles the failure.
        if (!query.meta || query.getObserversCount() === 0) return;
        logError(query.meta.failure, error);
        const text = toastText(query.meta);
        const shown = currentToast();
        // The reads of a screen often fail together: they are told once.
        if (text && !(shown?.open && shown.description === text)) showFailure(text);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta) return;
        logError(meta.failure, error);
        const text = toastText(meta);
        if (text) showFailure(text);
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
        // A call fails by its own timeout; a query never waits in silence for a network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
