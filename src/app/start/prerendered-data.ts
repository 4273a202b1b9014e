import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type PrerenderedData = (readonly [queryKey: QueryKey, data: unknown])[];

/** ID of the script element in which scripts/build/prerender.ts writes the data as JSON. */
const ELEMENT_ID = 'prerendered-data';

/** An `updatedAt` of 0 marks prerendered data as stale. */
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

export function refreshPrerenderedData(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries(
    { predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt === 0 },
    { cancelRefetch: false },
  );
}
