import type { Page } from '@playwright/test';
import { database, put, stored } from '../support/database';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

/* Other fields, deletions, failures, and each form: tests/components/edit-form.test.tsx and editors.test.tsx. */

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

  await field(a, 'Job Title').fill(MINE);
  await field(b, 'Job Title').fill(THEIRS);
  await field(b, 'Department').fill('Department of the second');
  await save(b);
  await expectStored('careers/one', { title: THEIRS });
  // The save stops once, then replaces only the text of the same field.
  await save(a);
  const versions = form(a).getByRole('region', { name: 'Two versions' });
  await expect(versions.last()).toContainText('second');
  await expectStored('careers/one', { title: THEIRS });
  await save(a);
  await expectStored('careers/one', { title: MINE, department: 'Department of the second' });
  expect(JSON.stringify(await stored('changes'))).toContain(THEIRS);
  await context.close();
});
