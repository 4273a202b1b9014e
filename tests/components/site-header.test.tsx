import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteHeader } from '@/app/shell/site-header';
import { parseService } from '@/collections/services';
import { NAVIGATION } from '@/content/navigation';
import { BUILT_IN_NAMES } from '../support/public-pages';
import { renderPage } from './render-page';
import { renderSite } from './render-site';
import { ADMINISTRATOR, MEMBER } from './stub-data';

function renderHeader(path = '/', user?: typeof MEMBER) {
  const view = renderPage(<SiteHeader />, { path, ...(user && { user }) });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  return {
    ...view,
    navigation,
    items: [...(navigation.querySelector('ul')?.children ?? [])],
    menu: document.getElementById('services-menu') ?? document.body,
  };
}

const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map(({ textContent }) => textContent);
/** Texts of the links and the menu button that are marked as the current page. */
const currentIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[aria-current=page], [data-current]')].map(
    ({ textContent }) => textContent,
  );

it('for a visitor, the header shows the pages in order, with Services second, and a Login button', () => {
  const { items, data } = renderHeader();
  const entries = items.map((item) => {
    const control = item.querySelector('a, button');
    return [control?.textContent, control?.getAttribute('href')];
  });
  const [first, ...others] = NAVIGATION.map(({ label, to }) => [label, to]);
  expect(entries).toEqual([first, ['Services', null], ...others]);
  expect(screen.getByText('Get Started')).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByText('Logout')).not.toBeInTheDocument();
  expect(data.backOfficeAccess).not.toHaveBeenCalled();
});

it('the Services menu lists the saved services with links to their pages', async () => {
  const { menu, data } = renderHeader();
  data.listServices.mockResolvedValue([
    parseService('a', { name: 'Alpha', slug: 'alpha' }),
    parseService('b', { name: 'Beta', slug: 'beta' }),
  ]);
  expect(await within(menu).findByText('Beta')).toHaveAttribute('href', '/services/beta');
  expect(linksIn(menu)).toEqual(['Alpha', 'Beta', 'All services', 'Technology stack']);
});

it.each([
  ['/', ['Home']],
  ['/about', ['About']],
  ['/about/team', ['About']],
  ['/careers/any', ['Careers']],
  ['/contact', ['Contact']],
  ['/services', ['Services (current section)']],
  ['/services/upgrades', ['Services (current section)', 'System Upgrades']],
  ['/aboutness', []],
  ['/servicesuite', []],
])('on %s, the header marks these entries as current: %j', async (path, current) => {
  const { navigation, menu } = renderHeader(path);
  await within(menu).findByText('System Upgrades');
  expect(currentIn(navigation)).toEqual(current);
});

it('for an administrator, the header and the drawer link to the back office', async () => {
  const { data } = renderSite('/about', ADMINISTRATOR);
  expect(await screen.findByText('Back Office')).toHaveAttribute('href', '/admin/dashboard');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await drawer.findByText('Contacts')).toHaveAttribute('href', '/admin/contacts');
  expect(drawer.getByText(/^Signed in as/)).toHaveTextContent(String(ADMINISTRATOR.email));
  expect(data.backOfficeAccess).toHaveBeenCalledExactlyOnceWith(ADMINISTRATOR.uid);
});

it('for a signed-in user without access, the header shows no link to the back office, and the drawer shows no Login button', async () => {
  const { data } = renderSite('/about', MEMBER);
  await waitFor(() => expect(data.backOfficeAccess).toHaveReturned());
  await data.backOfficeAccess.mock.results[0]?.value;
  await screen.findByText('Logout');
  expect(screen.queryByText(/^Back Office$/i)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(drawer).queryByText('Login')).not.toBeInTheDocument();
});

it('for a signed-in user, the header shows a Logout button, which signs the user out', async () => {
  const { data } = renderHeader('/', MEMBER);
  fireEvent.click(await screen.findByText('Logout'));
  await waitFor(() => expect(data.signOut).toHaveBeenCalledOnce());
  expect(screen.queryByText('Get Started')).not.toBeInTheDocument();
  expect(screen.queryByText('Login')).not.toBeInTheDocument();
});

it('the drawer lists the same pages as the header, the services, and a Login button, and it closes after each selection', async () => {
  const { data } = renderSite('/careers');
  data.listServices.mockResolvedValue([]);
  const button = screen.getByRole('button', { name: 'Open menu' });
  fireEvent.click(button);
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  await within(drawer).findByText('Cloud Migration');
  expect(linksIn(drawer)).toEqual([...NAVIGATION.map(({ label }) => label), ...BUILT_IN_NAMES]);
  expect(currentIn(drawer)).toEqual(['Careers']);
  expect(within(drawer).getByText('Managed Services')).toHaveAttribute(
    'href',
    '/services/managed-services',
  );
  fireEvent.click(within(drawer).getByText('Login'));
  expect(drawer).not.toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();

  fireEvent.click(button);
  expect(drawer).toBeVisible();
  fireEvent.click(within(drawer).getByText('About'));
  expect(drawer).not.toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});
