import { useQuery } from '@tanstack/react-query';
import { useOpenItem } from '@/back-office/documents/use-open-item';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { serviceDeskQueries } from './service-desk-queries';
import { serviceKind } from './service-kind';

export function useOpenService() {
  const { state, go } = useUrlState(
    (query) => ({ id: query.get('id') ?? '' }),
    ({ id }) => (id ? `?${new URLSearchParams({ id }).toString()}` : ''),
  );
  const { id } = state;
  return useOpenItem(serviceKind, {
    id,
    query: useQuery({
      ...serviceDeskQueries.list(),
      select: (services) => services.find((service) => service.id === id) ?? null,
    }),
    unlink: () => go({ id: '' }, { replace: true }),
  });
}

export type OpenService = ReturnType<typeof useOpenService>;
