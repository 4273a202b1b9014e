import { beforeEach, describe, expect, it } from 'vitest';
import { replacement } from '@/collections/change';
import type { SeoSettingInput } from '@/collections/seo-settings';
import { getSeoSetting } from '@/data/seo-settings';
import { randomId } from '@/domain/random-id';
import { put, putExactly, stored } from '../support/database';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { afterNextCommit } from './lost-responses';
import { asSecond, startAsTwoAdministrators } from './sessions';
import { openDocument } from './subjects';
import { commitNew, commitWith, undo } from './writes';

const PATH = 'seoSettings/about';
const SETTING = { title: 'A title', description: 'A description', keywords: ['Oracle'] };
const OTHER = { title: 'Another title', description: 'Another', keywords: ['SQL', 'Oracle'] };
const THEIRS = { title: 'Theirs', description: '', keywords: [] };

beforeEach(startAsTwoAdministrators);

/** Replaces the version with a setting of the About page, or removes it. */
const replace = (input: SeoSettingInput | null, version: string, id = 'about') =>
  replacement('seoSettings', id, version, input && { page: 'about', ...input });

const save = (...replaced: Parameters<typeof replace>) => commitNew(replace(...replaced));

/** Expects saving the About page's setting to be refused and to change nothing. */
async function expectRefused(version: string): Promise<void> {
  const settings = await stored('seoSettings');
  const changes = await stored('changes');
  const current = { id: 'about', version: (await getSeoSetting('about'))?.version ?? '' };
  await expect(save({ ...SETTING, title: 'Refused' }, version)).rejects.toMatchObject({
    name: 'ConflictError',
    stored: current,
  });
  expect(await stored('seoSettings')).toEqual(settings);
  expect(await stored('changes')).toEqual(changes);
}

it('getSeoSetting returns the most recently changed setting of a page, or null if the page has none', async () => {
  expect(await getSeoSetting('home')).toBeNull();
  await put('seoSettings/a', { page: 'home', title: 'Old', updatedAt: new Date(2025, 0, 1) });
  await put('seoSettings/b', { page: 'home', title: 'New', updatedAt: new Date(2026, 0, 1) });
  await put('seoSettings/c', { page: 'home', title: 'Undated', updatedAt: null });
  expect(await getSeoSetting('home')).toMatchObject({ id: 'b', title: 'New' });
});

describe('a save', () => {
  it('creates the first setting of a page and returns its version', async () => {
    const key = randomId();
    const first = await commitWith(key, replace(SETTING, ''));
    const record = `seoSettings~about~${key}`;
    expect(first).toMatchObject({ id: 'about', fields: { page: 'about', ...SETTING }, record });
    expect(await getSeoSetting('about')).toMatchObject({
      id: 'about',
      ...SETTING,
      version: first.version,
    });
    const next = await save(OTHER, first.version);
    expect(await getSeoSetting('about')).toMatchObject({ ...OTHER, version: next.version });
    expect((await changesOf(PATH)).map(({ id }) => id as string)).toEqual([
      first.record,
      next.record,
    ]);
    await undo(next.record ?? '');
    expect(await getSeoSetting('about')).toMatchObject(SETTING);
    expect(await expectTrueHistory(PATH)).toBe(3);
  });

  it('updates a saved setting under its existing ID and leaves the page’s other settings unchanged', async () => {
    await put('seoSettings/old', { page: 'about', ...THEIRS, updatedAt: new Date(2025, 0, 1) });
    await put('seoSettings/x7', { page: 'about', ...OTHER, extra: 1 });
    const { id, version } = (await getSeoSetting('about')) ?? { id: '', version: '' };
    await save(SETTING, version, id);
    expect(await getSeoSetting('about')).toMatchObject({ id: 'x7', ...SETTING });
    expect(await fieldsAt('seoSettings/x7')).not.toHaveProperty('extra');
    expect(await fieldsAt('seoSettings/old')).toMatchObject(THEIRS);
    expect(await stored('seoSettings')).toHaveLength(2);
  });

  it('over a setting without a date succeeds exactly once', async () => {
    await putExactly(PATH, { page: 'about', ...THEIRS });
    expect(await getSeoSetting('about')).toMatchObject({ version: '-' });
    await expectRefused('');
    await save(OTHER, '-');
    expect(await getSeoSetting('about')).toMatchObject(OTHER);
    await expectRefused('-');
  });
});

it.each([
  { theirs: 'a newer version', hasOne: true, stored: THEIRS },
  { theirs: 'a removal', hasOne: true, stored: null },
  { theirs: 'a first setting', hasOne: false, stored: THEIRS },
])(
  'a save is refused if it would overwrite $theirs by someone else',
  async ({ hasOne, stored }) => {
    const { version } = hasOne ? await save(OTHER, '') : { version: '' };
    await asSecond(() => save(stored, version));
    await expectRefused(version);
    expect(await expectTrueHistory(PATH)).toBe(hasOne ? 2 : 1);
  },
);

it.each([
  { does: 'replaces', theirs: THEIRS },
  { does: 'removes', theirs: null },
])(
  'a save returns its own result, even if someone else $does the setting immediately afterward',
  async ({ theirs }) => {
    afterNextCommit(() =>
      asSecond(async () => {
        const { version } = await openDocument('seoSettings', 'about');
        await save(theirs, version);
      }),
    );
    const { fields, version, record } = await save(OTHER, '');
    expect(fields).toMatchObject(OTHER);
    expect(record).toBe((await changesOf(PATH))[0]?.['id']);
    // The author hasn't seen the other change, so the next save must not replace it.
    await expectRefused(version);
    expect(await expectTrueHistory(PATH)).toBe(2);
  },
);
