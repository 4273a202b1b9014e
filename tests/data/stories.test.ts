import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { countStories, listStories } from '@/data/stories';
import { storyQueries } from '@/features/stories/story-queries';
import { put } from '../support/database';
import { story } from '../support/sample-documents';
import { startAsAdministrator, startAsVisitor } from './sessions';

async function putStories() {
  const dated = (slug: string, day: number, fields = {}) =>
    put(`stories/${slug}`, { ...story({ slug, ...fields }), createdAt: new Date(2026, 0, day) });
  await dated('older', 1);
  await dated('newer', 2, { services: ['consulting', 'audits'] });
  await dated('draft', 3, { isPublished: false });
}

beforeEach(async () => {
  await startAsVisitor();
  await putStories();
});

const read = (slug: string) => new QueryClient().fetchQuery(storyQueries.bySlug(slug));
const idsOf = async (selection: Parameters<typeof listStories>[0]) =>
  (await listStories(selection)).items.map(({ id }) => id);

it('a visitor reads published stories, newest first, also those about one service', async () => {
  expect(await idsOf({ isPublished: true, size: 50 })).toEqual(['newer', 'older']);
  expect(await idsOf({ isPublished: true, size: 1 })).toEqual(['newer']);
  expect(await idsOf({ isPublished: true, service: 'upgrades', size: 2 })).toEqual(['older']);
});

it('a visitor gets null for an unpublished or unknown story', async () => {
  expect(await read('older')).toMatchObject({ client: 'A regional insurer' });
  for (const slug of ['draft', 'none', 'a b', '__x__', '..']) expect(await read(slug)).toBeNull();
});

it('an administrator lists and counts all stories, but sees no draft on the site', async () => {
  await startAsAdministrator();
  await putStories();
  expect(await idsOf({ size: 50 })).toEqual(['draft', 'newer', 'older']);
  expect(await countStories({})).toBe(3);
  expect(await countStories({ isPublished: true })).toBe(2);
  expect(await read('draft')).toBeNull();
});
