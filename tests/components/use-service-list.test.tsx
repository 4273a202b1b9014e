import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { memo, Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { fillCache, refreshPrerenderedData } from '@/app/start/prerendered-data';
import { parseService } from '@/collections/services';
import { lazyComponent } from '@/components/lazy-component';
import { serviceQueries, useServiceList } from '@/features/services/service-queries';
import { deferred } from '../support/network';
import { service } from '../support/sample-documents';
import { openStore } from './store';

type Services = ReturnType<typeof useServiceList>;

const named = (name: string) => parseService('data-masking', service({ name }));

function Names({ Services }: { Services: Services }) {
  return <Services>{(services) => <p>{services?.map(({ name }) => name).join()}</p>}</Services>;
}

interface PageProps {
  Part: ComponentType<{ Services: Services }>;
}

/** Suspends within a memoized component, as ContactDialog does. */
const LatePart = memo(function LatePart({ Part, Services }: PageProps & { Services: Services }) {
  return (
    <Suspense>
      <Part Services={Services} />
    </Suspense>
  );
});

function Page({ Part }: PageProps) {
  const Services = useServiceList();
  // Subscribes to the list, as the Services menu does.
  useQuery(serviceQueries.list());
  return <LatePart Part={Part} Services={Services} />;
}

function prerendered(Part: PageProps['Part']) {
  const queryClient = createQueryClient();
  fillCache(queryClient, [[serviceQueries.list().queryKey, [named('Old')]]]);
  const ui = (
    <QueryClientProvider client={queryClient}>
      <Page Part={Part} />
    </QueryClientProvider>
  );
  return { queryClient, ui };
}

it('a component that hydrates after a data refresh first reuses the prerendered markup, then shows the new list', async () => {
  openStore().add('services', named('New'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(prerendered(Names).ui);
  const markup = screen.getByText('Old');
  const { released, release } = deferred();
  const { queryClient, ui } = prerendered(lazyComponent(() => released.then(() => Names)));
  const onRecoverableError = vi.fn();
  const { unmount } = render(ui, { container, hydrate: true, onRecoverableError });
  await act(() => refreshPrerenderedData(queryClient));
  expect(queryClient.getQueryData(serviceQueries.list().queryKey)).toMatchObject([{ name: 'New' }]);
  expect(markup).toHaveTextContent('Old');
  release();
  expect(await screen.findByText('New')).toBe(markup);
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
  container.remove();
});
