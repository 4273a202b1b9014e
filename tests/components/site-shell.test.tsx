import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteFooter } from '@/app/shell/site-footer';
import { SiteHeader } from '@/app/shell/site-header';
import { useNavigationFocus } from '@/app/shell/site-shell';
import type { Career } from '@/collections/careers';
import type { StoredService } from '@/collections/services';
import { FIRM } from '@/content/firm';
import { COMPANY_LINKS, NAVIGATION, SERVICES_MENU_LINKS } from '@/content/navigation';
import type { User } from '@/domain/user';
import { storedService } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { BUILT_IN_NAMES } from '../support/public-pages';
import { hasNotification } from './find-notification';
import { renderApp } from './render-app';
import { renderPage } from './render-page';
import { renderSite } from './render-site';
import { ADMINISTRATOR, MEMBER } from './store';

afterEach(() => vi.useRealTimers());

function TwoPages() {
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <main ref={main} key={pathname} tabIndex={-1}>
        <h1>{pathname}</h1>
        <Link to="/list/a">A</Link>
      </main>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('after a navigation, the heading has the focus, and after Back, the link that was followed', async () => {
  const { user } = renderApp(<TwoPages />, { path: '/list' });
  await user.click(screen.getByText('A'));
  await waitFor(() => expect(screen.getByText('/list/a')).toHaveFocus());
  await user.click(screen.getByText('Back'));
  expect(screen.getByText('/list')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('A')).toHaveFocus());
});

