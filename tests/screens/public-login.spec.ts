import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount } from '../support/accounts';
import { notification } from '../support/notification';
import { expect, open, test } from '../support/test';

const { member } = DEMO_ACCOUNTS;

async function openLogin(page: Page) {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  return page.getByRole('dialog', { name: 'Login' });
}

async function expectInvalid(page: Page, label: string, reason: keyof ValidityState) {
  const field = page.getByRole('dialog').getByLabel(label);
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement, key) => input.validity[key], reason)).toBe(
    true,
  );
}

test('a successful login shows a notification and closes the dialog', async ({ page }) => {
  await putAccount(member);
  const dialog = await openLogin(page);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(
    notification(page, 'Success', 'You have been logged in successfully.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a failed login shows a notification and keeps the dialog open', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to log in/);
  await putAccount(member);
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Login' }).click();
  const message = notification(page, 'Error', 'Invalid email or password. Please try again.');
  await expect(message).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(member.email);

  // Dismissing it does not count as a click outside the dialog.
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('the browser requires a valid e-mail and a password', async ({ page }) => {
  const dialog = await openLogin(page);
  const submit = dialog.getByRole('button', { name: 'Login' });
  await submit.click();
  await expectInvalid(page, 'Email', 'valueMissing');
  await dialog.getByLabel('Email').fill('nobody');
  await submit.click();
  await expectInvalid(page, 'Email', 'typeMismatch');
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await submit.click();
  await expectInvalid(page, 'Password', 'valueMissing');
});
