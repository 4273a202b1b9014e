import { put, putMany, stored } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { holdDatabaseCalls } from './database-calls';

/* One journey per screen of the back office. The inquiry desk: inquiry-desk.spec.ts; SEO: e2e/search-engines.spec.ts. */

test('a career is added, changed, found, switched off, and deleted', async ({ page }) => {
  await put('careers/other', career({ title: 'Another one', createdAt: new Date(2026, 0, 1) }));
  const storedOne = async () =>
    (await stored('careers')).find(({ title }) => title === 'Cloud Architect');
  const cards = page.getByRole('article');
  await openAsAdministrator(page, '/admin/careers?status=active', 'Career Management');
  await page.getByRole('button', { name: 'Add Career' }).click();
  await page.getByLabel('Job Title').fill('Cloud Architect');
  await page.getByLabel('Requirement 1', { exact: true }).fill('OCI');
  const closing = page.getByLabel('Closing Date');
  await closing.pressSequentially('12');
  await page.getByRole('button', { name: 'Create Career' }).click();
  await expect(page.getByText('Enter a complete, valid date.')).toBeVisible();
  await expect(closing).toBeFocused();
  await closing.fill('2099-12-31');
  await page.getByRole('button', { name: 'Create Career' }).click();
  // A title alone goes live only after a question.
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(notification(page, 'Success', 'Career added successfully')).toBeVisible();
  const created = await storedOne();
  expect(created).toMatchObject({
    type: 'full-time',
    requirements: ['OCI'],
    benefits: [],
    isActive: true,
    closesOn: '2099-12-31',
    createdAt: created?.['updatedAt'],
  });

  await page.getByRole('button', { name: 'Edit Cloud Architect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await dialog.getByLabel('Department').fill('Changed');
  await dialog.getByRole('button', { name: 'Update Career' }).click();
  await expect(notification(page, 'Success', 'Career updated successfully')).toBeVisible();
  expect(await storedOne()).toMatchObject({ department: 'Changed' });

  const search = page.getByLabel('Search careers');
  const entries = () => page.evaluate(() => history.length);
  const entriesBefore = await entries();
  await search.pressSequentially('another');
  await expect(page).toHaveURL(/\?status=active&q=another$/);
  await expect(cards).toHaveCount(1);
  expect(await entries()).toBe(entriesBefore);
  await search.fill('');
  await page.getByRole('switch', { name: 'Cloud Architect is active' }).press('Space');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Another one is active' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Inactive 1' })).toBeVisible();
  expect(await storedOne()).toMatchObject({ isActive: false });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // F8 focuses the notifications (spec 9), and Tab their buttons.
  await page.keyboard.press('F8');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  expect(await storedOne()).toMatchObject({ isActive: true });

  const before = await storedOne();
  page.once('dialog', (confirmation) => void confirmation.accept());
  await page.getByRole('button', { name: 'Delete Cloud Architect' }).click();
  await expect(notification(page, 'Success', 'Career deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Another one' })).toBeFocused();
  expect(await storedOne()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  expect({ ...(await storedOne()), updatedAt: null }).toEqual({ ...before, updatedAt: null });
});

test('a service is added, moved, and deleted, and Undo restores it', async ({ page }) => {
  await put('services/consulting', service({ slug: 'consulting', name: 'Consulting' }));
  await put('services/upgrades', service({ slug: 'upgrades', name: 'Upgrades' }));
  await openAsAdministrator(page, '/admin/services', 'Service Management');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Service' });
  await dialog.getByLabel('Name').fill('Data Masking');
  await dialog.getByText('Database', { exact: true }).click();
  await dialog.getByText('teal', { exact: true }).click();
  await dialog.getByLabel('Feature 1', { exact: true }).fill('Rules per column');
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await expect(notification(page, 'Success', 'Service added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Consulting', 'Upgrades', 'Data Masking']);
  const up = page.getByRole('button', { name: 'Move Data Masking up' });
  await up.press('Enter');
  await expect(names).toHaveText(['Consulting', 'Data Masking', 'Upgrades']);
  await expect(up).toBeFocused();
  await expect(up).toBeEnabled();
  await up.press('Enter');
  await expect(names).toHaveText(['Data Masking', 'Consulting', 'Upgrades']);
  expect((await stored('services')).find(({ id }) => id === 'data-masking')).toMatchObject({
    ...service({ description: '', longDescription: '' }),
    position: 1,
  });

  await page.getByRole('button', { name: 'Delete Data Masking' }).click();
  await expect(names).toHaveText(['Consulting', 'Upgrades']);
  // Until then, the notification about the move offers Undo.
  await expect(notification(page, 'Success', '“Data Masking” was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Data Masking', 'Consulting', 'Upgrades']);
});

test('the dashboard leads to a deletion, which its row undoes', async ({ page }) => {
  // If a service is stored, the back office doesn't store the built-in ones; storing them would add a recorded change.
  await put('services/data-masking', service());
  await put('careers/dba', career({ title: 'Oracle DBA' }));
  await put('careers/other', career({ title: 'Other' }));
  await putMany('contacts', 4, (index) => ({
    ...contact({ lastName: `Number ${index}` }),
    createdAt: new Date(),
    ...(index < 2 && { status: 'contacted', contactedAt: new Date() }),
  }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete Oracle DBA' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const release = await holdDatabaseCalls(page, 'runQuery', '1001');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();

  const sentence = 'admin@example.com deleted the career “Oracle DBA”';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('link', { name: /View All 4/ })).toBeVisible();
  await expect(page.getByText(/inquiries older than/)).toBeHidden();
  const responses = page.getByRole('region', { name: 'Response time' });
  const heights = async () => {
    const sizes = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      sizes.push((await responses.boundingBox())?.height);
    }
    return sizes;
  };
  // The first layout may have a fallback font, whose widths depend on the machine.
  await heights();
  const before = await heights();
  release();
  await expect(responses.getByText('2 of 2 inquiries')).toBeVisible();
  expect(await heights()).toEqual(before);
  await expectAccessible(page.getByRole('main'), { inFull: true });
  await page.getByRole('link', { name: 'View history' }).click();

  const changes = page.getByRole('region', { name: 'History' });
  await expect(changes.getByRole('heading')).toBeInViewport();
  const deletion = changes.getByRole('listitem').filter({ hasText: 'deleted the career' });
  await expect(deletion).toContainText(sentence);
  await deletion.getByText('Show the difference').click();
  await expectAccessible(deletion.getByText('You inherit PL/SQL.'));
  const undo = deletion.getByRole('button', { name: /^Undo this change: restore the career/ });
  await undo.press('Enter');
  await expect(notification(page, 'Success', 'Change undone')).toBeVisible();
  await expect(undo).toBeFocused();
  // The row links to the restored career and has nothing more to undo.
  await expect(deletion.getByRole('link', { name: 'Oracle DBA' })).toBeVisible();
  await undo.press('Enter');
  const words = 'It was already undone, or erased in the meantime.';
  await expect(notification(page, 'Nothing changed', words)).toBeVisible();
  expect(await stored('careers')).toMatchObject([
    { id: 'dba', title: 'Oracle DBA' },
    { title: 'Other' },
  ]);
});
