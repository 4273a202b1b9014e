import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteHeader } from '@/app/shell/site-header';
import { NAVIGATION } from '@/content/navigation';
import { parseService } from '@/domain/service-schema';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { renderPage } from './render-page';
import { MEMBER } from './stub-data';

// Here, because the first import takes seconds on a busy machine and a test must not.
await import('@/app/shell/mobile-menu');

function renderHeader(path = '/', user?: typeof MEMBER) {
  const onLogin = vi.fn();
  const view = renderPage(<SiteHeader onLogin={onLogin} />, { path, ...(user && { user }) });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  return {
    ...view,
    onLogin,
    navigation,
    items: [...(navigation.querySelector('ul')?.children ?? [])],
    menu: document.getElementById('services-menu') ?? document.body,
  };
}

/** Texts of all links in an element. */
const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map(({ textContent }) => textContent);
/** Texts of the links marked as the current page, the button of the menu included. */
const currentIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[aria-current=page], [data-current]')].map(
    ({ textContent }) => textContent,
  );

it('shows the pages of the page table, with Services after the first', () => {
  const { items } = renderHeader();
  const entries = items.map((item) => {
    const control = item.querySelector('a, button');
    return [control?.textContent, control?.getAttribute('href')];
  });
  const [first, ...others] = NAVIGATION.map(({ label, to }) => [label, to]);
  expect(entries).toEqual([first, ['Services', null], ...others]);
});

it('lists the built-in services in the menu where none is stored', async () => {
  const { menu } = renderHeader();
  await within(menu).findByText('Cloud Migration');
  expect(linksIn(menu)).toEqual([...BUILT_IN_SERVICES, 'All services']);
});

it('lists the stored services in the menu, each linked to its page', async () => {
  const { menu, data } = renderHeader();
  data.listServices.mockResolvedValue([
    parseService('a', { name: 'Alpha', slug: 'alpha' }),
    parseService('b', { name: 'Beta', slug: 'beta' }),
  ]);
  expect(await within(menu).findByText('Beta')).toHaveAttribute('href', '/services/beta');
  expect(linksIn(menu)).toEqual(['Alpha', 'Beta', 'All services']);
});

it.each([
  ['/', ['Home']],
  ['/about', ['About']],
  ['/about/team', ['About']],
  ['/careers?job=any', ['Careers']],
  ['/contact', ['Contact']],
  ['/services', ['Services (current section)']],
  ['/services/upgrades', ['Services (current section)', 'System Upgrades']],
  ['/aboutness', []],
  ['/servicesuite', []],
])('marks the current item on %s: %j', async (path, current) => {
  const { navigation, menu } = renderHeader(path);
  await within(menu).findByText('System Upgrades');
  expect(currentIn(navigation)).toEqual(current);
});

it('shows a visitor Login and Get Started', () => {
  const { onLogin } = renderHeader();
  expect(screen.getByText('Get Started')).toHaveAttribute('href', '/contact');
  fireEvent.click(screen.getByText('Login'));
  expect(onLogin).toHaveBeenCalledOnce();
  expect(screen.queryByText('Logout')).not.toBeInTheDocument();
});

it('shows a user Logout, which logs out', async () => {
  const { data } = renderHeader('/', MEMBER);
  fireEvent.click(await screen.findByText('Logout'));
  await vi.waitFor(() => expect(data.signOut).toHaveBeenCalledOnce());
  expect(screen.queryByText('Get Started')).not.toBeInTheDocument();
  expect(screen.queryByText('Login')).not.toBeInTheDocument();
});

it('has a drawer with the same pages, the services, and the login', async () => {
  const { onLogin, menu } = renderHeader('/careers');
  await within(menu).findByText('Cloud Migration');
  const button = screen.getByRole('button', { name: 'Open menu' });
  fireEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(linksIn(drawer)).toEqual([...NAVIGATION.map(({ label }) => label), ...BUILT_IN_SERVICES]);
  expect(currentIn(drawer)).toEqual(['Careers']);
  expect(within(drawer).getByText('Managed Services')).toHaveAttribute(
    'href',
    '/services/managed-services',
  );
  fireEvent.click(within(drawer).getByText('Login'));
  expect(drawer).not.toBeInTheDocument();
  expect(onLogin).toHaveBeenCalledOnce();
  fireEvent.click(button);
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('About'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has no login in the drawer of a user', async () => {
  renderHeader('/', MEMBER);
  await screen.findByText('Logout');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).queryByText('Login')).not.toBeInTheDocument();
});
