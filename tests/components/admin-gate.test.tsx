import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeoutError } from '@/domain/errors';
import type { User } from '@/domain/user';
import { CareersPage } from '@/pages/admin/careers-page';
import { ContactsPage } from '@/pages/admin/contacts-page';
import { DashboardPage } from '@/pages/admin/dashboard-page';
import { SeoPage } from '@/pages/admin/seo-page';
import { deferred } from '../support/network';
import { findNotification, hasNotification } from './find-notification';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, stubData } from './stub-data';

const SCREENS = [
  ['dashboard', 'Loading dashboard...', 'Admin Dashboard'],
  ['careers', 'Loading careers...', 'Career Management'],
  ['seo', 'Loading SEO settings...', 'SEO Management'],
  ['contacts', 'Loading contacts...', 'Contact Management'],
] as const;

type ScreenName = (typeof SCREENS)[number][0];

function renderScreen(name: ScreenName) {
  const pages = {
    dashboard: <DashboardPage />,
    careers: <CareersPage />,
    seo: <SeoPage />,
    contacts: <ContactsPage />,
  };
  return renderAdmin(pages[name], `/admin/${name}`);
}

/** Data of the back office, with a session that the test changes. */
function stubSession() {
  const data = stubData(ADMINISTRATOR);
  let report: (user: User | null) => void = () => undefined;
  data.observeUser.mockImplementation((onUser) => {
    report = onUser;
    return () => undefined;
  });
  const setUser = (user: User | null) => act(() => report(user));
  const isObserved = () => waitFor(() => expect(data.observeUser).toHaveBeenCalled());
  return { ...data, setUser, isObserved };
}

/** The calls that read what only administrators may see. */
const readsOf = (data: ReturnType<typeof stubData>): unknown[] =>
  [
    data.listCareers,
    data.countCareers,
    data.listNewestCareers,
    data.listContacts,
    data.countContacts,
    data.listNewestContacts,
    data.listChanges,
    data.getSeoSetting,
  ].flatMap<unknown>(({ mock }) => mock.calls);

it.each(SCREENS)(
  '/admin/%s loads until session and access are known, then opens for an administrator',
  async (screenName, loadingText, heading) => {
    const data = stubSession();
    const { released, release } = deferred();
    data.backOfficeAccess.mockReturnValue(released.then(() => 'granted'));
    renderScreen(screenName);
    expect(screen.getByRole('status')).toHaveTextContent(loadingText);
    await data.isObserved();
    data.setUser(ADMINISTRATOR);
    await waitFor(() => expect(data.backOfficeAccess).toHaveBeenCalledExactlyOnceWith('ada'));
    expect(screen.getByRole('status')).toHaveTextContent(loadingText);
    expect(readsOf(data)).toEqual([]);
    release();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  },
);

it.each(['dashboard', 'seo', 'contacts'] as const)(
  '/admin/%s leads a signed-out visitor to the login without a notification',
  async (screenName) => {
    const data = stubSession();
    renderScreen(screenName);
    await data.isObserved();
    data.setUser(null);
    expect(screen.getByText('Now at /admin/login')).toBeInTheDocument();
    expect(readsOf(data)).toEqual([]);
    expect(hasNotification()).toBe(false);
  },
);

it('/admin/careers shows a signed-out visitor nothing', async () => {
  const data = stubSession();
  renderScreen('careers');
  await data.isObserved();
  data.setUser(null);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  expect(readsOf(data)).toEqual([]);
});

it('an account without access is refused and can log out', async () => {
  const data = stubData(ADMINISTRATOR);
  data.backOfficeAccess.mockResolvedValue('denied');
  const { user } = renderScreen('contacts');
  expect(await screen.findByText('This account has no access')).toBeInTheDocument();
  expect(screen.getByText(/^You’re signed in as ada@example\.com,/)).toBeInTheDocument();
  await user.click(screen.getByText('Logout'));
  expect(data.signOut).toHaveBeenCalledOnce();
  expect(readsOf(data)).toEqual([]);
});

it('a failed check of the access is an alert and can be tried again', async () => {
  const data = stubData(ADMINISTRATOR);
  data.backOfficeAccess.mockRejectedValueOnce(new TimeoutError());
  const { user } = renderScreen('contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check your access');
  expect(readsOf(data)).toEqual([]);
  await user.click(await screen.findByText('Try again'));
  expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
});

it('a session that ends by itself leads to the login with a notification', async () => {
  const data = stubSession();
  renderScreen('contacts');
  await data.isObserved();
  data.setUser(ADMINISTRATOR);
  await screen.findByText('No contacts yet');
  data.setUser(null);
  await findNotification('default', 'You have been signed out', 'Log in again to continue.');
  expect(screen.getByText('Now at /admin/login')).toBeInTheDocument();
});

it('a session that ends by itself keeps what was typed for the same account', async () => {
  const data = stubSession();
  const { user, fill } = renderScreen('careers');
  await data.isObserved();
  data.setUser(ADMINISTRATOR);
  await user.click(await screen.findByRole('button', { name: 'Add Career' }));
  await fill(screen.getByLabelText(/^Job Title/), 'Typed');
  data.setUser(null);
  await findNotification(
    'default',
    'You have been signed out',
    'What you typed is kept in this tab. Log in again to continue.',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  data.setUser(ADMINISTRATOR);
  await waitFor(() => expect(screen.getByLabelText(/^Job Title/)).toHaveValue('Typed'));
});
