import type { Page } from '@playwright/test';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import contacts from '../../scripts/samples/contacts.json' with { type: 'json' };
import { change, put } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

// A transition ends with an error when the window changes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const putAll = (collection: string, documents: { id: string }[]) =>
  Promise.all(documents.map(({ id, ...fields }) => put(`${collection}/${id}`, fields)));

/** Rows that are seen as a whole before the page is scrolled. */
const wholeRows = (page: Page) =>
  page.getByRole('article').evaluateAll((rows) => {
    return rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length;
  });

/** Controls that something covers, or that stay out of view, when they get the focus. Runs in the page. */
function coveredControls(controls: Element[]): string[] {
  const covered = controls.filter((control) => {
    (control as HTMLElement).focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(left + part * width, top + part * height);
      return !found || !(control.contains(found) || found.contains(control));
    });
  });
  return covered.map((control) => control.outerHTML);
}

test('the lists show much at once, at 390 px the menu leads on, and in the form of a career nothing covers what has the focus', async ({
  page,
}) => {
  await putAll('careers', careers);
  await putAll('contacts', contacts);
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('link', { name: /^oldest/ })).toBeVisible();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(6);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Careers' }).first().click();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  await expect(page.getByRole('region', { name: 'Google for Jobs' })).toBeVisible();
  const controls = page.getByRole('dialog').locator('form').locator('input, textarea, button');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await controls.evaluateAll(coveredControls), `${width} px`).toEqual([]);
  }
});

test('on a phone, the tab of the screen is in sight, also after the count of overdue inquiries has moved it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await put('contacts/one', contact({ createdAt: new Date(2026, 0, 5) }));
  await openAsAdministrator(page, '/admin/site', 'Site');
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  await expect(tabs.getByText('1 overdue')).toBeAttached();
  await expect(tabs.getByRole('link', { name: 'Site' })).toBeInViewport({ ratio: 0.9 });
});

test('tabs that change their width keep a focused one in sight', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await openAsAdministrator(page, '/admin/site', 'Site');
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  const dashboard = tabs.getByRole('link', { name: 'Dashboard' });
  await dashboard.focus();
  await page.setViewportSize({ width: 320, height: 800 });
  // Two frames: the second one begins after what the first one observed.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(dashboard).toBeInViewport({ ratio: 0.9 });
});

test('a notification covers nothing of a dialog', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/^Failed to save career/);
  await put('careers/one', career({ description: 'Long.\n'.repeat(60) }));
  await openAsAdministrator(page, '/admin/careers?id=one', 'Career Management');
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  await dialog.getByLabel('Department').fill('Other');
  await change('careers/one', { title: 'Of someone else', updatedAt: new Date() });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await dialog.getByRole('button', { name: 'Update Career' }).click();
    const shown = notification(page, 'Error', 'Failed to save career');
    await expect(shown).toBeVisible();
    const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    const { y: top = 0 } = (await dialog.boundingBox()) ?? {};
    expect(y + height, `${width} px`).toBeLessThanOrEqual(top);
    await shown.getByLabel('Dismiss').click();
  }
});
