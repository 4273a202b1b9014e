import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { signOut } from '@/data/auth';
import { undoChange } from '@/data/changes';
import { getSeoSetting, saveSeoSetting } from '@/data/seo-settings';
import { ConflictError } from '@/domain/errors';
import { change, put, putExactly, remove, resetDatabase, stored } from '../support/database';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { afterNextCommit, loseNextCommitAnswer } from './lost-answers';
import { secondAdministrator, type Edit } from './second-administrator';
import { signInAsAdministrator } from './sign-in-as-administrator';

const PATH = 'seoSettings/about';
const SETTING = { title: 'A title', description: 'A description', keywords: ['Oracle'] };
const OTHER = { title: 'Another title', description: 'Another', keywords: ['SQL', 'Oracle'] };
const THEIRS = { title: 'Theirs', description: '', keywords: [] };

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

async function versionOf(page: string): Promise<string> {
  const setting = await getSeoSetting(page);
  if (!setting) throw new Error(`Nothing is stored for ${page}`);
  return setting.version;
}

/** Expects a save for the about page to be refused, and to change nothing. */
async function expectRefused(version: string): Promise<void> {
  const settings = await stored('seoSettings');
  const changes = await stored('changes');
  const refused = { ...SETTING, title: 'Refused' };
  await expect(saveSeoSetting('about', refused, version)).rejects.toThrow(ConflictError);
  expect(await stored('seoSettings')).toEqual(settings);
  expect(await stored('changes')).toEqual(changes);
}

it('gets null where nothing is stored', async () => {
  expect(await getSeoSetting('home')).toBeNull();
});

it('reads the most recently changed setting where a page has several', async () => {
  await put('seoSettings/a', { page: 'home', title: 'Old', updatedAt: new Date(2025, 0, 1) });
  await put('seoSettings/b', { page: 'home', title: 'New', updatedAt: new Date(2026, 0, 1) });
  await put('seoSettings/c', { page: 'home', title: 'Undated', updatedAt: null });
  expect(await getSeoSetting('home')).toMatchObject({ id: 'b', title: 'New' });
});

