import { queryOptions } from '@tanstack/react-query';
import { getSeoSetting } from '@/data/seo-settings';
import { FIRM } from '@/content/firm';
import { defaultSeoSetting } from '@/domain/seo-defaults';
import type { SeoPageId } from '@/domain/seo-setting';
import { whenIdle } from '@/lib/when-idle';

/** Search engine settings; where none is stored, the generated ones (spec 3). */
export const seoQueries = {
  all: ['seo-settings'] as const,
  page: (page: SeoPageId) =>
    queryOptions({
      queryKey: [...seoQueries.all, page],
      queryFn: async () => {
        await whenIdle();
        return (await getSeoSetting(page)) ?? defaultSeoSetting(page, FIRM.name);
      },
      placeholderData: () => defaultSeoSetting(page, FIRM.name),
    }),
};
