import type { Page } from '@playwright/test';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import contacts from '../../scripts/samples/contacts.json' with { type: 'json' };
import { change, put, putMany } from '../support/database';
import { notification } from '../support/notification';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';
import { shownLines } from '../support/text-checks';

// Disables view transitions, because a resize during a transition prints an error.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const putAll = (collection: string, documents: { id: string }[]) =>
  Promise.all(documents.map(({ id, ...fields }) => put(`${collection}/${id}`, fields)));

/** Waits until this many rows are completely above the fold. */
const expectWholeRows = (page: Page, count: number) =>
  expect(async () => {
    const rows = page.getByRole('article');
    await expect(rows.nth(count - 1)).toBeAttached();
    const whole = await rows.evaluateAll((all) => {
      return all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length;
    });
    // A font that came too late for this page is in the cache for the next one.
    if (whole < count) await page.reload();
    expect(whole).toBeGreaterThanOrEqual(count);
  }).toPass();

/** Controls that are covered or out of view when focused. Runs in the page. */
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

test('lists show enough rows, and nothing covers the focused field of a form', async ({ page }) => {
  await putAll('careers', careers);
  await putAll('contacts', contacts);
  await putMany('contacts', 2, () => contact());
  await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
  await expect(page.getByRole('link', { name: /^oldest/ })).toBeVisible();
  await expectWholeRows(page, 10);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWholeRows(page, 4);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Careers' }).first().click();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expectWholeRows(page, 8);
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  await expect(page.getByRole('region', { name: 'Google for Jobs' })).toBeVisible();
  const controls = page.getByRole('dialog').locator('form').locator('input, textarea, button');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await controls.evaluateAll(coveredControls), `${width} px`).toEqual([]);
  }
});

test('on a phone, every tab is visible, and the current or focused view', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await put('contacts/one', contact({ createdAt: new Date(2026, 0, 5) }));
  await openAsAdministrator(page, '/admin/contacts?view=deleted', 'Contact Management');
  const views = page.getByRole('navigation', { name: 'Filter by status' });
  const all = views.getByRole('link', { name: 'All' });
  await all.focus();
  const tabs = page.getByRole('navigation', { name: 'Back office' });
  // The count shifts the tabs.
  await expect(tabs.getByText('1 overdue')).toBeAttached();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // Wait for a second frame, which starts after the ResizeObservers of the first frame have run.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(all).toBeInViewport({ ratio: 0.9 });
    for (const tab of await tabs.getByRole('link').all())
      await expect(tab).toBeInViewport({ ratio: 0.99 });
  }

  await page.reload();
  await expect(views.getByRole('link', { name: 'Deleted' })).toBeInViewport({ ratio: 0.9 });
  await expect(all).not.toBeInViewport();
  await all.evaluate((link) => (link as HTMLElement).click());
  await expect(all).toBeInViewport({ ratio: 0.9 });
  await page.goBack();
  await expect(views.getByRole('link', { name: 'Deleted' })).toBeInViewport({ ratio: 0.9 });

  await page.goto('/admin/seo?page=managed-services');
  const form = page.getByRole('form', { name: 'SEO settings' });
  const tab = page.getByRole('tab', { selected: true });
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(tab).toBeInViewport({ ratio: 0.9 });
    expect((await form.boundingBox())?.y, `${width} px`).toBeLessThanOrEqual(300);
  }
});

test('every part of a tall form can be reached, and no notification covers it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/^Failed to save career/);
  const long = 'Long.\n'.repeat(100);
  await put('careers/one', career({ description: long }));
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  expect(await page.getByText('Long.').evaluate(shownLines)).toBe(2);
  await page.getByRole('button', { name: 'Edit Senior Oracle Developer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Career' });
  const { height: dialogHeight = 0 } = (await dialog.boundingBox()) ?? {};
  expect(Math.round(dialogHeight)).toBeLessThanOrEqual(800 * 0.8);
  const checkbox = dialog.getByLabel('Active (visible on careers page)');
  await expect(checkbox).not.toBeInViewport();
  await dialog.getByLabel('Department').fill('Other');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await checkbox.scrollIntoViewIfNeeded();
    await expect(checkbox).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Update Career' })).toBeInViewport();
    const tooWide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(tooWide, `${width} px`).toBe(0);
    await change('careers/one', { department: `Theirs ${width}`, updatedAt: new Date() });
    await dialog.getByRole('button', { name: 'Update Career' }).click();
    const shown = notification(page, 'Error', 'Failed to save career');
    await expect(shown).toBeVisible();
    const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    const { y: top = 0 } = (await dialog.boundingBox()) ?? {};
    expect(y + height, `${width} px`).toBeLessThanOrEqual(top);
    await shown.getByLabel('Dismiss').click();
  }
});

test('a click on an extension’s card doesn’t close the dialog below it', async ({ page }) => {
  await openAsAdministrator(page, '/admin/careers?id=new', 'Career Management');
  const dialog = page.getByRole('dialog', { name: 'Add New Career' });
  await dialog.getByLabel('Job Title').fill('Develloper');
  for (const place of ['body', 'html'] as const) {
    // Beside the dialog, over its scrim.
    await page.evaluate((parent) => {
      const card = document.createElement('button');
      card.textContent = 'Developer';
      card.style.cssText = 'position: fixed; top: 300px; left: 20px; z-index: 2147483647';
      card.onclick = () => card.remove();
      document.querySelector(parent)?.append(card);
    }, place);
    await page.mouse.click(25, 305);
    await expect(page.getByText('Developer', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(dialog.getByLabel('Job Title')).toHaveValue('Develloper');
  }
});
