import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD_RESET } from '@/content/password-reset';
import { REGISTER_NOTE } from '@/content/session';
import { TimeoutError } from '@/domain/errors';
import type { User } from '@/domain/user';
import { allowConsoleErrors, expectConsoleErrors } from '../support/console-errors';
import { findNotification, hasNotification } from './find-notification';
import { renderSite } from './render-site';
import { ADMINISTRATOR, MEMBER, type Store } from './store';

async function openLogin(path = '/about') {
  const view = renderSite(path);
  fireEvent.click(await screen.findByRole('button', { name: 'Login' }));
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  await within(dialog).findByLabelText('Email');
  return { ...view, dialog };
}

function enter(dialog: HTMLElement, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = within(dialog).getByLabelText(new RegExp(`^${label}`));
    fireEvent.change(field, { target: { value } });
  }
}

const inputsOf = (dialog: HTMLElement) =>
  within(dialog).getAllByLabelText<HTMLInputElement>(/./, { selector: 'input' });

const LOGGED_IN = 'You have been logged in successfully.';

const ACCOUNT = { Email: MEMBER.email ?? '', Password: 'secret' };

const submit = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByText(name, { selector: 'button[type=submit]' }));

it('the login dialog shows “Logging in...”, signs the user in once, shows a notification, and closes', async () => {
  const { dialog, store } = await openLogin();
  const release = store.hold('signIn');
  enter(dialog, ACCOUNT);
  submit(dialog, 'Login');
  expect(await within(dialog).findByText('Logging in...')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  release();
  await findNotification('default', 'Success', LOGGED_IN);
  expect(store.calls('signIn')).toEqual([[ACCOUNT.Email, ACCOUNT.Password]]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('an opened dialog focuses its first field once screen readers have noticed the dialog, or with the first key', async () => {
  const { dialog } = await openLogin();
  const email = () => within(dialog).getByLabelText('Email');
  await waitFor(() => expect(email()).toHaveFocus());
  // Orca with Firefox says only the form around the field, not the dialog.
  expect(within(dialog).getByRole('form')).toHaveAccessibleName('Login');
  const reopen = () => {
    fireEvent.click(within(dialog).getByLabelText('Close'));
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  };
  reopen();
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(email()).toHaveFocus());
  reopen();
  const heard = vi.fn();
  email().addEventListener('keydown', heard);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(email()).toHaveFocus();
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'a' }));
});

const CONTINUE = { name: 'Continue to Admin Dashboard' };

interface LogIn {
  user?: User;
  /** Affects the next access check. */
  prepare?: (store: Store) => unknown;
}

/** Logs in, by default as an administrator. */
async function logInAt(path: string, { user: account = ADMINISTRATOR, prepare }: LogIn = {}) {
  const { dialog, store, user } = await openLogin(path);
  prepare?.(store);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  enter(dialog, { Email: account.email ?? '', Password: 'secret' });
  submit(dialog, 'Login');
  await waitFor(() => expect(store.calls('backOfficeAccess')).not.toEqual([]));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(hasNotification()).toBe(true);
  const toast = await findNotification('default', 'Success', LOGGED_IN);
  return { user, offer: toast.queryByRole('button', CONTINUE) };
}

