import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { prerenderedService, prerenderedServices } from '@/features/services/prerendered-services';
import { fillCache, refreshPrerenderedData } from '@/app/start/prerendered-data';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { parseService } from '@/collections/services';
import { FIRM } from '@/content/firm';
import { serviceQueries } from '@/features/services/service-queries';
import { preload, ServicePage } from '@/pages/service-page';
import { UpgradesPage } from '@/pages/upgrades-page';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
import { renderPage } from './render-page';

// Preloaded because the first import can take seconds on a busy machine.
await Promise.all([
  preload({ slug: 'upgrades' }),
  preload({ slug: 'data-masking' }),
  import('@/features/seo/missing-page'),
]);

const DATA_MASKING = parseService('m', service());

const renderService = (slug: string, queryClient = createQueryClient()) =>
  renderPage(
    <Routes>
      <Route path="/services/:slug" element={<ServicePage />} />
      <Route path="*" element="Another page" />
    </Routes>,
    { path: `/services/${slug}`, queryClient },
  );

const section = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);
const heading = () => screen.findByRole('heading', { level: 1 });
const link = (name: string) => screen.getByRole('link', { name });

it('the service page shows every saved field of the service in the right place', async () => {
  const { store, container } = renderService('data-masking');
  store.add('services', DATA_MASKING);
  expect(await heading()).toHaveTextContent(/^Data Masking$/);
  expect(store.calls('getServiceBySlug')).toEqual([['data-masking']]);
  expect(document.title).toBe(`Data Masking | ${FIRM.name}`);
  expect(container.querySelector('svg.lucide-database')).not.toBeNull();
  expect(screen.getByText('Test data that reveals nothing about anyone.')).toBeInTheDocument();
  expect(section('What we do').getByText(/^We replace names and numbers/)).toBeInTheDocument();
  const features = section('What’s included').getAllByRole('listitem');
  expect(features.map((item) => item.textContent)).toEqual(['Rules per column']);
  expect(section('Key Benefits').getAllByRole('listitem')).toHaveLength(6);
  expect(link('Request Consultation')).toHaveAttribute('href', '/contact');
  expect(link('Who we are')).toHaveAttribute('href', '/about');
  expect(section('Related services').getByRole('link')).toHaveAttribute('href', '/services');
});

it('the service page omits sections without content, and its drawing counts the services of the site', async () => {
  const { store } = renderService('bare');
  const bare = { ...DATA_MASKING, slug: 'bare', longDescription: ' ', features: ['', ' '] };
  store.add('services', ...BUILT_IN_SERVICES, bare);
  const drawing = await screen.findByRole('img', { name: /^Drawing: the path/ });
  await waitFor(() => expect(drawing).toHaveTextContent(/8 services$/));
  expect(drawing).toHaveAccessibleName(/More: 1 service\.$/);
  expect(screen.queryByText('What we do')).not.toBeInTheDocument();
  expect(screen.queryByText('What’s included')).not.toBeInTheDocument();
});

it('the service page shows “Loading service...” until the service or a list that includes it has loaded', async () => {
  const open = () => {
    const view = renderService('data-masking');
    view.store.add('services', DATA_MASKING);
    return view;
  };
  const { store, unmount } = open();
  store.hold('listServices');
  const release = store.hold('getServiceBySlug');
  await waitFor(() => expect(store.calls('getServiceBySlug')).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading service\.\.\.$/);
  release();
  expect(await heading()).toHaveTextContent('Data Masking');
  unmount();
  const second = open();
  second.store.hold('getServiceBySlug');
  expect(await heading()).toHaveTextContent('Data Masking');
  second.unmount();
  // An unknown service is reported only after the list has loaded.
  const third = open();
  third.store.spies.getServiceBySlug.mockResolvedValue(null);
  const releaseList = third.store.hold('listServices');
  const { queryKey } = serviceQueries.bySlug('data-masking');
  await waitFor(() => expect(third.queryClient.getQueryData(queryKey)).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading service\.\.\.$/);
  releaseList();
  expect(await heading()).toHaveTextContent('Data Masking');
});

it.each([false, true])(
  'for an unknown service, the service page shows “Service Not Found” (read failed: %s)',
  async (fails) => {
    const { store } = renderService('nothing-here');
    if (fails) {
      expectConsoleErrors(/^Failed to fetch service \(Error\)/);
      store.fail('getServiceBySlug', new Error('planned'), Infinity);
    }
    expect(await heading()).toHaveTextContent('Service Not Found');
    expect(screen.getByText("The service you're looking for doesn't exist.")).toBeInTheDocument();
    expect(document.title).toBe(`Service Not Found | ${FIRM.name}`);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(link('View all services')).toHaveAttribute('href', '/services');
  },
);

it('if a built-in service can’t be read, the service page shows the default content', async () => {
  expectConsoleErrors(/^Failed to fetch service \(Error\)/);
  const { store } = renderService('upgrades');
  store.fail('getServiceBySlug', new Error('planned'), Infinity);
  const release = store.hold('listServices');
  expect(await heading()).toHaveTextContent('System Upgrades');
  release();
  const depth = link('How this service works, step by step');
  expect(depth).toHaveAttribute('href', '/upgrades');
  const questions = await screen.findByRole('heading', { name: 'Common questions' });
  const about = within(questions.closest('section') ?? document.body);
  expect(about.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  const drawn = screen.getByRole('img', { name: /^Drawing: / }).getAttribute('aria-label');
  fireEvent.click(depth);
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  // The page that the link leads to has a drawing of its own.
  const { container } = renderPage(<UpgradesPage />);
  expect(container.querySelector('svg[role=img]')).not.toHaveAttribute('aria-label', drawn);
});

it('a prerendered service page keeps its content if the refresh fails', async () => {
  expectConsoleErrors(/^Failed to fetch service /, /^Failed to fetch services /);
  const queryClient = createQueryClient();
  fillCache(queryClient, [
    ...prerenderedServices([DATA_MASKING]),
    ...prerenderedService(DATA_MASKING),
  ]);
  const { store } = renderService('data-masking', queryClient);
  store.fail('getServiceBySlug', new Error('planned'), Infinity);
  store.fail('listServices', new Error('planned'), Infinity);
  await act(() => refreshPrerenderedData(queryClient));
  expect(store.calls('getServiceBySlug')).toHaveLength(1);
  expect(await heading()).toHaveTextContent('Data Masking');
  expect(section('What we do').getByText(/^We replace names and numbers/)).toBeInTheDocument();
  // The drawing counts the services of the site.
  const drawing = await screen.findByRole('img', { name: /^Drawing: the path/ });
  expect(drawing).toHaveAccessibleName(/operations\. More: 1 service\.$/);
});

it('the service page shows the summary from the prerendered list, without a long description, until the rest has loaded', async () => {
  const { store, queryClient } = renderService('data-masking');
  store.add('services', DATA_MASKING);
  const release = store.hold('getServiceBySlug');
  store.hold('listServices');
  const description = '🙂'.repeat(501);
  fillCache(queryClient, prerenderedServices([{ ...DATA_MASKING, description }]));
  const { queryKey } = serviceQueries.bySlug('data-masking');
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(await heading()).toHaveTextContent('Data Masking');
  expect(screen.getByText(`${'🙂'.repeat(499)}…`)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading service\.\.\.$/);
  expect(screen.queryByText('Key Benefits')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/^We replace names and numbers/)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
