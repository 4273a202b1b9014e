import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { REGISTER_NOTE } from '@/content/session';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification } from './find-notification';
import { renderSite } from './render-site';
import { hold, MEMBER } from './stub-data';

async function openLogin() {
  const view = renderSite('/about');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
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

const ACCOUNT = { Email: MEMBER.email ?? '', Password: 'secret' };

const submit = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByText(name, { selector: 'button[type=submit]' }));

it('the login dialog shows “Logging in...”, signs the user in once, shows a notification, and closes', async () => {
  const { dialog, data } = await openLogin();
  const release = hold(data.signIn, MEMBER);
  enter(dialog, ACCOUNT);
  submit(dialog, 'Login');
  expect(await within(dialog).findByText('Logging in...')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  release();
  await findNotification('default', 'Success', 'You have been logged in successfully.');
  expect(data.signIn.mock.calls).toEqual([[ACCOUNT.Email, ACCOUNT.Password]]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('a failed login shows a notification inside the dialog and preserves the entered values', async () => {
  expectConsoleErrors(/^Failed to log in \(Error\)/);
  const { dialog, data } = await openLogin();
  data.signIn.mockRejectedValue(new Error('Firebase: internal details'));
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
  const { dialog, data } = await openLogin();
  const [email, password] = inputsOf(dialog);
  expect(password).toHaveAttribute('type', 'password');
  expect([email, password].map((field) => field?.validity.valueMissing)).toEqual([true, true]);
  enter(dialog, { Email: 'nobody', Password: 'secret' });
  expect([email?.validity.typeMismatch, password?.validity.valid]).toEqual([true, true]);
  submit(dialog, 'Login');
  expect(data.signIn).not.toHaveBeenCalled();
  for (const [label, value] of Object.entries(ACCOUNT))
    within(dialog).getByLabelText<HTMLInputElement>(label).value = value;
  submit(dialog, 'Login');
  await waitFor(() => expect(data.signIn.mock.calls).toEqual([[ACCOUNT.Email, ACCOUNT.Password]]));
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
  const { dialog, data, user } = await openLogin();
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
  expect(data.signIn).not.toHaveBeenCalled();
  expect(dialog).toBeInTheDocument();
});
