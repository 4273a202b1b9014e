import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries with the data that a page is prerendered with. */
export type PrerenderedData = (readonly [queryKey: QueryKey, data: unknown])[];

/** Id of the script element that holds the data as JSON; scripts/build/prerender.ts writes it. */
const ELEMENT_ID = 'prerendered-data';

/** updatedAt 0 marks prerendered data as stale. */
const STALE = { updatedAt: 0 };

export function fillCache(queryClient: QueryClient, data: PrerenderedData): void {
  for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value, STALE);
}

export function readPrerenderedData(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (json) fillCache(queryClient, JSON.parse(json, withDates) as PrerenderedData);
}

const withDates = (key: string, value: unknown) =>
  /^(?:cre|upd)atedAt$/.test(key) && typeof value === 'string' ? new Date(value) : value;

/** Refetches prerendered data: what is on screen now, the rest when it is shown. */
export function refreshPrerenderedData(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries(
    { predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt === 0 },
    { cancelRefetch: false },
  );
}
