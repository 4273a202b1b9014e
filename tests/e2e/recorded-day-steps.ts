import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { notification } from '../support/notification';
import { expect, open } from '../support/test';
import { IMPORTED_CAREER } from './recorded-day-documents';

/* Steps of the recorded day. They use only roles and labels, so that they work with any implementation of the screens. */

/** Waits for a notification that the current action caused. */
export async function expectNotified(page: Page, text: string, title = 'Success') {
  await expect(
    notification(page, title, text).and(page.locator(':not([data-earlier])')),
  ).toBeVisible();
}

/** Marks the notifications of earlier actions, which may have the same text. */
export async function markNotifications(page: Page) {
  await page
    .locator('li')
    .evaluateAll((items) => items.forEach((item) => (item.dataset['earlier'] = '')));
}

/** Waits for a text. The list of activities contains it too, but is closed. */
export async function expectShown(page: Page, text: string) {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

export async function press(page: Page, button: string, text: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expectNotified(page, text);
}

export const undo = (page: Page, text: string) => press(page, 'Undo', text);

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function show(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await open(page, '/admin/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

export async function fillIn(place: Page | Locator, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await place.getByRole('textbox', { name }).fill(text);
  }
}

export async function send(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectNotified(page, "We'll get back to you within", 'Message sent successfully!');
}

const showInquiries = (page: Page) => show(page, '/admin/contacts', 'Contact Management');

export async function showTrash(page: Page) {
  await showInquiries(page);
  await page.getByRole('link', { name: /^Deleted \d/ }).click();
}

export const trashButton = (page: Page, name: string, button: string) =>
  page.getByRole('article', { name }).getByRole('button', { name: button });

export async function openInquiry(page: Page, name: string) {
  await showInquiries(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('region', { name: /^Inquiry / })).toContainText(name);
}

export async function setStatus(page: Page, name: string, status: string) {
  await showInquiries(page);
  await choose(page, `Status of ${name}`, status);
  await expectNotified(page, 'Contact status updated successfully');
}

export async function select(page: Page, ...names: string[]) {
  await showInquiries(page);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
}

export async function writeNote(page: Page, name: string, text: string) {
  await openInquiry(page, name);
  await page.getByRole('button', { name: `note on ${name}` }).click();
  await page.getByLabel('Internal note').fill(text);
}

export async function confirm(page: Page, button: string, text: string) {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
  await expectNotified(page, text);
}

export async function reply(page: Page, name: string) {
  await openInquiry(page, name);
  await page.getByRole('link', { name: `Reply to ${name}` }).click();
  await press(page, 'Mark as contacted', 'Contact status updated successfully');
}

export const showCareers = (page: Page) => show(page, '/admin/careers', 'Career Management');

export async function editCareer(page: Page, title: string, fields: Record<string, string>) {
  await showCareers(page);
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await fillIn(page, fields);
}

export async function switchCareer(page: Page, title: string, text: string) {
  await showCareers(page);
  await page.getByRole('switch', { name: `${title} is active` }).click();
  await expectNotified(page, text);
}

export const showServices = (page: Page) => show(page, '/admin/services', 'Service Management');

export async function move(page: Page, name: string, direction: string) {
  await showServices(page);
  await press(page, `Move ${name} ${direction}`, `“${name}” moved ${direction}`);
}

export async function showSeo(page: Page, tab: string, fields: Record<string, string> = {}) {
  await show(page, '/admin/seo', 'SEO Management');
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  await expect(panel).toBeVisible();
  await fillIn(panel, fields);
}

export const saveSeo = (page: Page, tab: string) =>
  press(page, 'Save SEO Settings', `SEO settings updated for ${tab}`);

/** Saves a field that someone else has changed since: the first save shows both texts. */
export async function overwrite(page: Page, save: string, text: string) {
  await page.getByRole('button', { name: save, exact: true }).click();
  await page.getByRole('region', { name: 'Two versions' }).waitFor();
  await press(page, save, text);
}

export const RESTORE = {
  button: 'Restore this version',
  confirmation: 'Restore',
  text: 'Earlier version restored',
};
export const UNDO = {
  button: 'Undo this change',
  confirmation: 'Delete',
  text: 'Change undone',
};

/** Takes back the newest change in the history whose sentence contains `sentence`. */
export async function takeBack(page: Page, sentence: string, way: typeof UNDO) {
  await show(page, '/admin/site', 'Site');
  const history = page.getByRole('region', { name: 'History' });
  const record = history.getByRole('listitem').filter({ hasText: sentence }).first();
  await record.getByRole('button', { name: way.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: way.confirmation, exact: true }).click();
  await expectNotified(page, way.text);
}

type Document = Record<string, unknown> & { id: string };
type Snapshot = Record<'services' | 'careers' | 'seoSettings', Document[]>;

/** Exports the content, edits the file, and imports it: adds, changes, removes, and skips one document each. */
export async function importEdited(page: Page) {
  await show(page, '/admin/site', 'Site');
  const section = page.getByRole('region', { name: 'Snapshot' });
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export content' }).click();
  const file = await downloading;
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Snapshot;

  const { careers, services, seoSettings } = content;
  const [architect] = careers.filter(({ id }) => id === 'architect') as [Document];
  const [upgrades] = services.filter(({ id }) => id === 'upgrades') as [Document];
  const [about] = seoSettings.filter(({ id }) => id === 'about') as [Document];
  content.careers = careers.filter(({ id }) => id !== 'analyst');
  content.careers.push({ ...architect, id: IMPORTED_CAREER, title: 'Imported Career' });
  services.push({ ...upgrades, id: 'another-id', slug: 'another-slug' });
  about['title'] = 'Imported title';

  const choosing = page.waitForEvent('filechooser');
  await section.getByRole('button', { name: 'Import content' }).click();
  const buffer = Buffer.from(JSON.stringify(content));
  await (await choosing).setFiles({ name: 'day.json', mimeType: 'application/json', buffer });
  await expect(section.getByText('Skipped (1)')).toBeVisible();
  await section.getByLabel('Remove documents that aren’t in the file (1)').check();
  await section.getByRole('button', { name: 'Import 3 changes' }).click();
  await expectShown(page, '3 of 3 changes imported');
}
