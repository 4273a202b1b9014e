import { queryOptions } from '@tanstack/react-query';
import { whenIdle } from '@/lib/when-idle';

// The code of the calls comes with the first of them: no page needs it to be shown.
const data = () => import('@/data/services');

/** Services as the visitor meets them. The database waits until the page stands. */
export const serviceQueries = {
  all: ['services'] as const,
  list: () =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'list'],
      queryFn: async () => {
        await whenIdle();
        return (await data()).listServices();
      },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all, 'slug', slug],
      queryFn: async () => (await data()).getServiceBySlug(slug),
      enabled: slug !== '',
    }),
};
