import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import {
  type FaultName,
  endsByTimeout,
  simulateNetwork,
  WRITE_FAULTS,
} from '../support/network-faults';
import { expect, open, test } from '../support/test';

/** Timeout of a write (design 4). */
const WRITE_TIMEOUT_MS = 15_000;

const FAULT_NAMES = Object.keys(WRITE_FAULTS) as FaultName[];

const SEND_FAILURE = /^Failed to send message/;

// Moving the clock times out the request for the services, too.
test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(/^Failed to fetch services/));

const form = (page: Page) => page.getByRole('form', { name: 'Inquiry' });

/** The values of the form. */
const formValues = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));

/** Fills in the form without typing, as browser autofill does. */
const fillAtOnce = (page: Page, values: Record<string, string>) =>
  form(page).evaluate((element: HTMLFormElement, texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      // The native setter: React overrides it on each field and would ignore the event.
      const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);

/** Waits until the form has got a response or timed out. */
const settled = (page: Page) =>
  page.locator('button:enabled').filter({ hasText: 'Send Message' }).waitFor();

/** The messages of all stored contacts, sorted. */
const storedMessages = async () =>
  (await stored('contacts')).map(({ message }) => String(message)).sort();

/** Faults of the first attempts to send, and the number of clicks of each attempt. */
const attempts = fc.array(
  fc.record({ fault: fc.constantFrom(...FAULT_NAMES), clicks: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 2 },
);

test('100 seeded runs of faults and multiple clicks store each inquiry once and lose no input', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(SEND_FAILURE);
  test.setTimeout(240_000);
  await page.clock.install();
  const network = await simulateNetwork(page, COMMIT);
  await open(page, '/contact');
  const runs = fc.sample(attempts, { seed: 2026, numRuns: 100 });

  for (const [run, faults] of runs.entries()) {
    await fillAtOnce(page, {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      message: `Run ${run}`,
    });
    const values = await formValues(page);
    expect(values).toMatchObject({ firstName: 'Ada', message: `Run ${run}` });
    for (const { fault, clicks } of faults) {
      const { applied } = network.failWith(fault);
      await page.getByRole('button', { name: 'Send Message' }).click({ clickCount: clicks });
      await applied;
      if (endsByTimeout(fault)) await page.clock.fastForward(WRITE_TIMEOUT_MS);
      await settled(page);
      expect(await formValues(page), `after ${fault} in run ${run}`).toEqual(values);
    }
    network.recover();
    await send(page);
    await page.getByRole('region', { name: 'Your inquiry has been sent' }).waitFor();
    await page.getByRole('button', { name: 'Send another' }).click();
  }

  expect(await storedMessages()).toEqual(runs.map((_, run) => `Run ${run}`).sort());
});

test('a request that is never answered fails after 15 s with a notification', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(SEND_FAILURE);
  await page.clock.install();
  const network = await simulateNetwork(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  const { applied } = network.failWith('hang');
  await send(page);
  await applied;
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(WRITE_TIMEOUT_MS);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(failed(page)).toBeVisible();
});

for (const file of ['contacts', 'firestore']) {
  test(`after a failed load of the ${file} chunk the next attempt sends the inquiry`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(SEND_FAILURE);
    const network = await simulateNetwork(page, new RegExp(`assets/${file}-[\\w-]{8}\\.js`));
    const { applied } = network.failWith('drop');
    await open(page, '/contact');
    await fillRequired(page);
    await send(page);
    await applied;
    await expect(failed(page)).toBeVisible();
    network.recover();
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });
}

test('a double or triple click sends one request', async ({ page }) => {
  const network = await simulateNetwork(page, COMMIT);
  await open(page, '/contact');
  for (const clickCount of [2, 3]) {
    await fillRequired(page);
    await page.getByLabel('Message').fill(`${clickCount} clicks`);
    await page.getByRole('button', { name: 'Send Message' }).click({ clickCount });
    await expect(page.getByLabel('Message')).toHaveValue('');
  }
  expect(network.requests()).toBe(2);
  expect(await stored('contacts')).toHaveLength(2);
});

test('text changed after a lost response is sent as a second inquiry', async ({
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
  network.recover();
  await page.getByLabel('Message').fill('Second');
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(await storedMessages()).toEqual(['First', 'Second']);
});

test.describe('two tabs', () => {
  test('a duplicated tab that re-sends after a lost response stores one inquiry', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(SEND_FAILURE);
    const network = await simulateNetwork(page, COMMIT);
    await open(page, '/contact');
    await fillRequired(page);
    network.failWith('a lost response');
    await send(page);
    await expect(failed(page)).toBeVisible();
    const copy = await duplicateTab(page);
    await send(copy);
    await expect(sent(copy)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });

  test('a duplicated tab that sends at the same time stores one inquiry', async ({ page }) => {
    await open(page, '/contact');
    await fillRequired(page);
    const copy = await duplicateTab(page);
    await Promise.all([send(page), send(copy)]);
    await expect(sent(page)).toBeVisible();
    await expect(sent(copy)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });

  test('a duplicated tab with changed text stores a second inquiry', async ({ page }) => {
    await open(page, '/contact');
    await fillRequired(page);
    await page.getByLabel('Message').fill('First');
    const copy = await duplicateTab(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
    await copy.getByLabel('Message').fill('Second');
    await send(copy);
    await expect(sent(copy)).toBeVisible();
    expect(await storedMessages()).toEqual(['First', 'Second']);
  });

  test('two tabs with different text store two inquiries', async ({ page, context }) => {
    const other = await context.newPage();
    for (const [tab, message] of [
      [page, 'First'],
      [other, 'Second'],
    ] as const) {
      await open(tab, '/contact');
      await fillRequired(tab);
      await tab.getByLabel('Message').fill(message);
    }
    await Promise.all([send(page), send(other)]);
    await expect(sent(page)).toBeVisible();
    await expect(sent(other)).toBeVisible();
    expect(await storedMessages()).toEqual(['First', 'Second']);
  });
});

/** Duplicates the tab as a browser does: with a copy of its session storage. */
async function duplicateTab(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(copy.getByLabel('First Name')).toHaveValue('Ada');
  await expect(copy.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  return copy;
}
