import { SEO_PAGES } from '@/content/pages';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { navigateInApp } from '../support/app-navigation';
import { put } from '../support/database';
import { sampleOf } from '../support/long';
import { career, contact, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { READ_FAULTS, simulateNetwork } from './network-faults';

/** Timeout of a read, and how long the shell waits for the session at most (design 4). */
const TIMEOUT_MS = 8_000;

const SOME_FAULTS = sampleOf(READ_FAULTS, 2);

/** Texts of a page whose requests that contain `body` fail, and of the same page later. */
const PAGES = [
  {
    path: '/services',
    // A page that is not prerendered: its services come from the network.
    from: '/admin/login',
    body: '"services"',
    failure: 'System Upgrades',
    content: 'Data Masking',
    errors: [/^Failed to fetch services \(/],
  },
  {
    path: '/services/data-masking',
    body: '"services"',
    failure: 'Service Not Found',
    content: 'Key Benefits',
    errors: [/^Failed to fetch service \(/],
  },
  {
    path: '/careers',
    body: '"careers"',
    failure: 'No Current Openings',
    content: 'Senior Oracle Developer',
    errors: [/^Failed to fetch careers \(/],
  },
  {
    path: '/careers?job=dev',
    body: '/careers/dev',
    failure: 'Try again',
    content: 'You inherit PL/SQL.',
    errors: [/^Failed to fetch career \(/],
  },
  {
    path: '/admin/contacts',
    body: '/admins/',
    failure: 'Try again',
    content: 'Grace Hopper',
    errors: [/^Failed to initialize the services \(/],
  },
  {
    path: '/admin/contacts',
    body: '"contacts"',
    failure: 'Try again',
    content: 'Grace Hopper',
    errors: [/^Failed to fetch contacts \(/],
    faults: READ_FAULTS,
  },
  {
    path: '/admin/careers',
    body: '"careers"',
    failure: 'Try again',
    content: 'Senior Oracle Developer',
    errors: [/^Failed to fetch careers \(/],
  },
  {
    path: '/admin/seo',
    body: '"seoSettings"',
    failure: 'Try again',
    content: SEO_PAGES.at(-1)?.label ?? '',
    errors: [/^Failed to fetch SEO settings \(/],
  },
  {
    path: '/admin/dashboard',
    body: '"c',
    failure: 'Try again',
    content: 'Senior Oracle Developer',
    errors: [/^Failed to fetch dashboard data \(/, /^Failed to fetch changes \(/],
  },
];

for (const { path, from, body, failure, content, errors, faults = SOME_FAULTS } of PAGES) {
  test(`${path} shows “${failure}” within 8 s when requests with ${body} fail, and its content later`, async ({
    page,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(...errors);
    // Where they are under way when the clock is moved or the network fails.
    allowConsoleErrors(/^Failed to (fetch|initialize the) services \((TimeoutError|unavailable)\)/);
    await put('services/stored', service());
    await put('contacts/one', contact());
    await put('careers/dev', career());
    if (path.startsWith('/admin')) await logIn(page, DEMO_ACCOUNTS.administrator);
    await page.clock.install();
    const network = await simulateNetwork(page, /documents:/, body);
    const shown = (text: string) => page.getByRole('main').getByText(text, { exact: true }).first();
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    const load = async () => {
      if (await tryAgain.isVisible()) return tryAgain.click();
      await open(page, from ?? path);
      if (from) await navigateInApp(page, path);
    };
    for (const fault of faults) {
      const { applied } = network.failWith(fault);
      await load();
      await applied;
      // Repeated, because each read has its own timeout and may begin later.
      await expect(async () => {
        await page.clock.fastForward(TIMEOUT_MS);
        await expect(shown(failure), fault).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
    network.recover();
    await load();
    await expect(shown(content)).toBeVisible();
  });
}

for (const [what, url] of [
  ['the identity provider never answers', /accounts:lookup/],
  ['its code is never loaded', /assets\/auth-[\w-]{8}\.js/],
] as const) {
  test(`no page is shown while ${what}; after 8 s the visitor can continue`, async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/^Failed to observe the session \(TimeoutError\)/);
    await logIn(page, DEMO_ACCOUNTS.member);
    await page.clock.install();
    const network = await simulateNetwork(page, url);
    const { applied } = network.failWith('hang');
    await page.goto('/');
    await applied;
    await page.clock.runFor(TIMEOUT_MS - 2_000);
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue without signing in' }).click();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page is shown and its login opens when browser storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
