import { FIRM } from '@/content/firm';
import { COMMIT, failed, fillRequired, send, sent } from '../support/contact-form';
import { stored } from '../support/database';
import { holdRequests } from '../support/network';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { ARABIC } from '../support/sample-documents';
import { expect, open, test } from '../support/test';

test('the page shows the form, contact info, website and social links', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('form', { name: 'Inquiry' })).toBeVisible();
  const info = page.getByRole('complementary', { name: 'Contact information' });
  await expect(info.locator('a[href^="mailto:"]')).toHaveText(FIRM.email);
  const phones = await info.locator('a[href^="tel:"]').allTextContents();
  expect(new Set(phones).size).toBe(2);
  await expect(info).toContainText(FIRM.hours.days);
  await expect(info).toContainText(FIRM.hours.time);
  const website = info.getByRole('link', { name: new URL(FIRM.siteUrl).host });
  await expect(website).toHaveAttribute('href', FIRM.siteUrl);
  await expect(info).toContainText(`${FIRM.socialNetworks.join(', ')} (not available yet)`);
});

test('the form has the fields of the specification, with autocomplete', async ({ page }) => {
  await open(page, '/contact');
  for (const [label, { required, autocomplete }] of Object.entries({
    'First Name': { required: true, autocomplete: 'given-name' },
    'Last Name': { required: true, autocomplete: 'family-name' },
    Email: { required: true, autocomplete: 'email' },
    Company: { required: false, autocomplete: 'organization' },
  })) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveJSProperty('required', required);
    const mark = page.locator('label').filter({ hasText: label });
    await expect(mark).toHaveText(required ? `${label} *` : `${label} (optional)`);
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
  await expect(page.getByLabel('Message')).toHaveJSProperty('required', false);
  const options = page.getByLabel('Service Interest').getByRole('option');
  await expect(options).toHaveText(['Select a service', ...BUILT_IN_SERVICES]);
  expect(
    await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual([
    '',
    'cloud-migration',
    'consulting',
    'upgrades',
    'managed-services',
    'integrated-services',
    'product-development',
    'infrastructure-services',
  ]);
});

test('an inquiry with only the required fields is stored as specified', async ({ page }) => {
  await open(page, '/contact');
  await fillRequired(page);
  await send(page);
  await expect(sent(page)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  const [contact] = await stored('contacts');
  expect(contact).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: '',
    service: '',
    message: '',
    status: 'new',
  });
  expect(contact?.['createdAt']).toEqual(contact?.['updatedAt']);
});

test('text in any script is stored as typed', async ({ page }) => {
  await open(page, '/contact');
  await fillRequired(page);
  await page.getByLabel('First Name').fill(ARABIC);
  await page.getByLabel('Message').fill('Zeile 1\n\n  “Zeile” 3 🏗️');
  await expect(page.getByLabel('First Name')).toHaveCSS('direction', 'rtl');
  await send(page);
  await expect(sent(page)).toBeVisible();
  expect(await stored('contacts')).toMatchObject([
    { firstName: ARABIC, message: 'Zeile 1\n\n  “Zeile” 3 🏗️' },
  ]);
});

test('errors are shown at their fields, and the first invalid field is focused', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Email').fill('nobody');
  await send(page);
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Enter your last name.');
  await expect(page.getByLabel('Last Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@company.com.',
  );
  await expect(page.getByText('Enter your last name.')).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid');

  await page.getByLabel('Last Name').fill('Lovelace');
  await expect(page.getByText('Enter your last name.')).toHaveCount(0);
  expect(await stored('contacts')).toEqual([]);
});

test('a name of spaces counts as missing', async ({ page }) => {
  await open(page, '/contact');
  await fillRequired(page);
  await page.getByLabel('Last Name').fill('   ');
  await send(page);
  await expect(page.getByText('Enter your last name.')).toBeVisible();
});

test('a text that is too long shows its length and is not cut off', async ({ page }) => {
  await open(page, '/contact');
  await fillRequired(page);
  const message = page.getByLabel('Message');
  await message.fill('m'.repeat(4_100));
  await expect(page.getByText('4,100 of 5,000 characters')).toBeVisible();
  await message.fill('m'.repeat(5_001));
  await page.getByLabel('Company').fill('c'.repeat(201));
  await send(page);
  await expect(message).toHaveAccessibleDescription(
    /Message can have at most 5,000 characters\. Yours has 5,001\./,
  );
  await expect(page.getByLabel('Company')).toHaveAccessibleDescription(
    'Company can have at most 200 characters. Yours has 201.',
  );
  await expect(page.getByLabel('Company')).toBeFocused();
  await expect(message).toHaveValue('m'.repeat(5_001));

  await message.fill('m'.repeat(5_000));
  await page.getByLabel('Company').fill('c'.repeat(200));
  await send(page);
  await expect(sent(page)).toBeVisible();
});

test('while sending, the button shows ‘Sending...’; afterwards it has the focus again', async ({
  page,
}) => {
  const release = await holdRequests(page, COMMIT);
  await open(page, '/contact');
  await fillRequired(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(sent(page)).toBeVisible();
  await page.getByLabel('First Name').fill('Ada');
  await fillRequired(page);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

for (const [failure, fault] of Object.entries({ 'no network': 'abort', 'a 503': 503 } as const)) {
  test(`${failure} keeps the input`, async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/^Failed to send message/);
    await page.route(COMMIT, (route) =>
      fault === 'abort' ? route.abort() : route.fulfill({ status: fault }),
    );
    await open(page, '/contact');
    await fillRequired(page);
    await page.getByLabel('Message').fill('Keep this.');
    await send(page);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Message')).toHaveValue('Keep this.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
}
