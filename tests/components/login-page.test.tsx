import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginPage } from '@/pages/admin/login-page';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, hold, stubData } from './stub-data';

async function openLogin() {
  const data = stubData(ADMINISTRATOR);
  data.observeUser.mockImplementation((onUser) => {
    onUser(null);
    return () => undefined;
  });
  const view = renderAdmin(<LoginPage />, '/admin/login');
  const email = await screen.findByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const logIn = async () => {
    await view.fill(email, 'ada@example.com');
    await view.fill(password, 'secret');
    await view.user.keyboard('{Enter}');
  };
  return { ...view, data, email, password, logIn };
}

it('the login page requires both fields, shows “Logging in...”, and then opens the dashboard with a notification', async () => {
  const { data, user, email, password, logIn } = await openLogin();
  for (const [field, type] of [
    [email, 'email'],
    [password, 'password'],
  ] as const) {
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', type);
  }
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(data.signIn).not.toHaveBeenCalled();
  const release = hold(data.signIn, ADMINISTRATOR);
  await logIn();
  expect(screen.getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  release();
  await findNotification('default', 'Login Successful', 'Welcome to the admin panel');
  expect(data.signIn).toHaveBeenCalledExactlyOnceWith('ada@example.com', 'secret');
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
});

it('a user without back office access gets no welcome notification', async () => {
  const { data, logIn } = await openLogin();
  data.backOfficeAccess.mockResolvedValue('denied');
  await logIn();
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
  expect(data.backOfficeAccess).toHaveBeenCalledExactlyOnceWith('ada');
  // A notification would appear right after the access check.
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasNotification()).toBe(false);
});

it('the welcome notification appears even if access can’t be checked', async () => {
  const { data, logIn } = await openLogin();
  data.backOfficeAccess.mockRejectedValue(new TimeoutError());
  await logIn();
  await findNotification('default', 'Login Successful', 'Welcome to the admin panel');
});

it.each([
  ['the error message', 'Firebase: Error (auth/network-request-failed).'],
  ['“Invalid credentials” if the error has no message', ''],
])('a failed login is logged, and the page shows %s', async (_how, message) => {
  expectConsoleErrors(/^Failed to log in \(Error\)/);
  const { data, user, email, password, logIn } = await openLogin();
  expect(email).toHaveFocus();
  data.signIn.mockRejectedValueOnce(new Error(message));
  await logIn();
  await findNotification('destructive', 'Login Failed', message || 'Invalid credentials');
  expect(password).toHaveAccessibleDescription(message || 'Invalid credentials');
  expect(email).toHaveValue('ada@example.com');
  expect(password).toHaveValue('secret');
  const release = hold(data.signIn, ADMINISTRATOR);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(password).toHaveAccessibleDescription('');
  release();
  await findNotification('default', 'Login Successful', 'Welcome to the admin panel');
});

it('the login page redirects a signed-in user to the dashboard', async () => {
  stubData(ADMINISTRATOR);
  renderAdmin(<LoginPage />, '/admin/login');
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
});
