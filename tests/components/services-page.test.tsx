import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { parseService } from '@/domain/service-schema';
import { ServiceGrid } from '@/features/services/service-grid';
import { serviceQueries } from '@/features/services/service-queries';
import { ServicesPage } from '@/pages/services-page';
import { expectConsoleErrors } from '../support/console-errors';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { hasNotification } from './find-notification';
import { renderApp } from './render-app';
import { renderPage } from './render-page';

/** Names of the services in the grid, once they are loaded. */
async function loadedServices(): Promise<(string | null)[]> {
  const cards = await screen.findAllByText('Read more');
  return cards.map((text) => text.closest('li')?.querySelector('h3')?.textContent ?? null);
}

it('shows the built-in services where none is stored, and leads on', async () => {
  renderPage(<ServicesPage />);
  expect(await loadedServices()).toEqual(BUILT_IN_SERVICES);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Seven services, from/);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Get Custom Quote')).toBe('/contact');
  expect(addressOf('Learn more about us')).toBe('/about');
  expect(addressOf('Technology stack')).toBe('/technology-stack');
});

it('shows the stored services and their number instead, each linked to its page', async () => {
  const { data } = renderPage(<ServicesPage />);
  data.listServices.mockResolvedValue([
    parseService('a', { name: 'Alpha', slug: 'alpha' }),
    parseService('b', { name: 'Beta', slug: 'beta' }),
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Our services, from/);
  expect(await loadedServices()).toEqual(['Alpha', 'Beta']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Two services, from/);
  expect(screen.getByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/services/beta');
});

it('shows the built-in services where the stored ones cannot be read; that is only logged', async () => {
  expectConsoleErrors(/^Failed to fetch services \(Error\)/);
  const { data } = renderPage(<ServicesPage />);
  data.listServices.mockRejectedValue(new Error('planned'));
  expect(await loadedServices()).toEqual(BUILT_IN_SERVICES);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

// On the site the built-in services replace a failed or empty list, so browser tests can't reach these states.
const { queryKey } = serviceQueries.list();

it('shows six skeleton cards while the services load', () => {
  const queryClient = createQueryClient();
  void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
  const { container } = renderApp(<ServiceGrid />, { queryClient });
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(6);
});

it('shows a failure', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const queryFn = () => Promise.reject(new Error('planned'));
  await queryClient.prefetchQuery({ ...serviceQueries.list(), queryFn });
  renderApp(<ServiceGrid />, { queryClient });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Services');
  expect(alert).toHaveTextContent('Please try again later.');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('shows the empty state', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKey, []);
  renderApp(<ServiceGrid />, { queryClient });
  expect(screen.getByRole('heading', { name: 'No Services Available' })).toBeVisible();
  expect(
    screen.getByText('Please check back later for our service offerings.'),
  ).toBeInTheDocument();
});
