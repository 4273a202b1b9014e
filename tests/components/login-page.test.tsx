import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD_RESET } from '@/content/password-reset';
import { LoginPage } from '@/pages/admin/login-page';
import { TimeoutError } from '@/domain/errors';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

async function openLogin(wanted?: string) {
  const store = openStore();
  const view = renderAdmin(<LoginPage />, '/admin/login', wanted);
  const email = await screen.findByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const logIn = async () => {
    await view.fill(email, 'ada@example.com');
    await view.fill(password, 'secret');
    await view.user.keyboard('{Enter}');
  };
  return { ...view, store, email, password, logIn };
}

const WELCOME = ['default', 'Login Successful', 'Welcome to the admin panel'] as const;

it('the login page requires both fields, shows “Logging in...”, and then opens the dashboard with a notification', async () => {
  const { store, user, email, password, logIn } = await openLogin();
  for (const field of [email, password]) expect(field).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(store.calls('signIn')).toEqual([]);
  const release = store.hold('signIn');
  await logIn();
  const button = screen.getByRole('button', { name: 'Logging in...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  release();
  await findNotification(...WELCOME);
  expect(store.calls('signIn')).toEqual([['ada@example.com', 'secret']]);
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
});

it('the welcome notification appears even if access can’t be checked, but not for a user without back office access', async () => {
  const first = await openLogin();
  first.store.put('admins/ada', null);
  await first.logIn();
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
  expect(first.store.calls('backOfficeAccess')).toEqual([['ada']]);
  // A notification would appear right after the access check.
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasNotification()).toBe(false);
  first.unmount();
  const second = await openLogin();
  second.store.fail('backOfficeAccess', new TimeoutError(), Infinity);
  await second.logIn();
  await findNotification(...WELCOME);
});

it.each([
  ['the error message', 'Firebase: Error (auth/network-request-failed).'],
  ['“Invalid credentials” if the error has no message', ''],
])('a failed login is logged, and the page shows %s', async (_how, message) => {
  expectConsoleErrors(/^Failed to log in \(Error\)/);
  const { store, user, email, password, logIn } = await openLogin();
  expect(email).toHaveFocus();
  store.fail('signIn', new Error(message));
  await logIn();
  await findNotification('destructive', 'Login Failed', message || 'Invalid credentials');
  expect(password).toHaveAccessibleDescription(message || 'Invalid credentials');
  expect(email).toHaveValue('ada@example.com');
  expect(password).toHaveValue('secret');
  const release = store.hold('signIn');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(''));
  release();
  await findNotification(...WELCOME);
});

const WANTED = '/admin/contacts?id=one#notes';

it('the dashboard still receives the wanted page after the visitor opens the password reset form and returns', async () => {
  const { user } = await openLogin(WANTED);
  await user.click(screen.getByRole('link', { name: PASSWORD_RESET.question }));
  await user.click(screen.getByRole('link', { name: PASSWORD_RESET.back }));
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText(`Wanted: ${WANTED}`)).toBeInTheDocument();
  expect(screen.getByText('Now at /admin/dashboard')).toBeInTheDocument();
});

it.each([
  ['the wanted page', WANTED, [`Wanted: ${WANTED}`]],
  ['no page outside the back office', '//example.com/admin/', []],
  ['no other state', { to: WANTED }, []],
])('the login page redirects a signed-in user to the dashboard, with %s', async (_what, ...row) => {
  const [state, shown] = row;
  openStore(ADMINISTRATOR);
  renderAdmin(<LoginPage />, '/admin/login', state);
  expect(await screen.findByText('Now at /admin/dashboard')).toBeInTheDocument();
  expect(screen.queryAllByText(/^Wanted/).map((text) => text.textContent)).toEqual(shown);
});
