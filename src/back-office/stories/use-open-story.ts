import { useQuery } from '@tanstack/react-query';
import { useOpenById } from '@/back-office/documents/use-open-item';
import { storyDeskQueries } from './story-desk-queries';
import { storyKind } from './story-kind';

export const useOpenStory = () =>
  useOpenById(storyKind, (id) => useQuery({ ...storyDeskQueries.one(id), enabled: id !== '' }));

export type OpenStory = ReturnType<typeof useOpenStory>;
