import { holdDatabaseCalls } from './database-calls';
import { put, putMany, stored } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact, service } from '../support/sample-documents';
import { expect, test } from '../support/test';

test('the dashboard keeps its layout as figures load and leads to a recorded deletion, whose Restore button brings the career back and keeps focus', async ({
  page,
}) => {
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
  await expect(page.getByText('0 inquiries older than')).toBeVisible();
  const responses = page.getByRole('region', { name: 'Response time' });
  const heights = async () => {
    const sizes = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      sizes.push((await responses.boundingBox())?.height);
    }
    return sizes;
  };
  const before = await heights();
  release();
  await expect(responses.getByText('2 of 2 inquiries')).toBeVisible();
  expect(await heights()).toEqual(before);
  await expectAccessible(page, 'dashboard', { inFull: true });
  await page.getByRole('link', { name: 'View history' }).click();

  const changes = page.getByRole('region', { name: 'History' });
  await expect(changes.getByRole('heading')).toBeInViewport();
  const deletion = changes.getByRole('listitem').filter({ hasText: 'deleted the career' });
  await expect(deletion).toContainText(sentence);
  await deletion.getByText('Show the difference').click();
  await expect(deletion.getByText('You inherit PL/SQL.')).toBeVisible();
  await expectAccessible(page, 'history with a difference');
  const restore = deletion.getByRole('button', { name: /^Restore/ });
  await restore.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The career was deleted. Restoring brings it back.')).toBeVisible();
  await expectAccessible(page, 'restore dialog', { focus: false });
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(notification(page, 'Success', 'Earlier version restored')).toBeVisible();
  await expect(restore).toBeFocused();
  // The record links to the restored career and has nothing more to restore.
  await expect(deletion.getByRole('link', { name: 'Oracle DBA' })).toBeVisible();
  await restore.press('Enter');
  await expect(dialog.getByText('There’s nothing to restore.')).toBeVisible();
  expect(await stored('careers')).toMatchObject([
    { id: 'dba', title: 'Oracle DBA' },
    { title: 'Other' },
  ]);
});
