import { useQuery } from '@tanstack/react-query';
import { useOpenItem } from '@/back-office/documents/use-open-item';
import { useUrlState } from '@/back-office/ui/use-url-state';
import { storyDeskQueries } from './story-desk-queries';
import { storyKind } from './story-kind';

export function useOpenStory() {
  const { state, go } = useUrlState(
    (query) => ({ id: query.get('id') ?? '' }),
    ({ id }) => (id ? `?${new URLSearchParams({ id }).toString()}` : ''),
  );
  const { id } = state;
  return useOpenItem(storyKind, {
    id,
    query: useQuery({ ...storyDeskQueries.one(id), enabled: id !== '' }),
    unlink: () => go({ id: '' }, { replace: true }),
  });
}

export type OpenStory = ReturnType<typeof useOpenStory>;
