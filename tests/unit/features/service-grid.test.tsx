import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ServiceGrid } from '@/features/services/service-grid';
import { serviceQueries } from '@/features/services/service-queries';

/*
 * Two states of the grid that the built-in services keep from ever being seen in a browser: listing them
 * neither fails nor comes back empty. Should that change, the words of spec 2 are there.
 */

const { queryKey } = serviceQueries.list();

function renderGrid(queryClient: QueryClient) {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/services">
        <ServiceGrid />
      </Router>
    </QueryClientProvider>,
  );
  return element;
}

test('a failure is told', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new Error('planned')),
  });
  const grid = renderGrid(queryClient);
  expect(grid.querySelector('[role=alert] h2')?.textContent).toBe('Error Loading Services');
  expect(grid.querySelector('[role=alert] p')?.textContent).toBe('Please try again later.');
  expect(grid.querySelector('li')).toBeNull();
});

test('emptiness is told', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, []);
  const grid = renderGrid(queryClient);
  expect(grid.querySelector('h2')?.textContent).toBe('No Services Available');
  expect(grid.querySelector('p')?.textContent).toBe(
    'Please check back later for our service offerings.',
  );
});
