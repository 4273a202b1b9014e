import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { career, contact } from '../support/admin';
import { FAULTS, unreliable } from '../support/faults';
import { BUILT_IN_SERVICES, service } from '../support/public-pages';
import { expect, open, test } from '../support/test';
import { logIn, put } from '../support/world';

/** The deadline of a read (design 4), in milliseconds. */
const READ_DEADLINE = 8_000;
/** The longest that a visitor waits for the identity provider, in milliseconds. */
const LONGEST_WAIT = 2_000;

const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors(/^Failed to/));

test.describe('a visitor', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('sees the built-in services within 8 s under each of 6 faults', async ({ page }) => {
    // As in development: pages that were not built with the services in them.
    await page.addInitScript(() => {
      const forget = () => document.getElementById('baked-content')?.remove();
      new MutationObserver(forget).observe(document, { childList: true, subtree: true });
    });
    await put('services/stored', service());
    const network = await unreliable(page, /documents:/, '"services"');
    for (const fault of FAULT_NAMES) {
      const { met } = network.suffers(fault);
      // A page that is static only in its frame: what it shows comes from the network.
      await open(page, '/admin/login');
      await page.getByRole('button', { name: /^Services/ }).click();
      await page.getByRole('link', { name: 'All services' }).click();
      await met;
      await page.clock.fastForward(READ_DEADLINE);
      const main = page.getByRole('main');
      for (const name of BUILT_IN_SERVICES) {
        await expect(main.getByRole('link', { name, exact: true }).first(), fault).toBeVisible();
      }
      await main.getByRole('link', { name: 'System Upgrades', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Upgrades');
      // What this page still asks is not for the next fault.
      await page.goto('about:blank');
    }
  });

  test('of a service that can’t be read sees Service Not Found within 8 s under each of 6 faults', async ({
    page,
  }) => {
    await put('services/data-masking', service());
    // The list of all would tell too.
    (await unreliable(page, /documents:/, '"services"')).suffers('drop');
    const network = await unreliable(page, /documents:/, '"data-masking"');
    for (const fault of FAULT_NAMES) {
      const { met } = network.suffers(fault);
      await page.goto('/services/data-masking');
      await met;
      await page.clock.fastForward(READ_DEADLINE);
      await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText('Service Not Found');
    }
  });

  test('of openings that can’t be read sees none within 8 s under each of 6 faults, and the title stays', async ({
    page,
  }) => {
    await put('careers/dev', career());
    await put('seoSettings/careers', { page: 'careers', title: 'Stored', keywords: [] });
    const settings = await unreliable(page, /documents:/, '"collectionId":"seoSettings"');
    const network = await unreliable(page, /documents:runQuery/, '"collectionId":"careers"');
    for (const fault of FAULT_NAMES) {
      settings.suffers(fault);
      const { met } = network.suffers(fault);
      await page.goto('/careers');
      await met;
      await page.clock.fastForward(READ_DEADLINE);
      await expect(page.getByRole('heading', { name: 'No Current Openings' }), fault).toBeVisible();
      await expect(page).toHaveTitle(/Careers/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    settings.heals();
    network.heals();
    await page.goto('/careers');
    await expect(page.getByRole('link', { name: 'Senior Oracle Developer' })).toBeVisible();
    await expect(page).toHaveTitle('Stored');
  });

  test('of one opening is told within 8 s under each of 6 faults, and can try again', async ({
    page,
  }) => {
    await put('careers/dev', career());
    await triesAgain(page, '/careers?job=dev', { address: /documents:batchGet/, about: 'careers' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Oracle Developer');
  });
});

test.describe('an administrator is told within 8 s under each of 6 faults, and can try again:', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, DEMO_ACCOUNTS.administrator);
    await page.clock.install();
    await put('contacts/one', contact());
    await put('careers/one', career());
  });

  test('the own rights', async ({ page }) => {
    await triesAgain(page, '/admin/contacts', { address: /documents:batchGet/, about: 'admins' });
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('inquiries', async ({ page }) => {
    await triesAgain(page, '/admin/contacts', { address: /documents:runQuery/, about: 'contacts' });
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('careers', async ({ page }) => {
    await triesAgain(page, '/admin/careers', { address: /documents:runQuery/, about: 'careers' });
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('the nine SEO settings', async ({ page }) => {
    await triesAgain(page, '/admin/seo', { address: /documents:runQuery/, about: 'seoSettings' });
    await expect(page.getByRole('tab')).toHaveCount(9);
  });

  test('counts and the newest on the dashboard', async ({ page }) => {
    await triesAgain(page, '/admin/dashboard', { address: /documents:run/, about: 'c' });
    await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('1');
    await expect(page.getByRole('group', { name: 'Total Contacts' })).toContainText('1');
  });
});

/** Opens a page whose reads fail, in every way one after the other, with a press of ‘Try again’ between. */
async function triesAgain(page: Page, path: string, of: { address: RegExp; about: string }) {
  const network = await unreliable(page, of.address, of.about);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (const [index, fault] of FAULT_NAMES.entries()) {
    const { met } = network.suffers(fault);
    await (index === 0 ? page.goto(path) : again.click());
    await met;
    // Once more for a read that began later than the first: each has its own 8 s.
    await expect(async () => {
      await page.clock.fastForward(READ_DEADLINE);
      await expect(again, fault).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  network.heals();
  await again.click();
}

test.describe('no visitor waits for more than 2 s', () => {
  for (const [what, address] of Object.entries({
    'the identity provider never answers': /accounts:lookup/,
    'its code never comes': /assets\/auth-[\w-]{8}\.js/,
  })) {
    test(`when ${what}`, async ({ page }) => {
      await logIn(page, DEMO_ACCOUNTS.member);
      await page.clock.install();
      const network = await unreliable(page, address);
      const { met } = network.suffers('hang');
      await page.goto('/');
      await met;
      await page.clock.fastForward(LONGEST_WAIT);
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('when no storage of the browser can be used', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.clock.install();
    await open(page, '/');
    await page.clock.fastForward(LONGEST_WAIT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});
