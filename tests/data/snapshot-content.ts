import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { changeOfPlan } from '@/back-office/site/use-snapshot';
import { SNAPSHOT_COLLECTIONS } from '@/collections/collections';
import { readSnapshot, writeSnapshot } from '@/collections/snapshot';
import { chosenChanges, planImport } from '@/collections/snapshot-plan';
import { SEO_PAGES } from '@/content/pages';
import { readContent } from '@/data/snapshot';
import { put, putExactly, stored } from '../support/database';
import { service } from '../support/sample-documents';
import { UNCANCELED } from './writes';

export const PAGES = SEO_PAGES.map(({ id }) => id);

/** Returns all stored content without `updatedAt`, which the server sets. */
export async function storedContent(): Promise<Record<string, unknown[]>> {
  const collections = await Promise.all(
    SNAPSHOT_COLLECTIONS.map(async (name) => {
      const documents = (await stored(name)).map(({ updatedAt, ...rest }) => {
        expect(updatedAt).toBeInstanceOf(Timestamp);
        return rest;
      });
      return [name, documents] as const;
    }),
  );
  return Object.fromEntries(collections);
}

/** Exports the stored content as a snapshot file. */
export const exportStored = async () =>
  writeSnapshot(await readContent(UNCANCELED), PAGES, new Date());

/** Compares a snapshot file with the stored content and returns the changes that an import would make. */
export async function compare(text: string, remove: boolean) {
  const file = await readSnapshot(new Blob([text]), PAGES);
  const plan = planImport(file, await readContent(UNCANCELED), PAGES);
  const chosen = chosenChanges(plan, remove);
  return { plan, ...chosen, changes: chosen.toImport.map(changeOfPlan) };
}

export async function putService(slug: string, fields: Record<string, unknown> = {}) {
  const createdAt = new Timestamp(1_580_000_000, 123_456_000);
  await put(`services/${slug}`, { ...service({ slug }), createdAt, ...fields });
}

export async function putSetting(page: string, fields: Record<string, unknown> = {}) {
  const setting = { title: page, description: '', keywords: ['Oracle'], ...fields };
  await putExactly(`seoSettings/${page}`, { page, ...setting, updatedAt: Timestamp.now() });
}
