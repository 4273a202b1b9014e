import { queryOptions } from '@tanstack/react-query';
import { getServiceBySlug, listServices } from '@/data/services';
import { whenIdle } from '@/lib/when-idle';

/** Services as the visitor meets them. The database waits until the page stands. */
export const serviceQueries = {
  all: ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'list'],
      queryFn: async () => {
        await whenIdle();
        return listServices();
      },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'slug', slug],
      queryFn: () => getServiceBySlug(slug),
      enabled: slug !== '',
    }),
};
