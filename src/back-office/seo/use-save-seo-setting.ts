import { useWrite } from '@/back-office/shared/use-write';
import type { DraftControls } from '@/back-office/shared/use-drafts';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { write } from '@/data/call';
import type { StoredVersion } from '@/domain/change';
import type { SeoSetting } from '@/domain/seo-setting';
import { parseSeoSetting } from '@/domain/seo-setting-schema';
import { toSetting, type SeoDraft } from './seo-draft';
import { showSetting } from './seo-settings-queries';

interface SeoSave {
  page: SeoPageId;
  words: SeoDraft;
  base: SeoSetting;
}

const labelOf = ({ page }: SeoSave) => SEO_PAGES.find(({ id }) => id === page)?.label ?? page;

const settingOf = (page: SeoPageId, { id, fields, version }: StoredVersion) =>
  fields ? parseSeoSetting(id, fields, version) : defaultSeoSetting(page);

export function useSaveSeoSetting(
  draftOf: (page: SeoPageId) => DraftControls<SeoDraft, SeoSetting>,
) {
  return useWrite<SeoSave>({
    placeOf: ({ page }) => `seoSettings/${page}`,
    write: ({ words, base }, key) =>
      write(
        () => import('@/data/seo-setting-writes'),
        (data, signal) => data.saveSeoSetting({ ...key, signal }, toSetting(words), base),
      ),
    success: (save) => `SEO settings updated for ${labelOf(save)}`,
    failure: 'Failed to save SEO settings',
    undone: (save) => `SEO settings restored for ${labelOf(save)}`,
    refresh: (client, stored, { page }) => showSetting(client, page, settingOf(page, stored)),
    onStored: (now, { page, words, base }, undone) =>
      draftOf(page).saved(settingOf(page, now), undone ? settingOf(page, undone) : base, words),
    onConflict: (stored, { page }) => draftOf(page).conflict(settingOf(page, stored)),
  });
}
