import type { SeoSetting, SeoSettingInput } from '@/collections/seo-settings';
import type { CommitKey } from './commit';
import { saveDocument } from './whole-documents';

/** Saves a setting. The ID of a new setting is its page, to prevent duplicates. Throws what saveDocument throws. */
export function saveSeoSetting(
  key: CommitKey,
  setting: SeoSettingInput,
  { id, page, version }: Pick<SeoSetting, 'id' | 'page' | 'version'>,
) {
  return saveDocument(key, { collection: 'seoSettings', id: id || page }, version, () => ({
    page,
    ...setting,
  }));
}
