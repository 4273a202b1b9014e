import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD_RESET, passwordResetFailure, passwordResetSent } from '@/content/password-reset';
import { PasswordResetError } from '@/domain/errors';
import { LoginPage } from '@/pages/admin/login-page';
import { expectConsoleErrors } from '../support/console-errors';
import { renderAdmin } from './render-admin';
import { openStore } from './store';

const EMAIL = 'ada@example.com';

const emailField = () => screen.findByLabelText('Email');

async function openReset() {
  const store = openStore();
  const view = renderAdmin(<LoginPage />, '/admin/login?reset-password');
  const email = await emailField();
  const submit = () => view.user.click(screen.getByRole('button', { name: PASSWORD_RESET.submit }));
  return { ...view, store, email, submit };
}

/** Fills in the form, stops the clock, and presses the button twice. */
async function submitWithStoppedClock() {
  const { store, email, fill } = await openReset();
  await fill(email, EMAIL);
  const release = store.hold('sendPasswordReset');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const button = screen.getByRole('button', { name: PASSWORD_RESET.submit });
  fireEvent.click(button);
  fireEvent.click(button);
  // The first call has to wait for its code to load.
  const requests = () => store.calls('sendPasswordReset');
  await vi.waitFor(() => expect(requests()).not.toEqual([]), { interval: 0 });
  return { requests, release, button, email };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('the login and password reset forms link to each other and share the email address', async () => {
  openStore();
  const { user, fill } = renderAdmin(<LoginPage />, '/admin/login');
  await fill(await emailField(), EMAIL);
  await user.click(screen.getByRole('link', { name: PASSWORD_RESET.question }));
  expect(screen.getByRole('heading', { level: 1, name: PASSWORD_RESET.heading })).toBeVisible();
  expect(document.title).toMatch(new RegExp(`^${PASSWORD_RESET.heading} `));
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(await emailField()).toHaveValue(EMAIL);
  expect(await emailField()).toHaveFocus();

  await fill(await emailField(), 'grace@example.com');
  await user.click(screen.getByRole('link', { name: PASSWORD_RESET.back }));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(await emailField()).toHaveValue('grace@example.com');
  expect(await emailField()).toHaveFocus();
});

it('the password reset requires a valid email address, also one that was filled in without any event, and keeps it for the other form', async () => {
  const { store, email, fill, submit, user } = await openReset();
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  await submit();
  await fill(email, 'nobody');
  await submit();
  expect(store.calls('sendPasswordReset')).toEqual([]);
  (email as HTMLInputElement).value = EMAIL;
  await submit();
  expect(store.calls('sendPasswordReset')).toEqual([[EMAIL]]);
  await user.click(screen.getByRole('link', { name: PASSWORD_RESET.back }));
  expect(await emailField()).toHaveValue(EMAIL);
});

it('two clicks send one password reset request, and success is shown only after two seconds', async () => {
  const { requests, release, button, email } = await submitWithStoppedClock();
  expect(button).toHaveTextContent('Sending...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  release();
  await pass(1_900);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(200);
  expect(screen.getByRole('status')).toHaveTextContent(passwordResetSent(EMAIL));
  expect(button).toHaveTextContent(PASSWORD_RESET.submit);
  expect(email).toHaveValue(EMAIL);
  expect(requests()).toEqual([[EMAIL]]);
});

it('the password reset doesn’t show success until the request succeeds, even if that takes more than two seconds', async () => {
  const { release } = await submitWithStoppedClock();
  await pass(3_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  release();
  await pass(0);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it.each([
  ['an invalid email address', new PasswordResetError('invalid-email'), true],
  ['a lost connection', new PasswordResetError('offline'), false],
  ['any other error', new Error('Firebase: internal details'), false],
])(
  'after %s, the password reset logs the error and shows what to do until the next attempt',
  async (_what, error, isInvalid) => {
    expectConsoleErrors(new RegExp(`^Failed to send a password reset email \\(${error.name}\\)`));
    const { store, email, fill, submit } = await openReset();
    store.fail('sendPasswordReset', error);
    await fill(email, EMAIL);
    await submit();
    const failure = await screen.findByText(passwordResetFailure(error));
    expect(failure).toHaveAttribute('aria-live', 'polite');
    expect(email).toHaveAccessibleDescription(passwordResetFailure(error));
    expect(email).toHaveAttribute('aria-invalid', String(isInvalid));
    expect(email).toHaveValue(EMAIL);
    await submit();
    await waitFor(() => expect(email).toHaveAccessibleDescription(''));
    expect(email).toHaveAttribute('aria-invalid', 'false');
    expect(store.calls('sendPasswordReset')).toHaveLength(2);
  },
);
