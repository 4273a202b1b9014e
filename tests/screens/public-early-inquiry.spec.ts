import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { FIRM } from '@/content/firm';
import { COMMIT, fillRequired, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { holdRequests } from '../support/network';
import { expect, test, waitForHydration } from '../support/test';

/* Input and clicks before the application has loaded are neither lost nor sent twice. */

/** The form's chunk, loaded after the chunks of the application and the page. */
const FORM = /assets\/contact-form-/;
/** Loaded in this order: application, page, form. */
const CHUNKS = [/assets\/site-/, /assets\/(home|contact)-page-/, FORM];

const form = (page: Page) => page.getByRole('form', { name: 'Inquiry' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Your inquiry has been sent' });

async function openDialog(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
}

/** Waits until React has hydrated the form. */
async function waitForForm(page: Page) {
  await waitForHydration(page);
  await expect(form(page).locator('[data-label]')).toHaveCount(0);
}

const TYPED = {
  'First Name': 'Ada Augusta',
  'Last Name': 'Lovelace',
  Message: 'Where would you begin? ظ🏗️',
};
/** The keys to type, with the field's label at the first key of each field. */
const KEYS = Object.entries(TYPED).flatMap(([label, text]) =>
  [...text].map((key, index) => ({ key, label: index === 0 ? label : undefined })),
);

/** For each run, the number of keys typed before each chunk loads. */
const LOAD_POINTS = fc.sample(
  fc.array(fc.nat(KEYS.length - 1), { minLength: CHUNKS.length, maxLength: CHUNKS.length }),
  { seed: SEED, numRuns: sizeOf(2, 20) },
);

for (const [index, unsorted] of LOAD_POINTS.entries()) {
  const loadPoints = unsorted.toSorted((a, b) => a - b);
  const isInDialog = index % 2 === 0;
  const where = isInDialog ? 'the dialog' : '/contact';
  test(`no keystroke in ${where} is lost when chunks load after keystrokes ${loadPoints.join(', ')} (seed ${SEED})`, async ({
    page,
  }) => {
    const releases = await Promise.all(CHUNKS.map((chunk) => holdRequests(page, chunk)));
    if (isInDialog) await openDialog(page);
    else await page.goto('/contact');
    for (const [count, { key, label }] of KEYS.entries()) {
      if (label) await form(page).getByLabel(label).focus();
      await page.keyboard.insertText(key);
      for (const [chunk, point] of loadPoints.entries()) if (point === count) releases[chunk]?.();
    }
    await waitForForm(page);
    for (const [label, text] of Object.entries(TYPED)) {
      await expect(form(page).getByLabel(label)).toHaveValue(text);
    }
    await expect(form(page).getByLabel('Message')).toBeFocused();
  });
}

test('a press of Send before or during hydration sends once after it, or shows what is missing', async ({
  page,
}) => {
  const button = form(page).getByRole('button', { name: 'Send Message' });
  await test.step('before hydration', async () => {
    const release = await holdRequests(page, FORM);
    await openDialog(page);
    await fillRequired(form(page));
    await button.click();
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.keyboard.press('Enter');
    release();
    await expect(receipt(page)).toContainText('Ada Lovelace');
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(1);
  });
  await test.step('during hydration', async () => {
    await page.unrouteAll();
    const release = await holdRequests(page, FORM);
    await page.goto('/contact');
    await fillRequired(page);
    await button.hover();
    await page.mouse.down();
    release();
    await waitForForm(page);
    await page.mouse.up();
    await expect(sent(page)).toBeVisible();
    expect(await stored('contacts')).toHaveLength(2);
  });
  await test.step('incomplete', async () => {
    await page.unrouteAll();
    const release = await holdRequests(page, FORM);
    await openDialog(page);
    await form(page).getByLabel('Message').fill('Half a thought');
    await button.click();
    release();
    await expect(form(page).getByText('Enter your first name.')).toBeVisible();
    await expect(form(page).getByLabel('First Name')).toBeFocused();
    await expect(form(page).getByLabel('Message')).toHaveValue('Half a thought');
  });
});

test('if the code loads too late for an early Send, the form shows a phone number and an email address until Send is pressed again, and no input is lost', async ({
  page,
  allowConsoleErrors,
}) => {
  // Fast-forwarding the clock also times out other requests.
  allowConsoleErrors(/^Failed to fetch services/);
  await page.clock.install();
  const release = await holdRequests(page, FORM);
  await openDialog(page);
  await fillRequired(form(page));
  await form(page).getByLabel('Message').fill('Half a thought');
  const button = form(page).getByRole('button', { name: 'Send Message' });
  await button.click();
  await page.clock.runFor(14_000);
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeVisible();
  const note = form(page).getByText('Your inquiry wasn’t sent');
  await expect(note).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(note).toBeVisible();
  await expect(button).toBeVisible();
  await expect(form(page).getByRole('link', { name: FIRM.phones[0]?.number })).toBeVisible();
  release();
  await waitForForm(page);
  await expect(note).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('Half a thought');
  expect(await stored('contacts')).toEqual([]);
  await button.click();
  await expect(receipt(page)).toBeVisible();
  await expect(note).toBeHidden();
  expect(await stored('contacts')).toHaveLength(1);
});

test('the contact form preselects the service of the previous page, even if its link was clicked before the application loaded', async ({
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
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForResponse(COMMIT);
  await expect(receipt(page)).toContainText('System Upgrades');
  expect(await stored('contacts')).toMatchObject([{ service: 'upgrades' }]);
});

test('without JavaScript, the form and the dialog show a phone number and an email address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/contact', '/']) {
    await page.goto(path);
    // The button's command attribute opens the dialog without JavaScript.
    if (path === '/') await page.getByRole('button', { name: 'Get Free Consultation' }).click();
    const note = form(page).locator('noscript p');
    await expect(note).toContainText('This form needs JavaScript.');
    await expect(note.getByRole('link', { name: FIRM.email })).toBeVisible();
    await expect(note.getByRole('link', { name: FIRM.phones[0]?.number })).toBeVisible();
  }
  await context.close();
});
