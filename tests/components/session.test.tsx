import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { hasNotification } from './find-notification';
import { reportedUser } from './reported-user';
import { renderSite } from './render-site';
import { MEMBER } from './stub-data';

afterEach(() => vi.useRealTimers());

/** Renders the site before it is known whether the visitor is still signed in. */
function renderUndecided() {
  const view = renderSite('/about', MEMBER);
  return { ...view, ...reportedUser(view.data) };
}

it('the site shows “Loading” until the session is known and stops observing the session when the app unmounts', async () => {
  const { setUser, stop, unmount } = renderUndecided();
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  await setUser(MEMBER);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument();
  await setUser(null);
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('the site offers to reload or continue if the session is still unknown after eight seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { setUser, data } = renderUndecided();
  await waitFor(() => expect(data.observeUser).toHaveBeenCalled());
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Continue without signing in' }));
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  await setUser(MEMBER);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

it('if the session can’t be observed, the site logs the error and immediately offers to continue without signing in', async () => {
  expectConsoleErrors(/^Failed to observe the session \(Error\)/);
  const { data } = renderSite('/about', MEMBER);
  data.observeUser.mockImplementation(() => {
    throw new Error('planned');
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue without signing in' }));
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

it('without an earlier sign-in, the site doesn’t observe the session until the login form opens', async () => {
  const { data } = renderSite('/about');
  expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  expect(data.observeUser).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(data.observeUser).toHaveBeenCalledOnce());
});

it('the site discards loaded data when the user signs out or another account signs in', async () => {
  const { setUser, queryClient } = renderUndecided();
  await setUser(MEMBER);
  const key = ['careers', 'list', 'every'];
  queryClient.setQueryData(key, 'for the first account');
  await setUser({ ...MEMBER, displayName: 'Renamed' });
  expect(queryClient.getQueryData(key)).toBe('for the first account');
  await setUser({ ...MEMBER, uid: 'other' });
  expect(queryClient.getQueryData(key)).toBeUndefined();
  queryClient.setQueryData(key, 'for the second account');
  await setUser(null);
  expect(queryClient.getQueryData(key)).toBeUndefined();
});

it('if signing out fails, the site only logs the error, and the user stays signed in and can try again', async () => {
  expectConsoleErrors(/^Failed to log out \(Error\)/);
  const { data } = renderSite('/about', MEMBER);
  const { released, release } = deferred();
  data.signOut.mockImplementation(() => released.then(() => Promise.reject(new Error('planned'))));
  const button = await screen.findByRole('button', { name: 'Logout' });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  release();
  await waitFor(() => expect(button).toBeEnabled());
  expect(data.signOut).toHaveBeenCalledOnce();
  expect(hasNotification()).toBe(false);
});
