import { beforeEach, expect, it } from 'vitest';
import { getSeoSetting } from '@/data/seo-settings';
import { put, stored } from '../support/database';
import { fieldsAt } from './history';
import { startAsAdministrator } from './sessions';
import { ID, openDocument, openForm } from './subjects';
import { act } from './writes';

beforeEach(startAsAdministrator);

it('getSeoSetting returns the most recently changed setting of a page, or null if the page has none', async () => {
  expect(await getSeoSetting('home')).toBeNull();
  await put('seoSettings/a', { page: 'home', title: 'Old', updatedAt: new Date(2025, 0, 1) });
  await put('seoSettings/b', { page: 'home', title: 'New', updatedAt: new Date(2026, 0, 1) });
  await put('seoSettings/c', { page: 'home', title: 'Undated', updatedAt: null });
  expect(await getSeoSetting('home')).toMatchObject({ id: 'b', title: 'New' });
});

it('a save updates a setting under its existing ID and leaves the page’s other settings unchanged', async () => {
  const other = { page: ID, title: 'Other', description: '', keywords: [] };
  await put('seoSettings/old', { ...other, updatedAt: new Date(2025, 0, 1) });
  await put('seoSettings/x7', { page: ID, title: 'A title', extra: 1 });
  const form = openForm.seoSettings(await openDocument('seoSettings', 'x7'));
  await act([form.save({ title: 'New' })]);
  expect(await getSeoSetting(ID)).toMatchObject({ id: 'x7', title: 'New' });
  expect(await fieldsAt('seoSettings/x7')).not.toHaveProperty('extra');
  expect(await fieldsAt('seoSettings/old')).toMatchObject(other);
  expect(await stored('seoSettings')).toHaveLength(2);
});
