import { Timestamp } from 'firebase-admin/firestore';
import { putMany, stored } from '../support/database';
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

test('an inquiry opens next to the list at 1280 px and over the list at 390 px, where “Back to list” returns the focus to its row', async ({
  page,
}) => {
  await putMany('contacts', 2, (index) => contact({ lastName: `Number ${index}` }));
  await openAsAdministrator(page, PATH, HEADING);
  const inquiry = page.getByRole('region', { name: 'Inquiry MANY--000' });
  const row = (index: number) =>
    page.getByRole('link', { name: `Grace Number ${index}`, exact: true });
  for (const isNextToList of [true, false]) {
    await page.setViewportSize({ width: isNextToList ? 1280 : 390, height: 844 });
    await row(1).press('Enter');
    await expect(inquiry.getByRole('heading')).toHaveText('Grace Number 1');
    await expect(inquiry).toBeFocused();
    await expect(row(0)).toBeVisible({ visible: isNextToList });
    if (isNextToList) await page.keyboard.press('Escape');
    else await page.getByRole('link', { name: 'Back to list' }).click();
    await expect(inquiry).toBeHidden();
    await expect(row(1)).toBeFocused();
  }
});
