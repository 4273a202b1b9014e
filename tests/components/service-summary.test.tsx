import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fillCache } from '@/app/start/prerendered-data';
import { createQueryClient } from '@/app/query-client';
import { parseService } from '@/domain/service-schema';
import { serviceQueries } from '@/features/services/service-queries';
import { isWhole, summaryOf } from '@/features/services/service-summary';
import { preload, ServicePage } from '@/pages/service-page';
import { deferred } from '../support/network';
import { service } from '../support/sample-documents';
import { renderPage } from './render-page';

await preload({ slug: 'data-masking' });

const DATA_MASKING = parseService('m', service());

it('a summary has no long texts and a description of at most six lines', () => {
  const summary = summaryOf({ ...DATA_MASKING, description: '🙂'.repeat(501) });
  expect(isWhole(summary)).toBe(false);
  expect(summary.description).toBe(`${'🙂'.repeat(500)}…`);
  expect(summaryOf({ ...DATA_MASKING, description: 'x'.repeat(500) }).description).toHaveLength(
    500,
  );
  expect(isWhole(DATA_MASKING)).toBe(true);
});

it('prerendered data answers the query of a service only with a whole one', () => {
  const queryClient = createQueryClient();
  const { queryKey } = serviceQueries.bySlug('data-masking');
  fillCache(queryClient, { services: [summaryOf(DATA_MASKING)] });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  fillCache(queryClient, { services: [summaryOf(DATA_MASKING)], service: DATA_MASKING });
  expect(queryClient.getQueryData(queryKey)).toEqual(DATA_MASKING);
});

it('of a service in the prerendered list the page shows the summary until the rest is loaded', async () => {
  const { released, release } = deferred();
  const { data, queryClient } = renderPage(
    <Routes>
      <Route path="/services/:slug" element={<ServicePage />} />
    </Routes>,
    { path: '/services/data-masking' },
  );
  data.getServiceBySlug.mockImplementation(() => released.then(() => DATA_MASKING));
  data.listServices.mockImplementation(() => released.then(() => []));
  fillCache(queryClient, { services: [summaryOf(DATA_MASKING)] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Data Masking');
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading service\.\.\.$/);
  expect(screen.queryByText('Key Benefits')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/^We replace names and numbers/)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