describe('a save', () => {
  it('stores a first setting under the id of its page', async () => {
    await saveSeoSetting('about', SETTING, '');
    expect(await stored('seoSettings')).toMatchObject([{ id: 'about', page: 'about', ...SETTING }]);
    expect(await getSeoSetting('about')).toMatchObject({ id: 'about', ...SETTING });
  });

  it('updates a stored setting under its existing id', async () => {
    await put('seoSettings/x7', { page: 'about', title: 'Old', description: '', keywords: [] });
    const { setting } = await saveSeoSetting('about', SETTING, await versionOf('about'));
    expect(await stored('seoSettings')).toMatchObject([{ id: 'x7', page: 'about', ...SETTING }]);
    expect(await getSeoSetting('about')).toEqual(setting);
  });

  it('returns the stored setting, whose version the next save takes', async () => {
    const first = await saveSeoSetting('about', SETTING, '');
    expect(first.setting).toMatchObject({ id: 'about', page: 'about', ...SETTING });
    expect(first.setting).toEqual(await getSeoSetting('about'));
    const next = await saveSeoSetting('about', OTHER, first.setting.version);
    expect(next.setting).toMatchObject(OTHER);
    expect(next.setting).toEqual(await getSeoSetting('about'));
    expect(next.setting.version).not.toBe(first.setting.version);
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('returns the id of its change, which can be undone: also the first one of a page', async () => {
    const first = await saveSeoSetting('about', SETTING, '');
    const next = await saveSeoSetting('about', OTHER, first.setting.version);
    expect((await changesOf(PATH)).map(({ id }) => id as string)).toEqual([
      first.change,
      next.change,
    ]);
    await undoChange(next.change ?? '');
    expect(await getSeoSetting('about')).toMatchObject(SETTING);
    await expectRefused(next.setting.version);

    const home = await saveSeoSetting('home', SETTING, '');
    await undoChange(home.change ?? '');
    expect(await getSeoSetting('home')).toBeNull();
    expect(await expectTrueHistory('seoSettings/home')).toBe(2);
  });

  it('of a setting without a date succeeds once', async () => {
    await putExactly('seoSettings/x7', { page: 'about', ...THEIRS });
    expect(await versionOf('about')).toBe('');
    const { setting } = await saveSeoSetting('about', OTHER, '');
    expect(await stored('seoSettings')).toMatchObject([{ id: 'x7', page: 'about', ...OTHER }]);
    expect(await getSeoSetting('about')).toEqual(setting);
    await expectRefused('');
  });

  it('against the newest of several older documents changes that one only', async () => {
    await put('seoSettings/a', { page: 'about', ...THEIRS, updatedAt: new Date(2025, 0, 1) });
    await put('seoSettings/b', { page: 'about', ...OTHER, updatedAt: new Date(2026, 0, 1) });
    const { setting } = await saveSeoSetting('about', SETTING, await versionOf('about'));
    expect(setting).toMatchObject({ id: 'b', ...SETTING });
    expect(await getSeoSetting('about')).toEqual(setting);
    expect(await fieldsAt('seoSettings/a')).toMatchObject(THEIRS);
  });
});

describe('a save is refused', () => {
  let second: Edit;
  beforeEach(async () => {
    second = await secondAdministrator();
  });

  it('over a newer version of someone else', async () => {
    const { setting } = await saveSeoSetting('about', OTHER, '');
    await second(PATH, (fields) => ({ ...fields, ...THEIRS }));
    await expectRefused(setting.version);
    expect(await getSeoSetting('about')).toMatchObject(THEIRS);
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('as the first one, where someone else has stored one meanwhile', async () => {
    await second(PATH, () => ({ page: 'about', ...THEIRS }));
    await expectRefused('');
    expect(await expectTrueHistory(PATH)).toBe(1);
  });

  it('where someone else has removed the setting meanwhile', async () => {
    const { setting } = await saveSeoSetting('about', OTHER, '');
    await second(PATH, () => null);
    await expectRefused(setting.version);
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it('where another one of several older documents has become the newest', async () => {
    await put('seoSettings/a', { page: 'about', ...THEIRS, updatedAt: new Date(2025, 0, 1) });
    await put('seoSettings/b', { page: 'about', ...OTHER, updatedAt: new Date(2026, 0, 1) });
    const opened = await versionOf('about');
    await change('seoSettings/a', { updatedAt: new Date(2026, 0, 2) });
    await expectRefused(opened);
    await remove('seoSettings/a');
    expect(await saveSeoSetting('about', SETTING, opened)).toMatchObject({ setting: { id: 'b' } });
  });
});

describe('a save that was made', () => {
  it('is not made again where its answer was lost, or where it is repeated', async () => {
    loseNextCommitAnswer();
    const first = await saveSeoSetting('about', SETTING, '');
    expect(first).toEqual({ setting: await getSeoSetting('about'), change: null });
    expect(await saveSeoSetting('about', SETTING, '')).toEqual(first);

    const next = await saveSeoSetting('about', OTHER, first.setting.version);
    expect(await saveSeoSetting('about', OTHER, first.setting.version)).toEqual({
      ...next,
      change: null,
    });
    expect(await expectTrueHistory(PATH)).toBe(2);
  });

  it.each([
    { does: 'replaces', theirs: { page: 'about', ...THEIRS } },
    { does: 'removes', theirs: null },
  ])('is reported as made also where someone else $does it at once', async ({ theirs }) => {
    const second = await secondAdministrator();
    afterNextCommit(() => second(PATH, () => theirs));
    const { setting, change: id } = await saveSeoSetting('about', OTHER, '');
    expect(setting).toMatchObject(OTHER);
    expect(id).toBe((await changesOf(PATH))[0]?.['id']);
    // The next save must not replace what its author has not seen.
    await expectRefused(setting.version);
    expect(await expectTrueHistory(PATH)).toBe(2);
  });
});

it('of two administrators who save every page at once, one is told of the conflict', async () => {
  for (const { id } of SEO_PAGES.slice(0, SEO_PAGES.length / 2)) {
    await saveSeoSetting(id, THEIRS, '');
  }
  await Promise.all(
    SEO_PAGES.map(async ({ id }) => {
      const version = (await getSeoSetting(id))?.version ?? '';
      const [first, second] = await Promise.allSettled([
        saveSeoSetting(id, SETTING, version),
        saveSeoSetting(id, OTHER, version),
      ]);
      const winner = first.status === 'fulfilled' ? first : second;
      const loser = winner === first ? second : first;
      expect(loser).toMatchObject({ status: 'rejected', reason: { name: 'ConflictError' } });
      expect(winner).toMatchObject({ value: { setting: winner === first ? SETTING : OTHER } });
      expect(await getSeoSetting(id)).toMatchObject(winner === first ? SETTING : OTHER);
      expect(await expectTrueHistory(`seoSettings/${id}`)).toBe(version ? 2 : 1);
    }),
  );
  const documents = await stored('seoSettings');
  expect(documents.map(({ page }) => page).sort()).toEqual(SEO_PAGES.map(({ id }) => id).sort());
});
