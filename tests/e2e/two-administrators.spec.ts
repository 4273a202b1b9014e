import type { Page } from '@playwright/test';
import { database, put, stored } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

/* Conflicts in each form: tests/components/edit-form.test.tsx and editors.test.tsx. */

const MINE = 'Text of the first';
const THEIRS = 'Text of the second';

const expectStored = (path: string, fields: Record<string, unknown>) =>
  expect.poll(async () => (await database().doc(path).get()).data() ?? {}).toMatchObject(fields);

// Tall enough that notifications don't cover any buttons.
test.use({ viewport: { width: 1280, height: 1600 } });

test('of two administrators, none loses text or replaces the other’s unseen', async ({
  page: a,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/^Failed to /);
  await put('careers/one', career());
  await openAsAdministrator(a, '/admin/careers?id=one', 'Career Management');
  // The second one has the same session in another browser.
  const storageState = await a.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, viewport: a.viewportSize() });
  const b = await context.newPage();
  await b.goto('/admin/careers?id=one');
  const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Career' });
  const field = (page: Page, label: string) =>
    form(page).getByRole('textbox', { name: label, exact: true });
  const save = (page: Page) => form(page).getByRole('button', { name: 'Update Career' }).click();

  await test.step('a save keeps another field that someone else has saved', async () => {
    await field(a, 'Job Title').fill(MINE);
    await field(b, 'Department').fill(THEIRS);
    await save(b);
    await expectStored('careers/one', { department: THEIRS });
    await save(a);
    await expectStored('careers/one', { title: MINE, department: THEIRS });
  });
  await test.step('a save stops once at someone else’s newer text, then keeps mine', async () => {
    for (const page of [a, b]) await page.goto('/admin/careers?id=one');
    await field(a, 'Job Title').fill('Another text of the first');
    await field(b, 'Job Title').fill(THEIRS);
    await save(b);
    await expectStored('careers/one', { title: THEIRS });
    await save(a);
    await expect(form(a).getByRole('region', { name: 'Two versions' })).toBeVisible();
    await expect(form(a).locator('del').last()).toContainText('second');
    await expectStored('careers/one', { title: THEIRS });
    await save(a);
    await expectStored('careers/one', { title: 'Another text of the first' });
    expect(JSON.stringify(await stored('changes'))).toContain(THEIRS);
  });
  await test.step('a save that failed offline succeeds later', async () => {
    for (const page of [a, b]) await page.goto('/admin/careers?id=one');
    await field(a, 'Job Title').fill(MINE);
    await field(b, 'Department').fill('Department of the second');
    await a.context().setOffline(true);
    await save(a);
    await expect(a.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible();
    await save(b);
    await expectStored('careers/one', { department: 'Department of the second' });
    await a.context().setOffline(false);
    await save(a);
    await expectStored('careers/one', { title: MINE, department: 'Department of the second' });
  });
  await test.step('a deleted document can be saved as new', async () => {
    await a.goto('/admin/careers?id=one');
    await field(a, 'Job Title').fill('Another text of the first');
    await b.goto('/admin/careers');
    b.once('dialog', (dialog) => void dialog.accept());
    await b.getByRole('button', { name: `Delete ${MINE}` }).click();
    await expect.poll(() => stored('careers')).toEqual([]);
    await save(a);
    await expect(a.getByText('Someone else has deleted this career')).toBeVisible();
    await a.getByRole('button', { name: 'Save as new' }).click();
    await expect
      .poll(() => stored('careers'))
      .toMatchObject([{ title: 'Another text of the first' }]);
  });
  await context.close();
});
