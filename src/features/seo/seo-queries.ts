import { queryOptions } from '@tanstack/react-query';
import type { SeoPageId } from '@/content/pages';
import { seoSettingsData } from '@/data/lazy-data';
import { isBlank } from '@/domain/text';
import { whenIdle } from '@/lib/when-idle';

export const seoQueries = {
  all: ['seoSettings'] as const,
  page: (page: SeoPageId) =>
    queryOptions({
      queryKey: [...seoQueries.all, page],
      queryFn: async () => {
        await whenIdle();
        const stored = await seoSettingsData.getSeoSetting(page);
        if (stored && ![stored.title, stored.description].some(isBlank)) return stored;
        const { withDefaults } = await import('@/content/default-seo-setting');
        return withDefaults(page, stored);
      },
    }),
};
