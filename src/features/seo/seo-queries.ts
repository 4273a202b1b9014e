import { queryOptions } from '@tanstack/react-query';
import type { SeoPageId } from '@/content/pages';
import { read } from '@/data/call';
import { whenIdle } from '@/lib/when-idle';

/** Search engine settings as public pages read them. The database waits until the page stands. */
export const seoQueries = {
  all: ['seo-settings'] as const,
  /** The stored setting of a page, or null. */
  page: (page: SeoPageId) =>
    queryOptions({
      queryKey: [...seoQueries.all, page],
      queryFn: async () => {
        await whenIdle();
        return read(
          () => import('@/data/seo-settings'),
          (data) => data.getSeoSetting(page),
        );
      },
    }),
};
