import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Service } from '@/collections/services';
import { useIsHydrated } from '@/components/use-is-hydrated';
import { read } from '@/data/call-with-deadline';
import { servicesData } from '@/data/lazy-data';
import { logError } from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import type { ServiceSummary } from './service-summary';

// import() keeps these texts out of the entry chunk.
const builtInServices = () =>
  read(
    () => import('@/collections/built-in-services'),
    ({ BUILT_IN_SERVICES }) => BUILT_IN_SERVICES,
  );

/** The saved services, else the built-in ones; if the read fails, the `known` ones (spec 7). */
export async function loadServices(
  known: readonly ServiceSummary[] = [],
): Promise<readonly ServiceSummary[]> {
  const [stored, builtIn] = await Promise.all([
    servicesData.listServices().catch((error: unknown) => {
      logError('Failed to fetch services', error);
      return known;
    }),
    builtInServices(),
  ]);
  return stored.length > 0 ? stored : builtIn;
}

export async function loadService(slug: string, known?: Service | null): Promise<Service | null> {
  const [stored, builtIn] = await Promise.all([
    servicesData.getServiceBySlug(slug).catch((error: unknown) => {
      logError('Failed to fetch service', error);
      return known;
    }),
    builtInServices(),
  ]);
  return stored ?? builtIn.find((service) => service.slug === slug) ?? null;
}

export const serviceQueries = {
  all: ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'list'],
      queryFn: async ({ client, queryKey }): Promise<readonly ServiceSummary[]> => {
        await whenIdle();
        return loadServices(client.getQueryData(queryKey));
      },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'slug', slug],
      queryFn: ({ client, queryKey }) => loadService(slug, client.getQueryData(queryKey)),
      enabled: slug !== '',
    }),
};

interface ServiceListProps {
  children: (services: readonly ServiceSummary[] | undefined) => ReactNode;
}

/** A component, stable between renders, that passes the services to its child; until hydrated, the prerendered list. */
export function useServiceList() {
  const client = useQueryClient();
  const [ServiceList] = useState(() => {
    const prerendered = client.getQueryData(serviceQueries.list().queryKey);
    return function ServiceList({ children }: ServiceListProps) {
      const { data } = useQuery(serviceQueries.list());
      return children(useIsHydrated() ? data : prerendered);
    };
  });
  return ServiceList;
}