const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
const drawer = () => screen.getByRole('dialog', { name: 'Menu' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getStarted = () => screen.queryByRole('link', { name: 'Get Started' });
const logout = () => screen.queryByRole('button', { name: 'Logout' });
const menu = () => document.getElementById('services-menu') ?? document.body;

const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent);
/** Texts of the links and the menu button that are marked as the current page. */
const currentIn = (element: HTMLElement) =>
  textsOf(element.querySelectorAll('[aria-current=page], [data-current]'));
const targetsOf = (links: Iterable<Element | null>) =>
  [...links].map((link) => [link?.textContent, link?.getAttribute('href') ?? null]);

it('for a visitor, the header shows the pages in order, with a menu of the saved services second, and a Login button', async () => {
  const { store } = renderPage(<SiteHeader />);
  store.add('services', storedService('beta', { name: 'Beta' }));
  const items =
    screen.getByRole('navigation', { name: 'Main' }).querySelector('ul')?.children ?? [];
  const [first, ...others] = NAVIGATION.map(({ label, to }) => [label, to]);
  const entries = targetsOf([...items].map((item) => item.querySelector('a, button')));
  expect(entries).toEqual([first, ['Services', null], ...others]);
  expect(getStarted()).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  expect(logout()).not.toBeInTheDocument();
  expect(store.calls('backOfficeAccess')).toEqual([]);
  expect(await within(menu()).findByText('Beta')).toHaveAttribute('href', '/services/beta');
  const entriesOfMenu = ['Beta', 'All services', 'Technology stack'];
  expect(textsOf(menu().querySelectorAll('a'))).toEqual(entriesOfMenu);
});

it.each([
  ['/', ['Home']],
  ['/about', ['About']],
  ['/about/team', ['About']],
  ['/careers/any', ['Careers']],
  ['/services', ['Services (current section)']],
  ['/services/upgrades', ['Services (current section)', 'System Upgrades']],
  ['/aboutness', []],
  ['/servicesuite', []],
])('on %s, the header marks these entries as current: %j', async (path, current) => {
  renderPage(<SiteHeader />, { path });
  await within(menu()).findByText('System Upgrades');
  expect(currentIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual(current);
});

it.each([
  ['/admin/careers', 'Public pagesHome'],
  ['/careers', 'Home'],
])('on %s, the entries of the header begin with “%s”', (path, start) => {
  renderPage(<SiteHeader />, { path });
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(main.textContent).toMatch(new RegExp(`^${start}Services`));
});

it('for an administrator, the header and the drawer link to the back office', async () => {
  const { store } = renderSite('/about', ADMINISTRATOR);
  expect(await screen.findByText('Back Office')).toHaveAttribute('href', '/admin/dashboard');
  openMenu();
  const contacts = await within(drawer()).findByText('Contacts');
  expect(contacts).toHaveAttribute('href', '/admin/contacts');
  expect(drawer()).toHaveTextContent(`Signed in as ${ADMINISTRATOR.email}`);
  expect(store.calls('backOfficeAccess')).toEqual([[ADMINISTRATOR.uid]]);
});

it('for a signed-in user without access, the header and the drawer show no link to the back office but a Logout button, which signs the user out', async () => {
  const { store } = renderSite('/about', MEMBER);
  await waitFor(() => expect(store.calls('backOfficeAccess')).toHaveLength(1));
  await store.spies.backOfficeAccess.mock.results[0]?.value;
  const button = await screen.findByRole('button', { name: 'Logout' });
  expect(screen.queryByText(/^Back Office$/i)).not.toBeInTheDocument();
  expect(screen.queryByText('Login')).not.toBeInTheDocument();
  expect(getStarted()).not.toBeInTheDocument();
  openMenu();
  expect(within(drawer()).queryByText('Login')).not.toBeInTheDocument();
  fireEvent.click(button);
  await waitFor(() => expect(getStarted()).toBeInTheDocument());
});

it('the drawer lists the same pages and services as the header, and a Login button, and it closes after each selection', async () => {
  renderSite('/careers');
  openMenu();
  const opened = drawer();
  await within(opened).findByText('Cloud Migration');
  const labels = NAVIGATION.map(({ label }) => label);
  const below = SERVICES_MENU_LINKS.map(({ label }) => label);
  expect(textsOf(opened.querySelectorAll('a'))).toEqual([...labels, ...BUILT_IN_NAMES, ...below]);
  expect(currentIn(opened)).toEqual(['Careers']);
  const service = within(opened).getByText('Managed Services');
  expect(service).toHaveAttribute('href', '/services/managed-services');
  fireEvent.click(within(opened).getByText('Login'));
  expect(opened).not.toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  openMenu();
  expect(opened).toBeVisible();
  fireEvent.click(within(opened).getByText('About'));
  expect(opened).not.toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('the footer lists six services, the company pages, and the contact details, and marks links to missing pages as disabled', async () => {
  const { container } = renderPage(<SiteFooter />);
  await screen.findByText('Cloud Migration');
  const linksIn = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('section') ?? document.body).getAllByRole(
      'link',
    );
  const services = linksIn('Services');
  expect(textsOf(services)).toEqual(BUILT_IN_NAMES.slice(0, 6));
  expect(services[0]).toHaveAttribute('href', '/services/cloud-migration');
  const pages = COMPANY_LINKS.map(({ label, to, url }) => [label, to ?? (url || null)]);
  expect(targetsOf(linksIn('Company'))).toEqual(pages);
  for (const link of linksIn('Company'))
    expect(link.ariaDisabled).toBe(link.hasAttribute('href') ? null : 'true');
  const networks = FIRM.socialNetworks.map(({ name, url }) => [name, url || null]);
  expect(targetsOf(linksIn(FIRM.name))).toEqual(networks);
  const phones = FIRM.phones.map(({ number }) => number);
  expect(textsOf(linksIn('Get in touch'))).toEqual([FIRM.email, ...phones]);
  expect(container).toHaveTextContent(`${FIRM.hours.days} ${FIRM.hours.time}`);
  expect(container).toHaveTextContent(`© ${new Date().getFullYear()} ${FIRM.name}`);
});

it('the back office footer shows only the copyright line', () => {
  renderPage(<SiteFooter />, { path: '/admin/careers' });
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© \d{4} .+ All rights reserved\.$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

/** Renders the site before it is known whether the visitor is still signed in. */
function renderUndecided() {
  const view = renderSite('/about', MEMBER);
  const { observeUser } = view.store.spies;
  let report: (user: User | null) => void;
  const stop = vi.fn();
  observeUser.mockImplementation((onUser) => {
    report = onUser;
    return stop;
  });
  const isObserved = () => waitFor(() => expect(observeUser).toHaveBeenCalled());
  const setUser = async (user: User | null) => {
    await isObserved();
    act(() => report(user));
  };
  return { ...view, isObserved, setUser, stop };
}

it('the site shows “Loading” until the session is known, discards loaded data when the account changes, and unsubscribes from the session when it unmounts', async () => {
  const { setUser, stop, unmount, queryClient } = renderUndecided();
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  await setUser(MEMBER);
  expect(logout()).toBeInTheDocument();
  expect(getStarted()).not.toBeInTheDocument();
  const key = ['careers', 'list', 'every'];
  queryClient.setQueryData(key, 'for the first account');
  await setUser({ ...MEMBER, displayName: 'Renamed' });
  expect(queryClient.getQueryData(key)).toBe('for the first account');
  await setUser({ ...MEMBER, uid: 'other' });
  expect(queryClient.getQueryData(key)).toBeUndefined();
  queryClient.setQueryData(key, 'for the second account');
  await setUser(null);
  expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(getStarted()).toHaveAttribute('href', '/contact');
  expect(logout()).not.toBeInTheDocument();
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('the site offers to reload or continue if the session is still unknown after eight seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { isObserved, setUser } = renderUndecided();
  await isObserved();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  click('Continue without signing in');
  expect(getStarted()).toBeInTheDocument();
  await setUser(MEMBER);
  expect(logout()).toBeInTheDocument();
});

it('if the session can’t be observed, the site logs the error and immediately offers to continue without signing in', async () => {
  expectConsoleErrors(/^Failed to observe the session \(Error\)/);
  const { store } = renderSite('/about', MEMBER);
  store.spies.observeUser.mockImplementation(() => {
    throw new Error('planned');
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue without signing in' }));
  expect(getStarted()).toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

it('without an earlier sign-in, the site doesn’t observe the session until the login form opens', async () => {
  const { store } = renderSite('/about');
  expect(getStarted()).toBeInTheDocument();
  expect(store.calls('observeUser')).toEqual([]);
  click('Login');
  await waitFor(() => expect(store.calls('observeUser')).toHaveLength(1));
});

it('if signing out fails, the site only logs the error, and the user stays signed in and can try again', async () => {
  expectConsoleErrors(/^Failed to log out \(Error\)/);
  const { store } = renderSite('/about', MEMBER);
  const { released, release } = deferred();
  store.spies.signOut.mockImplementation(() =>
    released.then(() => Promise.reject(new Error('planned'))),
  );
  const button = await screen.findByRole('button', { name: 'Logout' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  release();
  await waitFor(() => expect(button).toBeEnabled());
  expect(store.calls('signOut')).toHaveLength(1);
  expect(hasNotification()).toBe(false);
});

const CRASH = [/^Failed to show the page \(TypeError\)/, /Cannot (?:read|destructure) propert/];

it('if a page fails to render, an error message appears, and other pages still work; if the header fails, it replaces the whole page', async () => {
  expectConsoleErrors(...CRASH);
  const { store, unmount } = renderSite('/careers');
  const broken = { items: [null as unknown as Career], next: null };
  store.spies.listCareers.mockResolvedValue(broken);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  fireEvent.click(screen.getByText('About Us'));
  expect(await screen.findByText('Our story')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  const { spies } = renderSite('/about').store;
  spies.listServices.mockResolvedValue([null as unknown as StoredService]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});
