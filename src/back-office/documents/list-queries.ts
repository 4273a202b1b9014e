import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page, PageCursor, PageRange } from '@/data/documents';
import { AccessDeniedError } from '@/domain/errors';

export const PAGE_SIZE = 50; // design 13

/** Keeps a list cached for Back and Forward within its screen. */
const LIST_GC_MS = 600_000;

/** `failure`: a sentence of spec 8, shown as a toast. */
export function listQuery<Item>(
  queryKey: QueryKey,
  failure: string,
  readPage: (range: PageRange) => Promise<Page<Item>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => readPage({ size: PAGE_SIZE, start: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.next,
    ...listOptions(failure),
  });
}

/** With a staleTime of 0, a list is refetched whenever it is shown, even if only the URL's query has changed. */
export const listOptions = (failure: string) => ({
  gcTime: LIST_GC_MS,
  staleTime: 0,
  meta: { failure, toast: true },
});

/** Read again by each screen that opens, even if the screen before it has just shown the same figure. */
export function freshQuery<Result>(
  queryKey: QueryKey,
  failure: string,
  queryFn: () => Promise<Result>,
) {
  return queryOptions({
    queryKey,
    queryFn,
    gcTime: 0,
    staleTime: 0,
    meta: { failure, toast: true },
  });
}

/** A document whose form may open. */
export function oneQuery<Result>(
  queryKey: string[],
  failure: string,
  queryFn: () => Promise<Result>,
) {
  return queryOptions({ queryKey, queryFn, gcTime: 0, meta: { failure } });
}

const REFRESH_MS = 10_000;

/** For an item whose form is open: polls until access is lost. */
export const whileOpen = {
  refetchInterval: ({ state }: { state: { error: unknown } }) =>
    state.error instanceof AccessDeniedError ? (false as const) : REFRESH_MS,
  refetchOnWindowFocus: 'always' as const,
};
