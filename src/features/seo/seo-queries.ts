import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { FIRM } from '@/content/firm';
import { defaultSeoSetting } from '@/domain/seo-defaults';
import {
  SEO_PAGES,
  type SeoPageId,
  type SeoSetting,
  type SeoSettingInput,
} from '@/domain/seo-setting';
import { whenIdle } from '@/lib/when-idle';

export type SeoSettings = Record<SeoPageId, SeoSetting>;

// The code of the calls comes with the first of them: no page needs it to be shown.
const data = () => import('@/data/seo-settings');

/** The stored setting of a page; where none is stored, the generated one (spec 3). */
async function settingOf(page: SeoPageId): Promise<SeoSetting> {
  const { getSeoSetting } = await data();
  return (await getSeoSetting(page)) ?? defaultSeoSetting(page, FIRM.name);
}

/** Search engine settings as pages show them, and as the administrator edits them. */
export const seoQueries = {
  all: ['seo-settings'] as const,
  page: (page: SeoPageId) =>
    queryOptions({
      queryKey: [...seoQueries.all, page],
      queryFn: async () => {
        await whenIdle();
        return settingOf(page);
      },
      placeholderData: () => defaultSeoSetting(page, FIRM.name),
    }),
  /** Those of all nine pages, fetched one after another (spec 7), anew each time the screen opens. */
  every: () =>
    queryOptions({
      queryKey: [...seoQueries.all, 'every'],
      queryFn: async () => {
        const settings: Partial<SeoSettings> = {};
        for (const { id } of SEO_PAGES) settings[id] = await settingOf(id);
        return settings as SeoSettings;
      },
      gcTime: 0,
    }),
};

/** Saves the setting of a page; what is shown of it from then on is what was saved. */
export function useSaveSeoSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (save: { page: SeoPageId; setting: SeoSettingInput }) =>
      (await data()).saveSeoSetting(save.page, save.setting),
    onSuccess: (_answer, { page, setting }) => {
      queryClient.setQueryData(
        seoQueries.every().queryKey,
        (now) => now && { ...now, [page]: { ...now[page], ...setting } },
      );
      return queryClient.invalidateQueries({ queryKey: seoQueries.page(page).queryKey });
    },
  });
}
