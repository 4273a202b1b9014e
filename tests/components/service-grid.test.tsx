import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { ServiceGrid } from '@/features/services/service-grid';
import { serviceQueries } from '@/features/services/service-queries';
import { renderApp } from './render-app';

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
