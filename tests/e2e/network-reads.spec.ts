import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { navigateInApp } from '../support/app-navigation';
import { put } from '../support/database';
import { sampleOf } from '../support/long';
import { career, contact, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { READ_FAULTS, READ_TIMED_OUT, simulateNetwork } from './network-faults';

/** Timeout for a read and longest wait for the session (design 4 and 8). */
const TIMEOUT_MS = 8_000;

type FailingPage = [path: string, body: string, failure: string, content: string, failed: string];

/** Text on each page while requests containing `body` fail, and after they succeed. */
const PAGES: FailingPage[] = [
  ['/services', '"services"', 'System Upgrades', 'Data Masking', 'fetch services'],
  ['/careers/dev', '/careers/dev', 'Try again', 'You inherit PL/SQL.', 'fetch career'],
  ['/admin/contacts', '"contacts"', 'Try again', 'Grace Hopper', 'fetch contacts'],
];

for (const [path, body, failure, content, failed] of PAGES) {
  test(`${path} shows “${failure}” while requests that contain ${body} fail, and shows its content afterward`, async ({
    page,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(new RegExp(`^Failed to ${failed} \\(`));
    // The menu reads the services, and the tabs read the count of due inquiries.
    const others =
      /^Failed to (fetch|initialize the) services \(|^Failed to count due inquiries \(/;
    allowConsoleErrors(READ_TIMED_OUT, others);
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
      // The HTML of this page contains a prerendered list, so reach it from a page without lists.
      await open(page, path === '/services' ? '/admin/login' : path);
      if (path === '/services') await navigateInApp(page, path);
    };
    for (const fault of sampleOf(READ_FAULTS, 2)) {
      const { applied } = network.failWith(fault);
      await load();
      await applied;
      // Repeat, because each read has its own timeout and may start late.
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

const SESSION_FAULTS = [
  ['the identity provider doesn’t respond', /accounts:lookup/],
  ['the Auth code doesn’t load', /assets\/auth-[\w-]{8}\.js/],
] as const;

for (const [condition, url] of sampleOf(SESSION_FAULTS, 1)) {
  test(`no page is shown while ${condition}; after 8 s, the visitor can continue`, async ({
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
