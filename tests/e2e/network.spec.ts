import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { READ_TIMED_OUT } from '../support/network';
import { expect, open, test } from '../support/test';
import { simulateNetwork, WRITE_FAULTS } from './network-faults';

/** Timeout for a write (design 4). */
const WRITE_TIMEOUT_MS = 15_000;

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
