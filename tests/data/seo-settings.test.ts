import { afterEach, beforeEach, expect, it } from 'vitest';
import { SEO_PAGES } from '@/content/pages';
import { signOut } from '@/data/auth';
import { getSeoSetting, saveSeoSetting } from '@/data/seo-settings';
import { put, resetDatabase, stored } from '../support/database';
import { signInAsAdministrator } from './sign-in-as-administrator';

const SETTING = { title: 'A title', description: 'A description', keywords: ['Oracle'] };

beforeEach(async () => {
  await resetDatabase();
  await signInAsAdministrator();
});
afterEach(signOut);

it('gets null where nothing is stored', async () => {
  expect(await getSeoSetting('home')).toBeNull();
});

it('saves a first setting under the id of its page', async () => {
  await saveSeoSetting('about', SETTING);
  expect(await stored('seoSettings')).toMatchObject([{ id: 'about', page: 'about', ...SETTING }]);
  expect(await getSeoSetting('about')).toMatchObject({ id: 'about', ...SETTING });
});

it('updates a stored setting under its existing id', async () => {
  await put('seoSettings/x7', { page: 'about', title: 'Old', description: '', keywords: [] });
  await saveSeoSetting('about', SETTING);
  expect(await stored('seoSettings')).toMatchObject([{ id: 'x7', page: 'about', ...SETTING }]);
});

it('reads the most recently changed setting where a page has several', async () => {
  await put('seoSettings/a', { page: 'home', title: 'Old', updatedAt: new Date(2025, 0, 1) });
  await put('seoSettings/b', { page: 'home', title: 'New', updatedAt: new Date(2026, 0, 1) });
  await put('seoSettings/c', { page: 'home', title: 'Undated', updatedAt: null });
  expect(await getSeoSetting('home')).toMatchObject({ id: 'b', title: 'New' });
});

it('stores one document per page when two administrators save every page at once', async () => {
  await Promise.all(
    SEO_PAGES.flatMap(({ id }) => [saveSeoSetting(id, SETTING), saveSeoSetting(id, SETTING)]),
  );
  const documents = await stored('seoSettings');
  expect(documents.map(({ page }) => page).sort()).toEqual(SEO_PAGES.map(({ id }) => id).sort());
});
