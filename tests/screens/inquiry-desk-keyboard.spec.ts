import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { putMany, stored } from '../support/database';
import { holdDatabaseCalls } from './database-calls';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const PATH = '/admin/contacts';
const HEADING = 'Contact Management';

test('in the Due view, statuses, notes, and Undo work by keyboard alone', async ({ page }) => {
  const ninetyMinutesAgo = Timestamp.fromMillis(Date.now() - 90 * 60_000);
  await putMany('contacts', 4, (index) =>
    contact({ lastName: `Number ${index}`, createdAt: ninetyMinutesAgo }),
  );
  await openAsAdministrator(page, `${PATH}?view=due`, HEADING);
  await expect(page.getByRole('article')).toHaveCount(4);
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  await page.keyboard.press('j');
  for (let left = 4; left > 0; left -= 1) {
    const name = (await first.textContent()) ?? '';
    await expect(first).toBeFocused();
    if (left === 3) {
      await page.keyboard.press('n');
      await expect(inquiry.getByLabel('Internal note')).toBeFocused();
      await page.keyboard.type('Called 3x');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(notification(page, 'Success', 'Note saved')).toBeVisible();
      await expect(inquiry.getByText('Called 3x')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inquiry).toBeHidden();
      await expect(first).toBeFocused();
    }
    await page.keyboard.press('2');
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await page.keyboard.press('z');
  await expect(notification(page, 'Success', 'Change undone')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const contacted = (await stored('contacts')).filter(({ status }) => status === 'contacted');
  expect(contacted.map(({ note }) => note).filter(Boolean)).toEqual(['Called 3x']);
  expect(contacted).toHaveLength(3);
  for (const { contactedAt, createdAt } of contacted) {
    expect(createdAt).toEqual(ninetyMinutesAgo);
    const passed = (contactedAt as Timestamp).toMillis() - ninetyMinutesAgo.toMillis();
    expect(passed / 60_000).toBeGreaterThanOrEqual(90);
  }
});

const desk = (page: Page) => page.getByRole('region', { name: 'Inquiries', exact: true });
const row = (page: Page, index: number) =>
  page.getByRole('link', { name: `Grace Number ${index}`, exact: true });

test('when the focused row disappears, focus moves to a neighboring row, or to the Inquiries region if there is none', async ({
  page,
}) => {
  await putMany('contacts', 7, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, `${PATH}?status=new`, HEADING);
  await expect(page.getByRole('article')).toHaveCount(7);
  const press = (role: 'button' | 'link', name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).press('Enter');
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  const remove = async (index: number) => {
    await row(page, index).press('Enter');
    await expect(inquiry).toBeFocused();
    await press('button', `Delete the inquiry from Grace Number ${index}`);
  };

  // A closed inquiry leaves the New view.
  await page.getByLabel('Status of Grace Number 0').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(row(page, 1)).toBeFocused();

  await page.getByRole('checkbox', { name: 'Select all (6)' }).press('Space');
  const release = await holdDatabaseCalls(page, 'commit', 'contacts/many-00003');
  await press('button', 'Delete selected');
  await expect(page.getByText('2 of 6')).toBeVisible();
  await press('button', 'Cancel');
  release();
  await expect(notification(page, 'Stopped', '3 of 6 inquiries deleted.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await press('button', 'Clear selection');
  await expect(page.getByText('3 selected')).toBeHidden();
  await expect(desk(page)).toBeFocused();

  await remove(4);
  await expect(row(page, 5)).toBeFocused();
  await remove(5);
  await expect(row(page, 6)).toBeFocused();
  await remove(6);
  await expect(page.getByText('No new inquiries')).toBeVisible();
  await expect(desk(page)).toBeFocused();
});

test('an inquiry opens next to the list at 1280 px and over the list at 390 px; j and k move between inquiries, and Escape returns to the list', async ({
  page,
}) => {
  await putMany('contacts', 3, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  for (const isNextToList of [true, false]) {
    await page.setViewportSize({ width: isNextToList ? 1280 : 390, height: 844 });
    await row(page, 0).press('j');
    await row(page, 1).press('Enter');
    for (const [key, index] of [
      ['j', 1],
      ['k', 2],
      ['Escape', 1],
    ] as const) {
      await expect(inquiry.getByRole('heading')).toHaveText(`Grace Number ${index}`);
      await expect(inquiry).toBeFocused();
      await expect(row(page, 0)).toBeVisible({ visible: isNextToList });
      if (isNextToList || key !== 'Escape') await page.keyboard.press(key);
    }
    if (!isNextToList) await page.getByRole('link', { name: 'Back to list' }).click();
    await expect(inquiry).toBeHidden();
    await expect(row(page, 1)).toBeFocused();
  }
});
