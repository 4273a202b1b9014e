import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { expect, test } from '../support/test';
import { putAccount, stored } from '../support/world';

const MESSAGE = 'We run 14 databases on two continents.\nWhere would you begin?';

async function fillIn(page: Page) {
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Company').fill('Naval Reserve');
  await page.getByLabel('Service Interest').selectOption('Cloud Migration');
  await page.getByLabel('Message').fill(MESSAGE);
}

async function expectFilledIn(page: Page) {
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last Name')).toHaveValue('Hopper');
  await expect(page.getByLabel('Email')).toHaveValue('grace@example.com');
  await expect(page.getByLabel('Company')).toHaveValue('Naval Reserve');
  await expect(page.getByLabel('Service Interest')).toHaveValue('cloud-migration');
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
}

test('a visitor’s inquiry reaches an administrator, who sets its status', async ({
  page,
  browser,
}) => {
  await putAccount(DEMO_ACCOUNTS.administrator);

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`We'll get back to you within ${FIRM.figures.response}.`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  const office = await (await browser.newContext()).newPage();
  await office.goto('/admin/login');
  await office.getByLabel('Email').fill(DEMO_ACCOUNTS.administrator.email);
  await office.getByLabel('Password').fill(DEMO_ACCOUNTS.administrator.password);
  await office.getByRole('button', { name: 'Login', exact: true }).last().click();
  await expect(office).toHaveURL('/admin/dashboard');
  await expect(office.getByText('Welcome to the admin panel', { exact: true })).toBeVisible();

  await office.goto('/admin/contacts');
  const card = office.getByRole('article', { name: 'Grace Hopper' });
  await expect(card).toContainText('Naval Reserve');
  await expect(card).toContainText('Cloud Migration');
  await expect(card.getByText(MESSAGE)).toBeVisible();
  await expect(office.getByText('1 total inquiry')).toBeVisible();
  await expect(office.getByRole('group', { name: 'New Inquiries' })).toContainText('1');

  await card.getByRole('combobox').click();
  await office.getByRole('option', { name: 'Contacted' }).click();
  await expect(
    office.getByText('Contact status updated successfully', { exact: true }),
  ).toBeVisible();
  await expect(office.getByRole('group', { name: 'In Progress' })).toContainText('1');
  await expect(card.getByText('contacted', { exact: true })).toBeVisible();
  expect(await stored('contacts')).toMatchObject([
    { email: 'grace@example.com', status: 'contacted' },
  ]);
});

test('the consultation dialog of the landing page sends an inquiry too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Free Consultation' })).toBeVisible();
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await stored('contacts')).toMatchObject([{ firstName: 'Grace', message: MESSAGE }]);
});

test('a failure keeps every word, and the next try makes one inquiry', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message/);
  const database = '**/documents:commit*';
  await page.route(database, (route) => route.abort());

  await page.goto('/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expectFilledIn(page);

  await page.unroute(database);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  expect(await stored('contacts')).toHaveLength(1);
});

test('an answer lost after the write was made does not double the inquiry', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send message/);
  const database = '**/documents:commit*';
  await page.route(database, async (route) => {
    await route.fetch();
    await route.abort();
  });

  await page.goto('/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible();
  expect(await stored('contacts')).toHaveLength(1);

  await page.unroute(database);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  expect(await stored('contacts')).toHaveLength(1);
});

test('while it is sent the button says so and can’t be pressed again', async ({ page }) => {
  let letThrough: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/documents:commit*', async (route) => {
    await held;
    await route.continue();
  });

  await page.goto('/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letThrough?.();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});
