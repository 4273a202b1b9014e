import { useOpenItem } from '@/back-office/shared/use-open-item';
import { useUrlState } from '@/back-office/shared/use-url-state';
import { serviceDeskQueries } from './service-desk-queries';
import { SERVICE } from './service-kind';

export function useOpenService() {
  const { state, go } = useUrlState(
    (query) => ({ id: query.get('id') ?? '' }),
    ({ id }) => (id ? `?${new URLSearchParams({ id }).toString()}` : ''),
  );
  return useOpenItem(SERVICE, {
    id: state.id,
    query: serviceDeskQueries.one,
    unlink: () => go({ id: '' }, { replace: true }),
  });
}

export type OpenService = ReturnType<typeof useOpenService>;
