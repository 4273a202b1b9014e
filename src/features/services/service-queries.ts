import { queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';
import type { Service } from '@/domain/service';
import { logError } from '@/lib/log-error';
import { whenIdle } from '@/lib/when-idle';
import type { ServiceSummary } from './service-summary';

const servicesData = () => import('@/data/services');

// import() keeps these texts out of the entry chunk.
const builtInServices = () =>
  read(
    () => import('@/domain/fallback-services'),
    ({ FALLBACK_SERVICES }) => FALLBACK_SERVICES,
  );

/** All services (spec 7): the built-in ones if none is stored or the read fails. */
export async function loadServices(): Promise<readonly Service[]> {
  const [stored, builtIn] = await Promise.all([
    read(servicesData, (data) => data.listServices()).catch((error: unknown) => {
      logError('Failed to fetch services', error);
      return [];
    }),
    builtInServices(),
  ]);
  return stored.length > 0 ? stored : builtIn;
}

/** The service of a slug, else the built-in one, else null (spec 7). */
export async function loadService(slug: string): Promise<Service | null> {
  const [stored, builtIn] = await Promise.all([
    read(servicesData, (data) => data.getServiceBySlug(slug)).catch((error: unknown) => {
      logError('Failed to fetch service', error);
      return null;
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
      // Prerendered data holds summaries, the database whole services.
      queryFn: async (): Promise<readonly ServiceSummary[]> => {
        await whenIdle();
        return loadServices();
      },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'slug', slug],
      queryFn: () => loadService(slug),
      enabled: slug !== '',
    }),
};
