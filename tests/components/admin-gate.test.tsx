import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { createQueryClient } from '@/app/query-client';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { administratorQuery } from '@/features/session/administrator-query';
import { CareersPage } from '@/pages/admin/careers-page';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { SeoPage } from '@/pages/admin/seo-page';
import { ServicesPage } from '@/pages/admin/services-page';
import { SitePage } from '@/pages/admin/site-page';
import { expectConsoleErrors } from '../support/console-errors';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, MEMBER, openStore, type Store } from './store';

const SIGNED_OUT = 'You have been signed out';
const EXPIRED = 'For security, back-office sessions end after 12 hours.';

const SCREENS = {
  dashboard: [<DashboardPage />, 'Loading dashboard...', 'Admin Dashboard'],
  careers: [<CareersPage />, 'Loading careers...', 'Career Management'],
  services: [<ServicesPage />, 'Loading services...', 'Service Management'],
  seo: [<SeoPage />, 'Loading SEO settings...', 'SEO Management'],
  contacts: [<ContactsPage />, 'Loading contacts...', 'Contact Management'],
  site: [<SitePage />, 'Loading site...', 'Site'],
} as const;

type ScreenName = keyof typeof SCREENS;

const NAMES = Object.keys(SCREENS) as ScreenName[];

const renderScreen = (name: ScreenName) => renderAdmin(SCREENS[name][0], `/admin/${name}`);

/** Calls that read administrator-only data. */
const readsOf = (store: Store): unknown[] =>
  (
    [
      ...(['listCareers', 'countCareers', 'listNewestCareers', 'getSeoSetting'] as const),
      ...(['listContacts', 'countContacts', 'listNewestContacts'] as const),
      ...(['listChanges', 'getNewestChange'] as const),
    ] as const
  ).flatMap<unknown>((name) => store.calls(name));

it.each(NAMES)(
  '/admin/%s loads no data for a signed-out visitor or before the access check ends, then opens for an administrator',
  async (screenName) => {
    const [, loadingText, heading] = SCREENS[screenName];
    const store = openStore(ADMINISTRATOR);
    const releaseSession = store.hold('observeUser');
    const release = store.hold('backOfficeAccess');
    renderScreen(screenName);
    expect(screen.getByRole('status')).toHaveTextContent(loadingText);
    releaseSession();
    await waitFor(() => expect(store.calls('backOfficeAccess')).toEqual([['ada']]));
    expect(screen.getByRole('status')).toHaveTextContent(loadingText);
    expect(readsOf(store)).toEqual([]);
    release();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const row = { to: `/admin/${screenName}`, heading };
    expect(ADMIN_NAVIGATION).toContainEqual(expect.objectContaining(row));
    cleanup();
    const visitor = openStore();
    const reads = readsOf(visitor).length;
    renderScreen(screenName);
    const shown = screenName === 'careers' ? /^$/ : 'Now at /admin/login';
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(shown));
    expect(readsOf(visitor)).toHaveLength(reads);
    expect(hasNotification()).toBe(false);
  },
);

it.each(['?id=one#notes', ''])(
  'the login page receives the full URL of the wanted page, unless the visitor has logged out (%j)',
  async (rest) => {
    openStore();
    const { unmount } = renderAdmin(<ContactsPage />, `/admin/contacts${rest}`);
    expect(await screen.findByText(`Wanted: /admin/contacts${rest}`)).toBeInTheDocument();
    unmount();
    openStore(MEMBER);
    const { user } = renderAdmin(<ContactsPage />, `/admin/contacts${rest}`);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Now at /admin/login')).toBeInTheDocument();
    expect(screen.queryByText(/^Wanted/)).not.toBeInTheDocument();
  },
);

it('a user without access sees a refusal message and can sign out, and a failed access check can be retried', async () => {
  const store = openStore(MEMBER);
  store.fail('backOfficeAccess', new TimeoutError());
  const { user } = renderScreen('contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check your access');
  await user.click(await screen.findByText('Try again'));
  expect(await screen.findByText('This account has no access')).toBeInTheDocument();
  expect(screen.getByText(/^You’re signed in as miro@example\.com,/)).toBeInTheDocument();
  await user.click(screen.getByText('Logout'));
  expect(await screen.findByText('Now at /admin/login')).toBeInTheDocument();
  expect(readsOf(store)).toEqual([]);
});

