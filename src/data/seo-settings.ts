import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore/lite';
import { ConflictError } from '@/domain/errors';
import type { SeoSetting, SeoSettingInput } from '@/domain/seo-setting';
import { parseSeoSetting } from '@/domain/seo-setting-schema';
import { plainFields } from './documents';
import { firestore } from './firestore';
import { transact, versionOf } from './transactions';

/** Only older data has several settings for one page; the rules allow `limit` ≤ 10 (design 5). */
const MAX_DUPLICATES = 10;

function toSeoSetting(snapshot: DocumentSnapshot): SeoSetting {
  return parseSeoSetting(snapshot.id, plainFields(snapshot), versionOf(snapshot));
}

/** The stored setting of a page, or null (spec 7); of several the one changed last (design 4). */
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

/** What a save has done. */
export interface SavedSeoSetting {
  /** As this save has stored it, whatever others have done since. */
  setting: SeoSetting;
  /** Id of the recorded change, null where an earlier save, whose answer was lost, had stored the same. */
  change: string | null;
}

/**
 * Saves the setting of a page (spec 7); a new one under the page id, so that concurrent saves store one document.
 * Throws ConflictError if the stored `version` is another, '' where none was stored.
 */
export async function saveSeoSetting(
  page: string,
  setting: SeoSettingInput,
  version: string,
): Promise<SavedSeoSetting> {
  const { title, description, keywords } = setting;
  const fields = { page, title, description, keywords };
  const reference = doc(firestore(), 'seoSettings', (await getSeoSetting(page))?.id ?? page);
  const { stored, change } = await transact(async ({ get, replace }) => {
    const stored = await get(reference);
    if (versionOf(stored) === version) {
      return { stored, change: replace(stored, { ...fields, updatedAt: serverTimestamp() }) };
    }
    if (isSame(stored, setting)) return { stored, change: null };
    throw new ConflictError();
  });
  if (change === null) return { setting: toSeoSetting(stored), change };
  // The setting may be someone else's by now, or removed: the record has the date of this save.
  const record = await getDoc(doc(firestore(), 'changes', change));
  const updatedAt = (record.get('at') as Timestamp).toDate();
  const saved = { id: reference.id, ...fields, updatedAt, version: versionOf(record, 'at') };
  return { setting: saved, change };
}

/** Whether an earlier save, whose answer was lost, has stored `setting` already. */
function isSame(stored: DocumentSnapshot, setting: SeoSettingInput): boolean {
  const text = ({ title, description, keywords }: SeoSettingInput) =>
    JSON.stringify([title, description, keywords]);
  return stored.exists() && text(toSeoSetting(stored)) === text(setting);
}
