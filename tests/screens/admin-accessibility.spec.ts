import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn, putAccount } from '../support/accounts';
import { putMany } from '../support/database';
import { failDatabaseCalls } from '../support/database-calls';
import { openAsAdministrator } from '../support/open-as-administrator';
import { career, contact } from '../support/sample-documents';
import { expect, test } from '../support/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page, state: string) {
  // Without animations, so that colors are final.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state}: horizontal overflow`).toBeLessThanOrEqual(0);
}

async function putDocuments() {
  await putMany('careers', 6, (index) => career({ title: `Job ${index}`, isActive: index > 1 }));
  await putMany('contacts', 6, (index) =>
    contact({
      lastName: `Number ${index}`,
      company: 'Navy',
      phone: '+1 212',
      message: 'Long text. '.repeat(index === 0 ? 200 : 2),
      status: ['new', 'contacted', 'closed', 'odd'][index % 4],
    }),
  );
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('login and an account without access', async ({ page }) => {
      await page.goto('/admin/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'login');
      await logIn(page, DEMO_ACCOUNTS.member);
      await page.goto('/admin/contacts');
      await expect(page.getByText('This account has no access')).toBeVisible();
      await expectAccessible(page, 'no access');
    });

    test('dashboard', async ({ page }) => {
      await putDocuments();
      await openAsAdministrator(page, '/admin/dashboard', 'Admin Dashboard');
      await expect(page.getByRole('link', { name: /View All 6/ })).toHaveCount(2);
      await expectAccessible(page, 'dashboard');
    });

    test('careers, their dialogs and a failed read', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/Failed to fetch careers/);
      await putDocuments();
      await openAsAdministrator(page, '/admin/careers', 'Career Management');
      await expect(page.getByRole('article')).toHaveCount(6);
      await expectAccessible(page, 'careers');
      await page.getByRole('button', { name: 'Add Career' }).click();
      await page.getByRole('button', { name: 'Create Career' }).click();
      await expect(page.getByText('Enter a job title.')).toBeVisible();
      await expectAccessible(page, 'dialog with an error');
      await page.getByLabel('Job Type').click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByLabel('Job Title').fill('x');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'confirmation');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await failDatabaseCalls(page, 'runQuery', 'careers', 'unavailable');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, 'careers failed');
    });

    test('SEO settings', async ({ page }) => {
      await openAsAdministrator(page, '/admin/seo', 'SEO Management');
      await page.getByLabel('Page Title').fill('x'.repeat(301));
      await page.getByRole('button', { name: 'Save SEO Settings' }).click();
      await expect(page.getByRole('tab', { name: 'Home Page (not saved)' })).toBeVisible();
      await expectAccessible(page, 'settings');
    });

    test('contacts, and a search without a match', async ({ page }) => {
      await putDocuments();
      await openAsAdministrator(page, '/admin/contacts', 'Contact Management');
      await expect(page.getByRole('article')).toHaveCount(6);
      await expectAccessible(page, 'inquiries');
      await page.getByLabel('Search').fill('no such thing');
      await expect(page.getByText('0 found')).toBeVisible();
      await expectAccessible(page, 'nothing found');
    });
  });
}

test('the back office works by keyboard alone', async ({ page }) => {
  await putAccount(DEMO_ACCOUNTS.administrator);
  await page.goto('/admin/login');
  const { email, password } = DEMO_ACCOUNTS.administrator;

  /** Presses Tab until the element with that name is focused. */
  async function tabTo(name: string | RegExp, role: 'button' | 'link' | 'textbox' | 'tab') {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).last();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  }

  await tabTo('Email', 'textbox');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await tabTo('Manage Careers', 'link');
  await page.keyboard.press('Enter');
  await tabTo('Add First Career', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Job Title', 'textbox');
  await page.keyboard.type('Typed by keyboard');
  await tabTo('Requirement 1', 'textbox');
  await page.keyboard.type('Patience');
  await tabTo('Create Career', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Typed by keyboard' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await tabTo('Delete Typed by keyboard', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No careers posted')).toBeVisible();
  // F8 focuses the notifications (spec 9).
  await page.keyboard.press('F8');
  await tabTo('Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Typed by keyboard' })).toBeVisible();

  await tabTo('SEO', 'link');
  await page.keyboard.press('Enter');
  await tabTo('Home Page', 'tab');
  await page.keyboard.press('ArrowRight');
  await tabTo('Page Title', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('About us');
  await page.keyboard.press('Enter');
  await expect(page.getByText('SEO settings updated for About Page').first()).toBeVisible();
});
