import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { FIRM } from '@/content/firm';
import { COMMIT, fillRequired, openDialog, receipt, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { holdRequests, READ_TIMED_OUT } from '../support/network';
import { expect, test, waitForHydration } from '../support/test';

/* Input and clicks before the application has loaded are neither lost nor sent twice. */

/** The form's chunk, loaded after the chunks of the application and the page. */
const FORM = /assets\/contact-form-/;
/** Loaded in this order: application, page, form. */
const CHUNKS = [/assets\/site-/, /assets\/(home|contact)-page-/, FORM];

const form = (page: Page) => page.getByRole('form', { name: 'Inquiry' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });
const sending = (page: Page) => form(page).getByRole('button', { name: 'Sending...' });

/** Opens the page's form while the form's chunk is held. Returns a function that lets the chunk load. */
async function openEarlyForm(page: Page, path: '/' | '/contact') {
  await page.unrouteAll();
  const release = await holdRequests(page, FORM);
  await page.goto(path);
  if (path === '/') await openDialog(page);
  return release;
}

/** Waits until React has hydrated the form. */
async function waitForForm(page: Page) {
  await waitForHydration(page);
  await expect(form(page).locator('[data-label]')).toHaveCount(0);
}

const TYPED = { 'First Name': 'Ada Augusta', Message: 'Where would you begin? ظ🏗️' };
/** The keys to type, with the field's label at the first key of each field. */
const KEYS = Object.entries(TYPED).flatMap(([label, text]) =>
  [...text].map((key, index) => ({ key, label: index === 0 ? label : undefined })),
);

/** For each run, the number of keys typed before each chunk loads. */
const LOAD_POINTS = fc.sample(
  fc.array(fc.nat(KEYS.length - 1), { minLength: CHUNKS.length, maxLength: CHUNKS.length }),
  { seed: SEED, numRuns: sizeOf(2, 20) },
);

for (const [run, unsorted] of LOAD_POINTS.entries()) {
  const points = unsorted.toSorted((a, b) => a - b);
  const path = run % 2 === 0 ? '/' : '/contact';
  test(`on ${path}, no keystroke is lost if chunks load after keystrokes ${points.join(', ')} (SEED=${SEED})`, async ({
    page,
  }) => {
    const releases = await Promise.all(CHUNKS.map((chunk) => holdRequests(page, chunk)));
    await page.goto(path);
    if (path === '/') await openDialog(page);
    for (const [count, { key, label }] of KEYS.entries()) {
      if (label) await form(page).getByLabel(label).focus();
      await page.keyboard.insertText(key);
      for (const [chunk, point] of points.entries()) if (point === count) releases[chunk]?.();
    }
    await waitForForm(page);
    for (const [label, text] of Object.entries(TYPED))
      await expect(form(page).getByLabel(label)).toHaveValue(text);
    await expect(form(page).getByLabel('Message')).toBeFocused();
  });
}

test('a press of Send before or during hydration sends once after it', async ({ page }) => {
  await test.step('before hydration', async () => {
    const release = await openEarlyForm(page, '/');
    await fillRequired(form(page));
    await button(page).click();
    await expect(sending(page)).toBeVisible();
    await page.keyboard.press('Enter');
    release();
    await expect(receipt(page)).toContainText('Ada Lovelace');
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });
  await test.step('during hydration', async () => {
    const release = await openEarlyForm(page, '/contact');
    await fillRequired(page);
    await button(page).hover();
    await page.mouse.down();
    release();
    await waitForForm(page);
    await page.mouse.up();
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(2);
  });
  await test.step('with an incomplete form', async () => {
    const release = await openEarlyForm(page, '/');
    await form(page).getByLabel('Message').fill('Half a thought');
    await button(page).click();
    release();
    await expect(form(page).getByText('Enter your first name.')).toBeVisible();
    await expect(form(page).getByLabel('First Name')).toBeFocused();
    await expect(form(page).getByLabel('Message')).toHaveValue('Half a thought');
  });
});

test('if the code loads too late for an early Send, the form shows other ways to reach us', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(READ_TIMED_OUT);
  await page.clock.install();
  const release = await openEarlyForm(page, '/');
  await fillRequired(form(page));
  await form(page).getByLabel('Message').fill('Half a thought');
  await button(page).click();
  await page.clock.runFor(14_000);
  await expect(sending(page)).toBeVisible();
  const note = form(page).getByText('Your inquiry wasn’t sent');
  await expect(note).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(note).toBeVisible();
  await expect(button(page)).toBeVisible();
  await expect(form(page).getByRole('link', { name: FIRM.phones[0]?.number })).toBeVisible();
  release();
  await waitForForm(page);
  await expect(note).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('Half a thought');
  expect(await stored('contacts')).toEqual([]);
  const releaseCommit = await holdRequests(page, COMMIT);
  await button(page).click();
  await expect(sending(page)).toBeVisible();
  await expect(note).toBeHidden();
  releaseCommit();
  await expect(receipt(page)).toBeVisible();
  expect(await stored('contacts')).toHaveLength(1);
});

test('the form preselects the service of the previous page, even after an early click', async ({
  page,
}) => {
  const release = await holdRequests(page, /assets\/service-page-/);
  await page.goto('/services/upgrades');
  await page.getByRole('link', { name: 'Request Consultation' }).click();
  await expect(page).toHaveURL('/contact');
  release();
  await waitForForm(page);
  await expect(page.getByLabel('Service Interest')).toHaveValue('upgrades');
  await fillRequired(page);
  const response = page.waitForResponse(COMMIT);
  await button(page).click();
  await response;
  await expect(receipt(page)).toContainText('System Upgrades');
  expect(await stored('contacts')).toMatchObject([{ service: 'upgrades' }]);
});

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and the dialog show a phone number and an email address', async ({ page }) => {
    for (const path of ['/contact', '/']) {
      await page.goto(path);
      // The button's command attribute opens the dialog without JavaScript.
      if (path === '/') await openDialog(page);
      const note = form(page).locator('noscript p');
      await expect(note).toContainText('This form needs JavaScript.');
      await expect(note.getByRole('link', { name: FIRM.email })).toBeVisible();
      await expect(note.getByRole('link', { name: FIRM.phones[0]?.number })).toBeVisible();
    }
  });
});
