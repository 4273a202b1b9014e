import type { Page } from '@playwright/test';
import { SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { put } from '../support/database';
import { FAULTS, simulateNetwork } from '../support/network-faults';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { career, contact, service } from '../support/sample-documents';
import { expect, open, test, withoutPrerenderedData } from '../support/test';

/** Timeout of a read (design 4). */
const READ_TIMEOUT_MS = 8_000;
/** How long the shell waits for the session at most. */
const SESSION_TIMEOUT_MS = 8_000;

const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

// Moving the clock times out other requests, too.
test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(/^Failed to/));

test.describe('a visitor', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('sees the built-in services within 8 s under each fault', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to fetch services/);
    await withoutPrerenderedData(page);
    await put('services/stored', service());
    const network = await simulateNetwork(page, /documents:/, '"services"');
    for (const fault of FAULT_NAMES) {
      const { applied } = network.failWith(fault);
      // Not prerendered: its services come from the network.
      await open(page, '/admin/login');
      // Its own code has loaded: nothing replaces the page under the open menu.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
      await page.getByRole('button', { name: /^Services/ }).click();
      await page.getByRole('link', { name: 'All services' }).click();
      await applied;
      await page.clock.fastForward(READ_TIMEOUT_MS);
      const main = page.getByRole('main');
      for (const name of BUILT_IN_SERVICES) {
        await expect(main.getByRole('link', { name, exact: true }).first(), fault).toBeVisible();
      }
      await main.getByRole('link', { name: 'System Upgrades', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Upgrades');
      // Ends this page's requests before the next fault.
      await page.goto('about:blank');
    }
  });

  test('sees Service Not Found within 8 s under each fault, where a service can’t be read', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to fetch service \(/);
    await put('services/data-masking', service());
    // The list of all services would contain it, too.
    (await simulateNetwork(page, /documents:/, '"services"')).failWith('drop');
    const network = await simulateNetwork(page, /documents:/, '"data-masking"');
    for (const fault of FAULT_NAMES) {
      const { applied } = network.failWith(fault);
      await page.goto('/services/data-masking');
      await applied;
      await page.clock.fastForward(READ_TIMEOUT_MS);
      await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText('Service Not Found');
    }
  });

  test('sees no positions within 8 s under each fault, where careers can’t be read; the title stays', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to fetch careers/);
    await put('careers/dev', career());
    await put('seoSettings/careers', { page: 'careers', title: 'Stored', keywords: [] });
    const settings = await simulateNetwork(page, /documents:/, '"collectionId":"seoSettings"');
    const network = await simulateNetwork(page, /documents:runQuery/, '"collectionId":"careers"');
    for (const fault of FAULT_NAMES) {
      settings.failWith(fault);
      const { applied } = network.failWith(fault);
      await page.goto('/careers');
      await applied;
      await page.clock.fastForward(READ_TIMEOUT_MS);
      await expect(page.getByRole('heading', { name: 'No Current Openings' }), fault).toBeVisible();
      await expect(page).toHaveTitle(/Careers/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    settings.recover();
    network.recover();
    await page.goto('/careers');
    await expect(page.getByRole('link', { name: 'Senior Oracle Developer' })).toBeVisible();
    await expect(page).toHaveTitle('Stored');
  });

  test('sees the failure of a career within 8 s under each fault, and can try again', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/^Failed to fetch career \(/);
    await put('careers/dev', career());
    await tryAgainAfterEachFault(page, '/careers?job=dev', {
      address: /documents:batchGet/,
      text: 'careers',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Oracle Developer');
  });
});

test.describe('an administrator sees within 8 s under each fault, and can try again, a failed read of', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, DEMO_ACCOUNTS.administrator);
    await page.clock.install();
    await put('contacts/one', contact());
    await put('careers/one', career());
  });

  test('their own access', async ({ page }) => {
    await tryAgainAfterEachFault(page, '/admin/contacts', {
      address: /documents:batchGet/,
      text: 'admins',
    });
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('contacts', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/^Failed to fetch contacts/);
    await tryAgainAfterEachFault(page, '/admin/contacts', {
      address: /documents:runQuery/,
      text: 'contacts',
    });
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('careers', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/^Failed to fetch careers/);
    await tryAgainAfterEachFault(page, '/admin/careers', {
      address: /documents:runQuery/,
      text: 'careers',
    });
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('SEO settings', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/^Failed to fetch SEO settings/);
    await tryAgainAfterEachFault(page, '/admin/seo', {
      address: /documents:runQuery/,
      text: 'seoSettings',
    });
    await expect(page.getByRole('tab')).toHaveCount(SEO_PAGES.length);
  });

  test('counts and recent documents of the dashboard', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/^Failed to fetch dashboard data/);
    await tryAgainAfterEachFault(page, '/admin/dashboard', { address: /documents:run/, text: 'c' });
    await expect(page.getByRole('group', { name: 'Total Jobs' })).toContainText('1');
    await expect(page.getByRole('group', { name: 'Total Contacts' })).toContainText('1');
  });
});

/** Opens a page whose reads fail, with each fault in turn; ‘Try again’ is clicked after each of them. */
async function tryAgainAfterEachFault(
  page: Page,
  path: string,
  of: { address: RegExp; text: string },
) {
  const network = await simulateNetwork(page, of.address, of.text);
  // The dashboard has two where everything fails: the changes have their own.
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  for (const [index, fault] of FAULT_NAMES.entries()) {
    const { applied } = network.failWith(fault);
    await (index === 0 ? page.goto(path) : tryAgain.click());
    await applied;
    // Repeated, because each read has its own timeout and may begin later.
    await expect(async () => {
      await page.clock.fastForward(READ_TIMEOUT_MS);
      await expect(tryAgain, fault).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  network.recover();
  await tryAgain.click();
}

test.describe('while it is unknown whether a visitor is signed in, no page is shown', () => {
  for (const [what, address] of Object.entries({
    'the identity provider never answers': /accounts:lookup/,
    'its code is never loaded': /assets\/auth-[\w-]{8}\.js/,
  })) {
    test(`when ${what}: after 8 s there are ways on`, async ({ page, allowConsoleErrors }) => {
      allowConsoleErrors(/^Failed to observe the session \(TimeoutError\)/);
      await logIn(page, DEMO_ACCOUNTS.member);
      await page.clock.install();
      const network = await simulateNetwork(page, address);
      const { applied } = network.failWith('hang');
      await page.goto('/');
      await applied;
      await page.clock.runFor(SESSION_TIMEOUT_MS - 2_000);
      await expect(page.getByText('Loading', { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.clock.runFor(2_000);
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await page.getByRole('button', { name: 'Continue without signing in' }).click();
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('when browser storage is blocked', async ({ page }) => {
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
    await page.clock.fastForward(SESSION_TIMEOUT_MS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});
