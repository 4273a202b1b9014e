import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { putAccount, resetLinks } from '../support/accounts';
import { expect, open, test } from '../support/test';

const { email } = DEMO_ACCOUNTS.administrator;
const NEW_PASSWORD = 'a-new-password';
const sentTo = (to: string) => `If ${to} has an account, a reset email is on its way.`;

test('a password is reset by email; a failure doesn’t reveal whether the account exists', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/^Failed to send a password reset email \(/);
  await putAccount(DEMO_ACCOUNTS.administrator);
  await open(page, '/admin/login');
  const form = page.getByRole('main');
  const submit = () => form.getByRole('button', { name: 'Send reset email' }).click();
  await form.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  let response = '';
  await page.route(/accounts:sendOobCode/, (route) =>
    response
      ? route.fulfill({
          status: 400,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: JSON.stringify({ error: { code: 400, message: response } }),
        })
      : route.abort('internetdisconnected'),
  );
  for (const [error, text] of [
    ['', 'The server couldn’t be reached.'],
    ['INVALID_EMAIL', 'This isn’t a valid email address.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many reset emails have been requested.'],
    ['USER_DISABLED', sentTo(email)],
    ['OPERATION_NOT_ALLOWED', 'We couldn’t confirm that a reset email was sent.'],
  ] as const) {
    response = error;
    await submit();
    await expect(form.getByText(text), error).toBeVisible();
  }

  await page.unrouteAll();
  await submit();
  await expect(page.getByRole('status')).toContainText(sentTo(email));
  const [link] = await resetLinks(email);
  expect((await fetch(`${link}&newPassword=${NEW_PASSWORD}`)).status).toBe(200);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await form.getByLabel('Password').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});
