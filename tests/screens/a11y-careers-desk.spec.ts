import { put, putMany } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { ARABIC, career, LONG_WORD } from '../support/sample-documents';
import { expect, test } from '../support/test';

const HEADING = 'Career Management';

test('the list with a filter, and an empty result', async ({ page }) => {
  await put('careers/arabic', career({ title: ARABIC, isActive: false }));
  await put('careers/long', career({ title: LONG_WORD }));
  await openAsAdministrator(page, '/admin/careers?q=sql', HEADING);
  await expect(page.getByText('2 found')).toBeVisible();
  await expectAccessible(page, 'list');
  await page.goto('/admin/careers?q=nothing+like+it&id=unknown');
  await expect(page.getByText('There’s no career unknown.')).toBeVisible();
  await expectAccessible(page, 'empty result');
});

test('the dialog with what Google would make of it, and the preview', async ({ page }) => {
  await putMany('careers', 1, () => career({ title: 'DBA!!!', location: ARABIC }));
  await openAsAdministrator(page, '/admin/careers', HEADING);
  await page.getByRole('button', { name: 'Edit DBA!!!' }).click();
  await page.getByRole('region', { name: 'Google for Jobs' }).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'dialog', { focus: false });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DBA!!!' })).toBeVisible();
  await expectAccessible(page, 'preview', { focus: false });
});
