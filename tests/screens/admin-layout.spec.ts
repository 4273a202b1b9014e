import type { Page } from '@playwright/test';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import contacts from '../../scripts/samples/contacts.json' with { type: 'json' };
import { put } from '../support/database';
import { expectAccessible } from '../support/expect-accessible';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career } from '../support/sample-documents';
import { expect, test } from '../support/test';

const putAll = (collection: string, documents: { id: string; age: number }[]) =>
  Promise.all(
    documents.map(({ id, age, ...fields }) =>
      put(`${collection}/${id}`, { ...fields, createdAt: new Date(Date.now() - age * 86_400_000) }),
    ),
  );

/** How many rows are seen as a whole before the page is scrolled. */
const wholeRows = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('article')].filter(
        (row) => row.getBoundingClientRect().bottom <= innerHeight,
      ).length,
  );

test('six rows of the sample data are seen at once at 1280 x 800, two inquiries at 390 x 844', async ({
  page,
}) => {
  await putAll('careers', careers);
  await putAll('contacts', contacts);
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  await expect(page.getByText(`${careers.length} total positions`)).toBeVisible();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(6);
  await page.getByRole('link', { name: /^Contacts/ }).click();
  await expect(page.getByText(`${contacts.length} total inquiries`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^oldest/ })).toBeVisible();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(6);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(2);
});

test('at 390 px the menu leads through the back office', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Signed in as admin@example.com')).toBeVisible();
  await expectAccessible(page, 'menu', { windows: ['narrow'], focus: false });
  await menu.getByRole('link', { name: 'SEO' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SEO Management' })).toBeVisible();
});

/** Controls of the form in a dialog that something covers, or that stay out of view, when they get the focus. Runs in the page. */
function coveredControls(dialog: Element): string[] {
  const controls = dialog.querySelectorAll<HTMLElement>('form :is(input, textarea, button)');
  return [...controls].flatMap((control) => {
    control.focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    const isCovered = [0.1, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(left + part * width, top + part * height);
      return !found || !(control.contains(found) || found.contains(control));
    });
    return isCovered || control !== document.activeElement ? [control.outerHTML] : [];
  });
}

test('in the form of a career nothing covers what has the focus, beside Google for Jobs and above it', async ({
  page,
}) => {
  await put('careers/one', career());
  await openAsAdministrator(page, '/admin/careers?id=one', 'Career Management');
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  const panel = dialog.getByRole('region', { name: 'Google for Jobs' });
  await expect(panel).toBeVisible();
  for (const [width, isBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await dialog.evaluate(coveredControls), `${width} px`).toEqual([]);
    const form = await dialog.locator('form').boundingBox();
    const { x = 0, y = 0 } = (await panel.boundingBox()) ?? {};
    expect(x >= (form?.x ?? 0) + (form?.width ?? 0), `${width} px`).toBe(isBeside);
    expect(y >= (form?.y ?? 0) + (form?.height ?? 0), `${width} px`).toBe(!isBeside);
  }
});
