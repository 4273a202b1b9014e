import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/data/auth';
import { runChecks } from '@/back-office/site/checks';
import { DEMO_ACCOUNTS, DEMO_PROJECT } from '../../scripts/emulators/demo-project';
import { seed } from '../../scripts/samples/seed';
import {
  clearDocuments,
  database,
  put,
  putExactly,
  putMany,
  resetDatabase,
  stored,
} from '../support/database';

const { administrator } = DEMO_ACCOUNTS;

beforeEach(async () => {
  await resetDatabase();
  await seed(DEMO_PROJECT);
  await signIn(administrator.email, administrator.password);
});

/** Results that didn't pass, by title. */
async function problems() {
  // Without a deployed site, the pages can't be compared.
  const open = (await runChecks()).filter(({ state }) => state !== 'pass' && state !== 'unknown');
  return Object.fromEntries(open.map((result) => [result.title, result]));
}

it('the sample data passes the site check, and an empty database has no services', async () => {
  expect(await problems()).toEqual({});
  await clearDocuments();
  await put(`admins/${administrator.uid}`, {});
  expect(Object.keys(await problems())).toEqual(['Services are saved']);
});

it('documents are reported if no list can show them or they don’t match a schema', async () => {
  const contact = { name: 'Ada', email: 'ada@example.com', status: 'new' };
  await putExactly('contacts/undated', { ...contact, updatedAt: new Date() });
  await put('contacts/odd', { ...contact, firstName: ' \u200b', status: 7, extra: true });
  await put('careers/empty', {});
  await put('services/odd', { name: 'Odd', slug: 'No slug' });
  await put('seoSettings/else', { page: 'else', title: '', description: '', keywords: [] });
  const found = await problems();
  expect(found['Every career, story, and inquiry is listed']).toMatchObject({
    state: 'fail',
    text: '1 document has no createdAt, so no list shows it.',
  });
  const { places = [], text } = found['Saved documents are well formed'] ?? {};
  expect(places.map(({ label, problem }) => `${label} (${problem})`)).toEqual([
    'Careers: empty (title, department, location, type, description, requirements, responsibilities, benefits, and isActive)',
    'Services: odd (slug, description, longDescription, icon, color, and features)',
    'SEO settings: else (createdAt and page)',
    'Inquiries: odd (firstName, status, and extra)',
    'Inquiries: undated (createdAt)',
  ]);
  expect(text).toMatch(/Checked: (\d+) of \1 documents\./);
  expect(places[3]?.to).toBe('/admin/contacts?id=odd');
});

it('documents are checked up to 100 per collection; any others are only counted', async () => {
  const count = async (name: string) => (await database().collection(name).get()).size;
  const names = ['careers', 'services', 'stories', 'seoSettings'];
  const others = (await Promise.all(names.map(count))).reduce((sum, each) => sum + each, 0);
  const { length } = await stored('contacts');
  await putMany('contacts', 101, () => ({ email: 'none' }));
  expect((await problems())['Saved documents are well formed']?.text).toContain(
    `Checked: ${100 + others} of ${101 + length + others} documents.`,
  );
});
