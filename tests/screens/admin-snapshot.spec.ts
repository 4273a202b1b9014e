import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { change, put, stored } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, LONG_WORD, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Snapshot' });

async function exportContent(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sectionOf(page).getByRole('button', { name: 'Export content' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^consulting-site-content-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await file.path(), 'utf8');
}

/** Opens the file chooser by keyboard and chooses a file. */
async function importContent(page: Page, content: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    sectionOf(page).getByRole('button', { name: 'Import content' }).press('Enter'),
  ]);
  await chooser.setFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

const titles = async () => (await stored('careers')).map(({ title }) => title);

test('a snapshot is exported, compared, imported, and undone', async ({ page }) => {
  await put('services/data-masking', service());
  await put('careers/dba', career({ title: 'Before' }));
  await put('careers/same', career({ title: LONG_WORD }));
  await openAsAdministrator(page, '/admin/site', 'Site');
  const section = sectionOf(page);
  const text = await exportContent(page);
  await change('careers/dba', { title: 'After', updatedAt: new Date() });
  await put('careers/extra', career({ title: 'Extra' }));
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await importContent(page, text);
  await expect(section.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(
    section.getByText('0 documents to add, 1 to change, 0 to remove, 2 unchanged'),
  ).toBeVisible();
  await section.getByLabel('Remove documents that aren’t in the file (1)').check();
  await section.getByText('Career “Before”').click();
  await expect(section.getByRole('definition')).toHaveText('BeforeAfterAfterBefore');
  await expectAccessible(page, 'comparison', { focus: false });
  expect(await titles()).toEqual(['After', 'Extra', LONG_WORD]);
  await section.getByRole('button', { name: 'Import 2 changes' }).press('Enter');
  await expect(section.getByRole('heading', { name: '2 of 2 changes imported' })).toBeFocused();
  expect(await titles()).toEqual(['Before', LONG_WORD]);
  const changes = page.getByRole('region', { name: 'History' });
  await expect(changes.getByRole('listitem').first()).toContainText('deleted the career “Extra”');
  await section.getByRole('button', { name: 'Undo import' }).press('Enter');
  await expect(section.getByRole('heading', { name: '2 changes undone' })).toBeFocused();
  expect(await titles()).toEqual(['After', 'Extra', LONG_WORD]);
});