it('a notification asks the user to sign in again if the session ends without a logout', async () => {
  const store = openStore(ADMINISTRATOR);
  renderScreen('careers');
  await screen.findByRole('button', { name: 'Add Career' });
  store.setUser(null);
  await findNotification('default', SIGNED_OUT, 'Sign in again to continue.');
});

const expire = ({ spies }: Store) => spies.backOfficeAccess.mockResolvedValue('expired');

async function expectExpired(text: string) {
  await findNotification('default', SIGNED_OUT, `${EXPIRED} ${text}`);
  expect(screen.getByText('Now at /admin/login')).toBeInTheDocument();
}

it('the back office signs the user out of an expired session before it reads any data', async () => {
  const store = openStore(ADMINISTRATOR);
  expire(store);
  renderScreen('contacts');
  await expectExpired('Sign in again to continue.');
  expect(store.calls('signOut')).toHaveLength(1);
  expect(readsOf(store)).toEqual([]);
});

it('the page offers a Logout button if the automatic sign-out fails', async () => {
  expectConsoleErrors(/^Failed to log out \(TimeoutError\)/);
  const store = openStore(ADMINISTRATOR);
  expire(store);
  store.fail('signOut', new TimeoutError());
  const { user } = renderScreen('contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Now at /admin/login')).toBeInTheDocument();
});

it('an open page rechecks access every ten minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = openStore(ADMINISTRATOR);
  renderScreen('contacts');
  await screen.findByText('No contacts yet');
  expect(store.calls('backOfficeAccess')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(590_000));
  expect(store.calls('backOfficeAccess')).toHaveLength(1);
  expire(store);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await expectExpired('Sign in again to continue.');
  expect(store.calls('backOfficeAccess')).toHaveLength(2);
});

it('if the session expires, unsaved text is restored after the next login', async () => {
  expectConsoleErrors(/^Failed to save career \(AccessDeniedError\)/);
  const store = openStore(ADMINISTRATOR);
  const { user, fill, unmount } = renderScreen('careers');
  await user.click(await screen.findByText('Add Career'));
  await fill(screen.getByLabelText(/^Job Title/), 'Typed');
  await fill(screen.getByLabelText('Job Description'), 'Work');
  store.fail('commit', new AccessDeniedError());
  store.spies.backOfficeAccess.mockResolvedValueOnce('expired');
  await user.click(screen.getByRole('button', { name: 'Create Career' }));
  await expectExpired('Nothing you typed is lost. Sign in again to continue.');
  unmount();
  store.setUser(ADMINISTRATOR);
  const again = renderScreen('careers');
  await again.user.click(await screen.findByRole('link', { name: 'the new career' }));
  await waitFor(() => expect(screen.getByLabelText(/^Job Title/)).toHaveValue('Typed'));
});

it('if access is revoked, the account that typed the unsaved text sees it until the page closes, and no other account does', async () => {
  expectConsoleErrors(/\(AccessDeniedError\)/);
  const store = openStore(ADMINISTRATOR);
  const { user, fill, unmount } = renderScreen('careers');
  await user.click(await screen.findByText('Add Career'));
  await fill(screen.getByLabelText(/^Job Title/), 'Typed');
  await fill(screen.getByLabelText('Job Description'), 'Work');
  store.fail('commit', new AccessDeniedError());
  store.put('admins/ada', null);
  await user.click(screen.getByRole('button', { name: 'Create Career' }));
  const unsaved = await screen.findByLabelText('Unsaved text');
  expect(unsaved).toHaveTextContent('Job TitleTyped');
  expect(unsaved).toHaveTextContent('so the text below isn’t saved. Copy what you need');
  unmount();
  const again = renderScreen('dashboard');
  expect(await screen.findByText('This account has no access')).toBeInTheDocument();
  expect(screen.getByLabelText('Unsaved text')).toHaveTextContent('Job TitleTyped');
  store.setUser(null);
  store.setUser({ ...ADMINISTRATOR, uid: 'another' });
  again.unmount();
  renderScreen('dashboard');
  expect(await screen.findByText('This account has no access')).toBeInTheDocument();
  expect(screen.queryByText('Typed')).not.toBeInTheDocument();
});

it('the access check that runs while a page starts is still known if its screen takes half a minute to appear', async () => {
  openStore(ADMINISTRATOR);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  await client.fetchQuery(administratorQuery('ada'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.getQueryData(administratorQuery('ada').queryKey)).toBe('granted');
});
