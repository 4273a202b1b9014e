import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LoginPage } from '@/pages/admin/login-page';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification } from './find-notification';
import { renderPage } from './render-page';
import { MEMBER } from './stub-data';

function LoginRoutes() {
  return (
    <Routes>
      <Route path="/admin/login" element={<LoginPage />} />
      <Route path="/admin/dashboard" element="The dashboard" />
    </Routes>
  );
}

/** Opens the administrator login and submits it. */
function logIn(signIn: () => Promise<typeof MEMBER>) {
  const view = renderPage(<LoginRoutes />, { path: '/admin/login' });
  view.data.signIn.mockImplementation(signIn);
  const email = screen.getByLabelText('Email');
  fireEvent.change(email, { target: { value: MEMBER.email } });
  const password = screen.getByLabelText('Password');
  fireEvent.change(password, { target: { value: 'secret' } });
  fireEvent.click(screen.getByText('Login', { selector: 'button' }));
  return { ...view, email };
}

it('welcomes and leads to the dashboard', async () => {
  const { data } = logIn(() => Promise.resolve(MEMBER));
  await findNotification('default', 'Login Successful', 'Welcome to the admin panel');
  expect(data.signIn.mock.calls).toEqual([[MEMBER.email, 'secret']]);
  expect(await screen.findByText('The dashboard')).toBeInTheDocument();
});

it.each([
  ['the message of the error', new Error('Firebase: planned'), 'Firebase: planned'],
  ['the default for an error without a message', new Error(), 'Invalid credentials'],
  ['the default for what is no error', 'planned', 'Invalid credentials'],
])('after a failure, which is logged, shows %s', async (_what, error, text) => {
  expectConsoleErrors(/^Failed to log in/);
  const { email } = logIn(() => Promise.reject(error));
  await findNotification('destructive', 'Login Failed', text);
  expect(email).toHaveValue(MEMBER.email);
});

it('leads whoever is signed in already to the dashboard', async () => {
  renderPage(<LoginRoutes />, { path: '/admin/login', user: MEMBER });
  expect(await screen.findByText('The dashboard')).toBeInTheDocument();
});
