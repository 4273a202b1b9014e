import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { prerenderedServices } from '@/app/start/page-data';
import { fillCache, refreshPrerenderedData } from '@/app/start/prerendered-data';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { parseService } from '@/collections/services';
import { ServiceGrid } from '@/features/services/service-grid';
import { serviceQueries } from '@/features/services/service-queries';
import { ServicesPage } from '@/pages/services-page';
import { expectConsoleErrors } from '../support/console-errors';
import { BUILT_IN_NAMES } from '../support/public-pages';
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
  expect(await loadedServices()).toEqual(BUILT_IN_NAMES);
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

const drawing = () => screen.getByRole('img', { name: /^Drawing: the path/ });

const BUILT_IN_DRAWN =
  'Plan: consulting. Move: migration and upgrades. Build: integration and products. Run: operations and infrastructure.';

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `other-${index}` }));

it.each<[string, { slug: string }[], string, string, string]>([
  ['none', [], 'Seven services', '7 services', BUILT_IN_DRAWN],
  ['a built-in one', [{ slug: 'upgrades' }], 'One service', '1 service', 'Move: upgrades.'],
  ['another one', others(1), 'One service', '1 service', 'More: 1 service.'],
  [
    'all but one of the built-in ones',
    BUILT_IN_SERVICES.slice(1),
    'Six services',
    '6 services',
    BUILT_IN_DRAWN.replace('migration and ', ''),
  ],
  [
    'an eighth one',
    [...BUILT_IN_SERVICES, ...others(1)],
    'Eight services',
    '8 services',
    `${BUILT_IN_DRAWN} More: 1 service.`,
  ],
  ['twelve others', others(12), 'Twelve services', '12 services', 'More: 12 services.'],
  [
    'a hundred',
    [...BUILT_IN_SERVICES, ...others(93)],
    'Our services',
    '100 services',
    `${BUILT_IN_DRAWN} More: 93 services.`,
  ],
])(
  'the heading and the drawing of the services page agree with the saved services: %s',
  async (_which, saved, heading, count, drawn) => {
    const queryClient = createQueryClient();
    fillCache(queryClient, prerenderedServices(BUILT_IN_SERVICES.slice(0, 2)));
    const { data } = renderPage(<ServicesPage />, { queryClient });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Two services, from/);
    expect(drawing()).toHaveTextContent(/2 services$/);
    expect(drawing()).toHaveAccessibleName(/Plan: consulting\. Move: migration\.$/);
    data.listServices.mockResolvedValue(saved.map((fields) => parseService(fields.slug, fields)));
    await act(() => refreshPrerenderedData(queryClient));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${heading}, from`) });
    expect(drawing()).toHaveTextContent(new RegExp(`\\D${count}$`));
    expect(drawing()).toHaveAccessibleName(
      `Drawing: the path from planning to operations. ${drawn}`,
    );
  },
);

it('if the saved services can’t be read, the services page shows the built-in ones and logs the error', async () => {
  expectConsoleErrors(/^Failed to fetch services \(Error\)/);
  const { data } = renderPage(<ServicesPage />);
  data.listServices.mockRejectedValue(new Error('planned'));
  expect(await loadedServices()).toEqual(BUILT_IN_NAMES);
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