it('the notification after a login leads an administrator on to the dashboard', async () => {
  const { user, offer } = await logInAt('/about');
  await user.click(offer ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
});

it.each<[string, string, LogIn]>([
  ['without access', '/about', { user: MEMBER }],
  [
    'whose access can’t be checked',
    '/about',
    { prepare: (store) => store.fail('backOfficeAccess', new TimeoutError()) },
  ],
  [
    'whose access isn’t known after two seconds',
    '/about',
    { prepare: (store) => store.hold('backOfficeAccess') },
  ],
  ['who is in the back office', '/admin/careers', {}],
])('the notification after a login doesn’t lead on a user %s', async (_who, path, login) => {
  // The saving of the built-in services, which also checks access.
  allowConsoleErrors(/\(TimeoutError\)/);
  expect((await logInAt(path, login)).offer).toBeNull();
});

it('the login dialog, but not the register dialog, has a link to the password reset form, which closes it', async () => {
  const { dialog, user } = await openLogin();
  const question = { name: PASSWORD_RESET.question };
  await user.click(within(dialog).getByRole('button', { name: 'Register' }));
  expect(within(dialog).queryByRole('link', question)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Login' }));
  await user.click(within(dialog).getByRole('link', question));
  expect(await screen.findByRole('heading', { name: PASSWORD_RESET.heading })).toBeInTheDocument();
  expect(dialog).not.toBeVisible();
});

it('a failed login shows a notification inside the dialog and preserves the entered values', async () => {
  expectConsoleErrors(/^Failed to log in \(Error\)/);
  const { dialog, store } = await openLogin();
  store.fail('signIn', new Error('Firebase: internal details'));
  enter(dialog, ACCOUNT);
  submit(dialog, 'Login');
  await findNotification('destructive', 'Error', 'Invalid email or password. Please try again.');
  // A modal dialog makes everything outside it inert, so the notification must be inside the dialog.
  const dismiss = within(dialog).getByRole('button', { name: 'Dismiss' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(ACCOUNT.Email);
  expect(within(dialog).getByLabelText('Password')).toHaveValue(ACCOUNT.Password);
  expect(within(dialog).getByRole('button', { name: 'Login' })).toBeEnabled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toContainElement(dismiss));
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
});

it('the login form requires a valid email address and a password, also if they were filled in without any event', async () => {
  const { dialog, store } = await openLogin();
  const [email, password] = inputsOf(dialog);
  expect(password).toHaveAttribute('type', 'password');
  expect([email, password].map((field) => field?.validity.valueMissing)).toEqual([true, true]);
  enter(dialog, { Email: 'nobody', Password: 'secret' });
  expect([email?.validity.typeMismatch, password?.validity.valid]).toEqual([true, true]);
  submit(dialog, 'Login');
  expect(store.calls('signIn')).toEqual([]);
  for (const [label, value] of Object.entries(ACCOUNT))
    within(dialog).getByLabelText<HTMLInputElement>(label).value = value;
  submit(dialog, 'Login');
  await waitFor(() => expect(store.calls('signIn')).toEqual([[ACCOUNT.Email, ACCOUNT.Password]]));
});

it('the dialog switches between login and registration, and reopening it shows an empty login form', async () => {
  const { dialog, user } = await openLogin();
  const expectForm = (name: string, count: number) => {
    expect(dialog).toHaveAccessibleName(name);
    expect(inputsOf(dialog)).toHaveLength(count);
    expect(inputsOf(dialog)[0]).toHaveFocus();
  };
  const go = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  enter(dialog, ACCOUNT);
  await go('Register');
  expectForm('Register', 5);
  await go('Login');
  expectForm('Login', 2);
  enter(dialog, ACCOUNT);
  await go('Register');
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expectForm('Login', 2));
  for (const field of inputsOf(dialog)) expect(field).toHaveValue('');
});

it('the registration form requires every field except the company, creates no account, and refers the visitor to an administrator', async () => {
  const { dialog, store, user } = await openLogin();
  await user.click(within(dialog).getByRole('button', { name: 'Register' }));
  const fields = inputsOf(dialog);
  expect(
    fields.map(({ labels, type, required }) => [labels?.[0]?.textContent, type, required]),
  ).toEqual([
    ['First Name *', 'text', true],
    ['Last Name *', 'text', true],
    ['Email *', 'email', true],
    ['Company (optional)', 'text', false],
    ['Password *', 'password', true],
  ]);
  const note = within(dialog).getByText(REGISTER_NOTE);
  expect(note).toHaveTextContent(/administrator/);
  expect(fields[0]?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  submit(dialog, 'Register');
  expect(screen.queryByText('Registration')).not.toBeInTheDocument();
  enter(dialog, { ...ACCOUNT, 'First Name': 'Ada', 'Last Name': 'Lovelace' });
  submit(dialog, 'Register');
  const text = 'Please contact an administrator to create an account.';
  await findNotification('default', 'Registration', text);
  expect(store.calls('signIn')).toEqual([]);
  expect(dialog).toBeInTheDocument();
});
