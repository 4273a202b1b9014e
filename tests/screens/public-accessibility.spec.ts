import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put } from '../support/database';
import { PUBLIC_PAGES } from '../support/public-pages';
import { career } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}

/** The page does not scroll horizontally. */
async function expectNoOverflow(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    'px wider than the window',
  ).toBeLessThanOrEqual(0);
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { path, heading, isNotFound } of PUBLIC_PAGES) {
      test(`${path} is accessible and fits the window`, async ({ page, expectConsoleErrors }) => {
        if (isNotFound) expectConsoleErrors(/404/);
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    }

    test('the list of positions and one position', async ({ page }) => {
      await put('careers/dev', career({ salaryRange: '$1 to $2' }));
      await open(page, '/careers');
      await expect(page.getByText('1 position available')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Senior Oracle Developer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Oracle Developer');
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('a position that does not exist', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/403/);
      await open(page, '/careers?job=nobody');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Position Is Not Open');
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('the home page of a signed-in user', async ({ page }) => {
      await logIn(page, DEMO_ACCOUNTS.member);
      await open(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('the open navigation', async ({ page }) => {
      await open(page, '/about');
      if (width < 1024) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      } else {
        await page.getByRole('button', { name: /^Services/ }).click();
        await expect(page.locator('#services-menu')).toBeVisible();
      }
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('the consultation dialog with errors', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Get Free Consultation' }).click();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Enter your last name.')).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('the login dialog after a failure and the register dialog', async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/^Failed to log in/);
      await open(page, '/about');
      if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Login' }).click();
      const dialog = page.getByRole('dialog', { name: 'Login' });
      await dialog.getByLabel('Email').fill('nobody@example.com');
      await dialog.getByLabel('Password').fill('nothing');
      await dialog.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

test.describe('with text of 200 %', () => {
  for (const width of [640, 1280]) {
    test(`nothing overflows at ${width} px`, async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/404/);
      await page.setViewportSize({ width, height: 800 });
      // The browser setting, which the breakpoints follow; a style of the page would not change them.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const { path } of PUBLIC_PAGES) {
        await open(page, path);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        await expectNoOverflow(page);
        const header = page.getByRole('banner').locator('a:visible, button:visible');
        for (const item of await header.all()) {
          const box = await item.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(width);
        }
      }
    });
  }
});
