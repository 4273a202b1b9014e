import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn } from '../support/accounts';
import { navigateInApp } from '../support/app-navigation';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { put, stored } from '../support/database';
import { LONG, SEED, sampleOf, sizeOf } from '../support/long';
import { openAsAdministrator } from '../support/open-as-administrator';
import { contact, service } from '../support/sample-documents';
import { expect, open, test } from '../support/test';
import { READ_FAULTS, READ_TIMED_OUT, simulateNetwork, WRITE_FAULTS } from './network-faults';

/** Timeout for a write (design 4). */
const WRITE_TIMEOUT_MS = 15_000;
/** Timeout for a read and longest wait for the session (design 4 and 8). */
const TIMEOUT_MS = 8_000;

const SEND_FAILURE = /^Failed to send message \(/;

const formValues = (page: Page) =>
  page
    .getByRole('form', { name: 'Inquiry' })
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

const storedMessages = async () =>
  (await stored('contacts')).map(({ message }) => String(message)).sort();

/** Failed attempts to send, each with its fault and number of clicks. */
const attempts = fc.array(
  fc.record({ fault: fc.constantFrom(...WRITE_FAULTS), clicks: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 2 },
);

test(`despite faults and clicks, each inquiry is stored once and no input is lost (SEED=${SEED})`, async ({
  page,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(SEND_FAILURE);
  allowConsoleErrors(READ_TIMED_OUT);
  const random = fc.sample(attempts, { seed: SEED, numRuns: sizeOf(2, 100) });
  // The first and the last run are always included, because a random sample may lack them.
  const runs = [[{ fault: 'hang', clicks: 3 } as const], ...random, []];
  test.setTimeout(60_000 + 2_000 * runs.length);
  await page.clock.install();
  const network = await simulateNetwork(page, COMMIT);
  await open(page, '/contact');
  const button = page.getByRole('button', { name: 'Send Message' });
  for (const [run, faults] of runs.entries()) {
    await fillRequired(page);
    await page.getByLabel('Message').fill(`Run ${run}`);
    const values = await formValues(page);
    for (const { fault, clicks } of faults) {
      const { applied } = network.failWith(fault);
      await button.click({ clickCount: clicks });
      await applied;
      await page.clock.fastForward(WRITE_TIMEOUT_MS);
      await expect(button).toBeEnabled();
      expect(await formValues(page), `after ${fault} in run ${run}`).toEqual(values);
    }
    network.recover();
    const before = network.requests();
    await button.click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Send another' }).click();
    // After a failure, sending again takes several requests.
    if (faults.length === 0) expect(network.requests() - before).toBe(1);
  }
  expect(await storedMessages()).toEqual(runs.map((_faults, run) => `Run ${run}`).sort());
});

test('after a lost response, two tabs that resend the same draft store it once, and a third tab with changed text stores a second inquiry', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(SEND_FAILURE);
  const network = await simulateNetwork(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  await page.getByLabel('Message').fill('First');
  network.failWith('a lost response');
  await send(page);
  await expect(failed(page)).toBeVisible();
  expect(await storedMessages()).toEqual(['First']);
  network.recover();
  const same = await duplicateTab(page);
  const changed = await duplicateTab(page);
  await changed.getByLabel('Message').fill('Second');
  await Promise.all([send(page), send(same), send(changed)]);
  for (const tab of [page, same, changed]) await expect(sent(tab)).toBeVisible();
  expect(await storedMessages()).toEqual(['First', 'Second']);
});

/** Duplicates the tab, including its session storage, as a browser does. */
async function duplicateTab(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(copy.getByLabel('First Name')).toHaveValue('Ada');
  await expect(copy.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  return copy;
}

test('a career form keeps its input after each failure, and each write happens once', async ({
  page,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to save career \(/, /^Failed to delete career \(/);
  allowConsoleErrors(READ_TIMED_OUT);
  // Tall enough that notifications don't cover any buttons.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.clock.install();
  await openAsAdministrator(page, '/admin/careers', 'Career Management');
  page.on('dialog', (dialog) => void dialog.accept());
  const network = await simulateNetwork(page, COMMIT, 'careers');
  const form = page.getByRole('dialog');
  for (const fault of sampleOf(WRITE_FAULTS, 2)) {
    const failOnce = async (write: () => Promise<void>) => {
      const { applied } = network.failWith(fault);
      await write();
      await applied;
      await page.clock.fastForward(WRITE_TIMEOUT_MS);
      network.recover();
    };
    for (const { open: begin, label, save } of [
      { open: 'Add Career', label: 'Job Title', save: 'Create Career' },
      { open: `Edit ${fault}`, label: 'Department', save: 'Update Career' },
    ]) {
      await page.getByRole('button', { name: begin }).click();
      await form.getByLabel('Job Description').fill('The work');
      await form.getByLabel(label).fill(fault);
      await failOnce(() => form.getByRole('button', { name: save }).dblclick());
      // The form must not show the message for a conflict.
      await expect(form.getByRole('alert'), fault).toContainText('Nothing you typed is lost');
      await expect(form.getByLabel(label)).toHaveValue(fault);
      await form.getByRole('button', { name: save }).click();
      await expect(form, fault).toBeHidden();
    }
    expect(await stored('careers')).toMatchObject([{ title: fault, department: fault }]);
    const remove = page.getByRole('button', { name: `Delete ${fault}` });
    await failOnce(() => remove.click());
    await expect(remove, fault).toBeEnabled();
    await remove.click();
    await expect(page.getByRole('article'), fault).toHaveCount(0);
    expect(await stored('careers')).toEqual([]);
  }
});

/** Text on each page while requests that contain `body` fail, and after they succeed. */
const PAGES = [
  ['/services', '"services"', 'Product Development', 'Data Masking', 'fetch services'],
  ['/admin/contacts', '"contacts"', 'Try again', 'Grace Hopper', 'fetch contacts'],
] as const;

for (const [path, body, failure, content, failed] of PAGES) {
  test(`${path} shows “${failure}” while requests fail, and its content afterward`, async ({
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
    if (path.startsWith('/admin')) await logIn(page, DEMO_ACCOUNTS.administrator);
    await page.clock.install();
    const network = await simulateNetwork(page, /documents:/, body);
    const main = page.getByRole('main');
    const tryAgain = main.getByRole('button', { name: 'Try again' }).first();
    const shown = (text: string) => main.getByText(text, { exact: true }).first();
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

const SESSION_FAULTS = {
  'the identity provider': /accounts:lookup/,
  'Auth’s code': /assets\/auth-/,
};

// By day, tests/components/site-shell.test.tsx.
for (const [name, url] of LONG > 1 ? Object.entries(SESSION_FAULTS) : []) {
  test(`while ${name} doesn’t respond, no page is shown; after 8 s, the visitor can continue`, async ({
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
