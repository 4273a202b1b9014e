import {
  collection,
  getDocs,
  limit,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseSeoSetting, type SeoSetting } from '@/collections/seo-settings';
import { plainFields, versionOf } from './documents';
import { firestore } from './firestore';

/** Older data may have several settings for a page; the rules allow queries for up to 10 (design 5). */
const MAX_DUPLICATES = 10;

function toSeoSetting(snapshot: DocumentSnapshot): SeoSetting {
  return parseSeoSetting(snapshot.id, plainFields(snapshot), versionOf(snapshot));
}

/** The saved setting of a page, or null (spec 7). If there are several, the most recent one (design 9). */
export async function getSeoSetting(page: string): Promise<SeoSetting | null> {
  const matching = query(
    collection(firestore(), 'seoSettings'),
    where('page', '==', page),
    limit(MAX_DUPLICATES),
  );
  const settings = (await getDocs(matching)).docs
    .map(toSeoSetting)
    .sort((a, b) => (b.updatedAt?.getTime() ?? 0) - (a.updatedAt?.getTime() ?? 0));
  return settings[0] ?? null;
}
