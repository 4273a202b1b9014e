import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { getSeoSetting, saveSeoSetting } from '@/data/seo-settings';
import { type SeoSetting, type SeoSettingInput } from '@/domain/seo-setting';
import { seoQueries } from './seo-queries';

export type SeoSettings = Record<SeoPageId, SeoSetting>;

/** The settings of all nine pages, fetched one after another (spec 7), anew each time the screen opens. */
export const seoSettingsQuery = queryOptions({
  queryKey: [...seoQueries.all, 'every'],
  queryFn: async () => {
    const settings: Partial<SeoSettings> = {};
    for (const { id } of SEO_PAGES) {
      // Where none is stored, the generated one (spec 3).
      settings[id] = (await getSeoSetting(id)) ?? defaultSeoSetting(id);
    }
    return settings as SeoSettings;
  },
  gcTime: 0,
});

/** Saves the setting of a page; what is shown of it from then on is what was saved. */
export function useSaveSeoSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (save: { page: SeoPageId; setting: SeoSettingInput }) =>
      saveSeoSetting(save.page, save.setting),
    onSuccess: (_answer, { page, setting }) => {
      queryClient.setQueryData(
        seoSettingsQuery.queryKey,
        (now) => now && { ...now, [page]: { ...now[page], ...setting } },
      );
      return queryClient.invalidateQueries({ queryKey: seoQueries.page(page).queryKey });
    },
  });
}
