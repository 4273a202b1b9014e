import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { isSilent, unreliable, WRITE_FAULTS, type FaultName } from '../support/faults';
import { expect, open, test } from '../support/test';
import { stored } from '../support/world';

/** The deadline of a write (design 4), in milliseconds. */
const WRITE_DEADLINE = 15_000;

const FAULT_NAMES = Object.keys(WRITE_FAULTS) as FaultName[];

test.beforeEach(({ expectConsoleErrors }) => {
  // The services that are on their way when a test moves the clock are too late.
  expectConsoleErrors(/^Failed to send message/, /^Failed to fetch services/);
});

const form = (page: Page) => page.getByRole('form', { name: 'Inquiry' });

/** What stands in the form. */
const typed = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));

/** Fills in the form at once, as a browser fills in an address that it knows. */
const fillAtOnce = (page: Page, words: Record<string, string>) =>
  form(page).evaluate((element: HTMLFormElement, texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      // Past the setter that React puts on each field, else it takes the event for no change.
      const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, words);

/** Waits until the answer is there, or the form has given up waiting for it. */
const settled = (page: Page) =>
  page.locator('button:enabled').filter({ hasText: 'Send Message' }).waitFor();

/** The messages of all stored contacts, sorted. */
const storedMessages = async () =>
  (await stored('contacts')).map(({ message }) => String(message)).sort();

/** What happens to one press of the button, and how often the impatient press it. */
const attempts = fc.array(
  fc.record({ fault: fc.constantFrom(...FAULT_NAMES), clicks: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 2 },
);

test('100 seeded runs of faults and clicks: each inquiry is stored once, no word is ever lost', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  const network = await unreliable(page, COMMIT);
  await open(page, '/contact');
  const runs = fc.sample(attempts, { seed: 2026, numRuns: 100 });

  for (const [run, faults] of runs.entries()) {
    await fillAtOnce(page, {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      message: `Run ${run}`,
    });
    const words = await typed(page);
    expect(words).toMatchObject({ firstName: 'Ada', message: `Run ${run}` });
    for (const { fault, clicks } of faults) {
      const { met } = network.suffers(fault);
      await page.getByRole('button', { name: 'Send Message' }).click({ clickCount: clicks });
      await met;
      if (isSilent(fault)) await page.clock.fastForward(WRITE_DEADLINE);
      await settled(page);
      expect(await typed(page), `after ${fault} in run ${run}`).toEqual(words);
    }
    network.heals();
    await send(page);
    await page.getByText('Sent. You’ll hear from us').waitFor();
  }

  expect(await storedMessages()).toEqual(runs.map((_, run) => `Run ${run}`).sort());
});

test('an answer that never comes: the form leaves ‘Sending...’ within 15 s and says so', async ({
  page,
}) => {
  await page.clock.install();
  const network = await unreliable(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  const { met } = network.suffers('hang');
  await send(page);
  await met;
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(WRITE_DEADLINE);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(failed(page)).toBeVisible();
});

for (const file of ['contacts', 'firestore']) {
  test(`the code of the database (${file}) is lost on its way: the next press sends the inquiry`, async ({
    page,
  }) => {
    const network = await unreliable(page, new RegExp(`assets/${file}-[\\w-]{8}\\.js`));
    const { met } = network.suffers('drop');
    await open(page, '/contact');
    await fillRequired(page);
    await send(page);
    await met;
    await expect(failed(page)).toBeVisible();
    network.heals();
    await send(page);
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });
}

test('a press that comes twice or thrice is one request', async ({ page }) => {
  const network = await unreliable(page, COMMIT);
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

test('words that were changed after an answer was lost are an inquiry of their own', async ({
  page,
}) => {
  const network = await unreliable(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  await page.getByLabel('Message').fill('First');
  network.suffers('a lost answer');
  await send(page);
  await expect(failed(page)).toBeVisible();
  network.heals();
  await page.getByLabel('Message').fill('Second');
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(await storedMessages()).toEqual(['First', 'Second']);
});

test.describe('two tabs', () => {
  test('a copy of the tab sends what the first one has sent without an answer: one inquiry', async ({
    page,
  }) => {
    const network = await unreliable(page, COMMIT);
    await open(page, '/contact');
    await fillRequired(page);
    network.suffers('a lost answer');
    await send(page);
    await expect(failed(page)).toBeVisible();
    const copy = await copyOf(page);
    await send(copy);
    await expect(sent(copy)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });

  test('a copy of a tab that was not sent yet: both sent at once are one inquiry', async ({
    page,
  }) => {
    await open(page, '/contact');
    await fillRequired(page);
    const copy = await copyOf(page);
    await Promise.all([send(page), send(copy)]);
    await expect(sent(page)).toBeVisible();
    await expect(sent(copy)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });

  test('a copy of the tab whose words were changed sends an inquiry of its own', async ({
    page,
  }) => {
    await open(page, '/contact');
    await fillRequired(page);
    await page.getByLabel('Message').fill('First');
    const copy = await copyOf(page);
    await send(page);
    await expect(sent(page)).toBeVisible();
    await copy.getByLabel('Message').fill('Second');
    await send(copy);
    await expect(sent(copy)).toBeVisible();
    expect(await storedMessages()).toEqual(['First', 'Second']);
  });

  test('different words in each are two inquiries, and neither tab takes the other’s', async ({
    page,
    context,
  }) => {
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

/** The tab once more, as ‘Duplicate tab’ of a browser makes it: with a copy of what the tab has stored. */
async function copyOf(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(copy.getByLabel('First Name')).toHaveValue('Ada');
  await expect(copy.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  return copy;
}
