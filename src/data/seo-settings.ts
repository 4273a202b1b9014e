import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import type { SeoSetting, SeoSettingInput } from '@/domain/seo-setting';
import { parseSeoSetting } from '@/domain/seo-setting-schema';
import { plainFields } from './documents';
import { firestore } from './firestore';
import { transact } from './transactions';

/** Only older data has several settings for one page; the rules allow `limit` ≤ 10 (design 5). */
const MAX_DUPLICATES = 10;

/** The stored setting of a page, or null (spec 7); of several the one changed last (design 4). */
export async function getSeoSetting(page: string): Promise<SeoSetting | null> {
  const matching = query(
    collection(firestore(), 'seoSettings'),
    where('page', '==', page),
    limit(MAX_DUPLICATES),
  );
  const settings = (await getDocs(matching)).docs
    .map((document) => parseSeoSetting(document.id, plainFields(document)))
    .sort((a, b) => (b.updatedAt?.getTime() ?? 0) - (a.updatedAt?.getTime() ?? 0));
  return settings[0] ?? null;
}

/** Saves the setting of a page (spec 7); a new one under the page id, so that concurrent saves store one document. */
export async function saveSeoSetting(page: string, setting: SeoSettingInput): Promise<void> {
  const { title, description, keywords } = setting;
  const stored = await getSeoSetting(page);
  const reference = doc(firestore(), 'seoSettings', stored?.id ?? page);
  await transact(async ({ get, replace }) => {
    const updatedAt = serverTimestamp();
    replace(await get(reference), { page, title, description, keywords, updatedAt });
  });
}
