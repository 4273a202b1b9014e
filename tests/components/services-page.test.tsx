import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { prerenderedServices } from '@/features/services/prerendered-services';
import { fillCache, refreshPrerenderedData } from '@/app/start/prerendered-data';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { preloadServiceDrawing, ServiceDrawing } from '@/features/services/service-drawing';
import { ServiceGrid } from '@/features/services/service-grid';
import { serviceQueries } from '@/features/services/service-queries';
import { ServicesPage } from '@/pages/services-page';
import { storedService } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { BUILT_IN_NAMES } from '../support/public-pages';
import { hasNotification } from './find-notification';
import { renderApp } from './render-app';
import { renderPage } from './render-page';

await preloadServiceDrawing('other');

const ALPHA = storedService('alpha', { name: 'Alpha' });
const BETA = storedService('beta', { name: 'Beta' });

/** Waits for the service cards and returns their names. */
async function loadedServices(): Promise<(string | null)[]> {
  const cards = await screen.findAllByText('Read more');
  return cards.map((text) => text.closest('li')?.querySelector('h3')?.textContent ?? null);
}

it.each([false, true])(
  'the services page shows the built-in services if none are saved or the read fails (failed: %s)',
  async (fails) => {
    const { store } = renderPage(<ServicesPage />);
    if (fails) {
      expectConsoleErrors(/^Failed to fetch services \(Error\)/);
      store.fail('listServices', new Error('planned'), Infinity);
    }
    // By phase: plan, move, build, run.
    const order = [1, 0, 2, 4, 5, 3, 6];
    expect(await loadedServices()).toEqual(order.map((index) => BUILT_IN_NAMES[index]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Seven services, from/);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Get Custom Quote')).toBe('/contact');
    expect(addressOf('Learn more about us')).toBe('/about');
    expect(addressOf('Technology stack')).toBe('/technology-stack');
    expect(screen.queryByText('More services')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hasNotification()).toBe(false);
  },
);

it('the services page shows the saved services and their number, with a link to each', async () => {
  renderPage(<ServicesPage />).store.add('services', ALPHA, BETA);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Our services, from/);
  expect(await loadedServices()).toEqual(['Alpha', 'Beta']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Two services, from/);
  expect(screen.getByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/services/beta');
  // None of them belongs to a phase.
  expect(screen.queryByText('Plan')).not.toBeInTheDocument();
  expect(screen.queryByText('More services')).not.toBeInTheDocument();
});

it('services without a phase have a row of their own below the phases', async () => {
  renderPage(<ServicesPage />).store.add('services', ALPHA, ...BUILT_IN_SERVICES, BETA);
  expect((await loadedServices()).slice(-2)).toEqual(['Alpha', 'Beta']);
  const more = screen.getByText('More services').closest('li') ?? document.body;
  const names = within(more)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Alpha', 'Beta']);
  // The row spans all columns, so no cell of it is below the name of a phase.
  expect(more).toHaveClass('col-span-full');
});

const BUILT_IN_DRAWN =
  'Plan: consulting. Move: migration and upgrades. Build: integration and products. Run: operations and infrastructure.';
const WITHOUT_FIRST = BUILT_IN_DRAWN.replace('migration and ', '');

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `other-${index}` }));

it.each<[string, { slug: string }[], string, string, string]>([
  ['none', [], 'Seven services', '7 services', BUILT_IN_DRAWN],
  ['a built-in one', [{ slug: 'upgrades' }], 'One service', '1 service', 'Move: upgrades.'],
  ['another one', others(1), 'One service', '1 service', 'More: 1 service.'],
  ['not all', BUILT_IN_SERVICES.slice(1), 'Six services', '6 services', WITHOUT_FIRST],
  [
    'a hundred',
    [...BUILT_IN_SERVICES, ...others(93)],
    'Our services',
    '100 services',
    `${BUILT_IN_DRAWN} More: 93 services.`,
  ],
])(
  'the heading of the services page and the drawing of another service agree with the saved services: %s',
  async (_which, saved, heading, count, drawn) => {
    const drawing = () => screen.getByRole('img', { name: /^Drawing: the path/ });
    const queryClient = createQueryClient();
    fillCache(queryClient, prerenderedServices(BUILT_IN_SERVICES.slice(0, 2)));
    const both = (
      <>
        <ServicesPage />
        <ServiceDrawing slug="other" />
      </>
    );
    const { store } = renderPage(both, { queryClient });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Two services, from/);
    expect(drawing()).toHaveTextContent(/2 services$/);
    expect(drawing()).toHaveAccessibleName(/Plan: consulting\. Move: migration\.$/);
    store.add('services', ...saved.map(({ slug }) => storedService(slug)));
    await act(() => refreshPrerenderedData(queryClient));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${heading}, from`) });
    expect(drawing()).toHaveTextContent(new RegExp(`\\D${count}$`));
    const name = `Drawing: the path from planning to operations. ${drawn}`;
    expect(drawing()).toHaveAccessibleName(name);
  },
);

// On the site, built-in services replace an empty or failed list, so browser tests can't reach these grid states.
it('the service grid shows skeleton cards while the services load, and a message if there are none or the read fails', async () => {
  const { queryKey } = serviceQueries.list();
  const queryClient = createQueryClient();
  void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
  const { container } = renderApp(<ServiceGrid />, { queryClient });
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(6);
  act(() => void queryClient.setQueryData(queryKey, []));
  expect(await screen.findByRole('heading', { name: 'No Services Available' })).toBeVisible();
  expect(screen.getByText('Please check back later for our service offerings.')).toBeVisible();

  const failed = createQueryClient();
  failed.setQueryDefaults(queryKey, { retryOnMount: false });
  const queryFn = () => Promise.reject(new Error('planned'));
  await failed.prefetchQuery({ ...serviceQueries.list(), queryFn });
  renderApp(<ServiceGrid />, { queryClient: failed });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/Error Loading Services.*Please try again later\./);
});
