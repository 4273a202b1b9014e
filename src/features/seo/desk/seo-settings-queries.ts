import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { read, write } from '@/data/call';
import type { SeoSetting } from '@/domain/seo-setting';
import { toSetting, type SeoDraft } from './seo-draft';
import { seoQueries } from '../seo-queries';

const seoData = () => import('@/data/seo-settings');

export type SeoSettings = Record<SeoPageId, SeoSetting>;

/** The settings of all pages, fetched one after another (spec 7), else the generated ones (spec 3). */
export const seoSettingsQuery = queryOptions({
  queryKey: [...seoQueries.all, 'every'],
  queryFn: async () => {
    const settings: Partial<SeoSettings> = {};
    for (const { id } of SEO_PAGES) {
      const stored = await read(seoData, (data) => data.getSeoSetting(id));
      settings[id] = stored ?? defaultSeoSetting(id);
    }
    return settings as SeoSettings;
  },
  gcTime: 0,
  meta: { failure: 'Failed to fetch SEO settings', toast: true },
});

/** `onSaved` runs even after an unmount. */
export function useSaveSeoSetting(onSaved: (page: SeoPageId, draft: SeoDraft) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ page, draft }: { page: SeoPageId; draft: SeoDraft }) =>
      write(seoData, (data) => data.saveSeoSetting(page, toSetting(draft))),
    onSuccess: async (_answer, { page, draft }) => {
      queryClient.setQueryData(
        seoSettingsQuery.queryKey,
        (now) => now && { ...now, [page]: { ...now[page], ...toSetting(draft) } },
      );
      await queryClient.invalidateQueries({ queryKey: seoQueries.page(page).queryKey });
      onSaved(page, draft);
      const label = SEO_PAGES.find(({ id }) => id === page)?.label;
      toast({ title: 'Success', description: `SEO settings updated for ${label}` });
    },
    meta: { failure: 'Failed to save SEO settings', toast: true },
  });
}
