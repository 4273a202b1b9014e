import type { Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { stored } from '../support/database';
import { holdRequests } from '../support/network';
import { expect, test } from '../support/test';

const MESSAGE = 'We run 14 databases on two continents.\nWhere would you begin?';

async function fillIn(page: Page) {
  const form = page.getByRole('form', { name: 'Inquiry' });
  await form.getByLabel('First Name').fill('Grace');
  await form.getByLabel('Last Name').fill('Hopper');
  await form.getByLabel('Email').fill('grace@example.com');
  await form.getByLabel('Company').fill('Naval Reserve');
  await form.getByLabel('Service Interest').selectOption('Cloud Migration');
  await form.getByLabel('Message').fill(MESSAGE);
}

async function expectFilledIn(page: Page) {
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last Name')).toHaveValue('Hopper');
  await expect(page.getByLabel('Email')).toHaveValue('grace@example.com');
  await expect(page.getByLabel('Company')).toHaveValue('Naval Reserve');
  await expect(page.getByLabel('Service Interest')).toHaveValue('cloud-migration');
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
}

test('an administrator sees a visitor’s inquiry and sets its status', async ({ page, browser }) => {
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

  const admin = await (await browser.newContext()).newPage();
  await admin.goto('/admin/login');
  await admin.getByLabel('Email').fill(DEMO_ACCOUNTS.administrator.email);
  await admin.getByLabel('Password').fill(DEMO_ACCOUNTS.administrator.password);
  await admin.getByRole('button', { name: 'Login', exact: true }).last().click();
  await expect(admin).toHaveURL('/admin/dashboard');
  await expect(admin.getByText('Welcome to the admin panel', { exact: true })).toBeVisible();

  await admin.goto('/admin/contacts');
  const card = admin.getByRole('article', { name: 'Grace Hopper' });
  await expect(card).toContainText('Naval Reserve');
  await expect(card).toContainText('Cloud Migration');
  await expect(card.getByText(MESSAGE)).toBeVisible();
  await expect(admin.getByText('1 total inquiry')).toBeVisible();
  await expect(admin.getByRole('group', { name: 'New Inquiries' })).toContainText('1');

  await card.getByRole('combobox').click();
  await admin.getByRole('option', { name: 'Contacted' }).click();
  await expect(
    admin.getByText('Contact status updated successfully', { exact: true }),
  ).toBeVisible();
  await expect(admin.getByRole('group', { name: 'In Progress' })).toContainText('1');
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
  await expect(
    page.getByRole('dialog').getByRole('region', { name: 'Your inquiry has been sent' }),
  ).toBeVisible();
  expect(await stored('contacts')).toMatchObject([{ firstName: 'Grace', message: MESSAGE }]);
});

test('a failed send keeps the form filled in, and the next attempt stores one inquiry', async ({
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

test('a response lost after the write does not duplicate the inquiry', async ({
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

test('while sending, the button shows ‘Sending...’ and is disabled', async ({ page }) => {
  const release = await holdRequests(page, /documents:commit/);

  await page.goto('/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});
