import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { signOut } from '@/data/auth';
import { listCareers } from '@/data/careers';
import { importChanges, readContent, undoImport } from '@/data/snapshot';
import { COLLECTION_NAMES, SNAPSHOT_COLLECTIONS } from '@/domain/snapshot';
import { readSnapshot, writeSnapshot } from '@/domain/snapshot-file';
import { chosenChanges, planImport } from '@/domain/snapshot-plan';
import { itemGroups } from '@/domain/snapshot-import';
import { put, putExactly, putMany, remove, resetDatabase, stored } from '../support/database';
import { career, service } from '../support/sample-documents';
import { expectTrueHistory, fieldsAt } from './history';
import { secondAdministrator } from './second-administrator';
import { signInAsAdministrator } from './sign-in-as-administrator';

const PAGES = SEO_PAGES.map(({ id }) => id);
const setting = (page: string, title = page) => ({
  page,
  title,
  description: 'About it',
  keywords: ['Oracle', page],
  updatedAt: Timestamp.now(),
});

async function signInAfresh() {
  await resetDatabase();
  await signInAsAdministrator();
}
beforeEach(signInAfresh);
afterEach(signOut);

const control = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** What is stored, without `updatedAt`, which the server sets. */
async function content() {
  const collections = await Promise.all(
    SNAPSHOT_COLLECTIONS.map(async (name) => {
      const documents = (await stored(name)).map((fields) => {
        const { updatedAt, ...rest } = fields;
        expect(updatedAt, 'updatedAt').toBeDefined();
        return rest;
      });
      return [name, documents] as const;
    }),
  );
  return Object.fromEntries(collections);
}

const exported = async () => writeSnapshot(await readContent(control()), PAGES, new Date());

/** The changes that a file would make. */
async function changesOf(text: string, remove: boolean) {
  const file = readSnapshot(new TextEncoder().encode(text), PAGES);
  const plan = planImport(file, await readContent(control()), PAGES);
  return { plan, ...chosenChanges(plan, remove) };
}

async function titlesInOrder(): Promise<string[]> {
  const { items } = await listCareers({ size: 1000, activeOnly: false });
  return items.map(({ title }) => title);
}

it('export, then import into an empty project: every document is equal, in the same order', async () => {
  await putMany('careers', 500, (index) =>
    career({
      title: `Career ${index} 😀 "quoted" \\ ‮`,
      description: `Line one\nLine two\t${'x'.repeat(index)}`,
      isActive: index % 3 > 0,
      benefits: index % 2 ? [] : ['Tea', 'Tea'],
      ...(index % 5 === 0 && { createdAt: new Timestamp(1_700_000_000 - index, 123_456_000) }),
    }),
  );
  const { salaryRange, ...withoutSalary } = career({ title: 'Without a salary range' });
  expect(salaryRange).toBe('');
  await put('careers/without-salary', withoutSalary);
  for (const slug of ['data-masking', 'audits', 'x']) {
    await put(`services/${slug}`, { ...service({ slug }), createdAt: new Date(2020, 1, 2) });
  }
  for (const page of PAGES) await putExactly(`seoSettings/${page}`, setting(page));
  const before = await content();
  const order = await titlesInOrder();
  const { text, count, leftOut } = await exported();
  expect([count, leftOut]).toEqual([513, []]);

  await signInAfresh();
  const { toImport, leftAlone } = await changesOf(text, true);
  expect([toImport.length, leftAlone]).toEqual([513, []]);
  const seen: number[] = [];
  const items = await importChanges(toImport, {
    ...control(),
    onProgress: (done, total) => seen.push(done, total),
  });
  expect(itemGroups(items).notDone).toEqual([]);
  expect(seen.slice(-2)).toEqual([513, 513]);
  expect(await content()).toEqual(before);
  expect(await titlesInOrder()).toEqual(order);
  // Nothing more is to be done.
  const again = await changesOf(text, true);
  expect([again.plan.unchanged, again.toImport]).toEqual([513, []]);
  expect((await exported()).text.replace(/"(updated|exported)At.*/g, '')).toBe(
    text.replace(/"(updated|exported)At.*/g, ''),
  );
});
