import type { SeoSetting, SeoSettingInput } from '@/domain/seo-setting';
import { parseSeoSetting } from '@/domain/seo-setting-schema';
import { read, write } from './deadline';
import { plainFields } from './documents';
import { loadFirestore } from './firebase';

/** Doubles of one page come only from older data; more than this many are not looked through. */
const MOST_DOUBLES = 10;

async function findSeoSetting(page: string): Promise<SeoSetting | null> {
  const { db, collection, getDocs, limit, query, where } = await loadFirestore();
  const matching = query(
    collection(db, 'seoSettings'),
    where('page', '==', page),
    limit(MOST_DOUBLES),
  );
  const settings = (await getDocs(matching)).docs
    .map((document) => parseSeoSetting(document.id, plainFields(document)))
    .sort((a, b) => (b.updatedAt?.getTime() ?? 0) - (a.updatedAt?.getTime() ?? 0));
  return settings[0] ?? null;
}

/** The stored setting of a page, or null (spec 7). Of several the one changed last (design 4). */
export function getSeoSetting(page: string): Promise<SeoSetting | null> {
  return read(() => findSeoSetting(page));
}

/**
 * Saves the setting of a page (spec 7): in place where one is stored, else under the page's id, so that
 * two administrators who save at once make one document (design 4).
 */
export function saveSeoSetting(page: string, setting: SeoSettingInput): Promise<void> {
  return write(async () => {
    const { db, doc, serverTimestamp, setDoc } = await loadFirestore();
    const stored = await findSeoSetting(page);
    const { title, description, keywords } = setting;
    await setDoc(doc(db, 'seoSettings', stored?.id ?? page), {
      page,
      title,
      description,
      keywords,
      updatedAt: serverTimestamp(),
    });
  });
}
