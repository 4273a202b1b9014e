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

/** Waits for the service cards and returns their names. */
async function loadedServices(): Promise<(string | null)[]> {
  const cards = await screen.findAllByText('Read more');
  return cards.map((text) => text.closest('li')?.querySelector('h3')?.textContent ?? null);
}

it('the services page shows the built-in services if none are saved, and links to other pages', async () => {
  renderPage(<ServicesPage />);
  expect(await loadedServices()).toEqual(BUILT_IN_SERVICES);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Seven services, from/);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Get Custom Quote')).toBe('/contact');
  expect(addressOf('Learn more about us')).toBe('/about');
  expect(addressOf('Technology stack')).toBe('/technology-stack');
});

it('the services page shows the saved services and their number, with a link to each', async () => {
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

it('if the saved services can’t be read, the services page shows the built-in ones and logs the error', async () => {
  expectConsoleErrors(/^Failed to fetch services \(Error\)/);
  const { data } = renderPage(<ServicesPage />);
  data.listServices.mockRejectedValue(new Error('planned'));
  expect(await loadedServices()).toEqual(BUILT_IN_SERVICES);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(hasNotification()).toBe(false);
});

// On the site, built-in services replace an empty or failed list, so browser tests can't reach these grid states.
const { queryKey } = serviceQueries.list();

it('the service grid shows six skeleton cards while the services load', () => {
  const queryClient = createQueryClient();
  void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
  const { container } = renderApp(<ServiceGrid />, { queryClient });
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(6);
});

it('the service grid shows an error if the services can’t be loaded', async () => {
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

it('the service grid shows a message if there are no services', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKey, []);
  renderApp(<ServiceGrid />, { queryClient });
  expect(screen.getByRole('heading', { name: 'No Services Available' })).toBeVisible();
  expect(
    screen.getByText('Please check back later for our service offerings.'),
  ).toBeInTheDocument();
});
