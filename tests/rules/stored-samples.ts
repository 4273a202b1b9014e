import { doc, setDoc, type Firestore } from 'firebase/firestore/lite';
import type { Collection as Description } from '@/collections/collection';
import { DESCRIPTIONS, sample, type Collection } from './collections';
import { newId, YEARS_AGO, type Fields, type Person, type RulesProject } from './environment';

const SETTINGS: Partial<Record<Collection, string>> = {
  settings: 'settings/firm',
  replyTemplates: 'settings/replyTemplates',
};

export const put = (db: Firestore, path: string, fields: Fields): Promise<void> =>
  setDoc(doc(db, path), fields);

/**
 * Writes a document with exactly these fields. In services, stories, and seoSettings, where the ID of a new document
 * must equal its slug or page, the document replaces a stored document with the same slug or page.
 */
export async function writeWhole(
  project: RulesProject,
  person: Person,
  collection: Collection,
  fields: Fields,
): Promise<void> {
  const path = SETTINGS[collection] ?? `${collection}/${newId()}`;
  const db = project.as[person];
  const { idField }: Description = DESCRIPTIONS[collection];
  if (!idField) return put(db, path, fields);
  const dated = 'createdAt' in fields ? { ...fields, createdAt: YEARS_AGO } : fields;
  await project.store({ [path]: { [idField]: fields[idField] ?? 'none', createdAt: YEARS_AGO } });
  return put(db, path, dated);
}

/** Stores a sample document, bypassing the rules. @returns its path */
export async function storeSample(
  project: RulesProject,
  collection: Collection,
  changes: Fields = {},
): Promise<string> {
  const path = `${collection}/${newId()}`;
  await project.store({ [path]: sample(collection, changes) });
  return path;
}
