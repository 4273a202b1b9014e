import { queryOptions } from '@tanstack/react-query';
import type { SeoPageId } from '@/content/pages';
import { read } from '@/data/call';
import { whenIdle } from '@/lib/when-idle';

/** For public pages; read when the page is idle. */
export const seoQueries = {
  all: ['seo-settings'] as const,
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
