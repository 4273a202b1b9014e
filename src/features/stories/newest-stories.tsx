import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StoryCards } from './story-card';
import { storyQueries } from './story-queries';

interface NewestStoriesProps {
  /** Slug. */
  service: string;
  children: (cards: ReactNode) => ReactNode;
}

export function NewestStories({ service, children }: NewestStoriesProps) {
  const { data = [] } = useQuery(storyQueries.newest(service));
  return children(data.length > 0 ? <StoryCards stories={data} /> : null);
}
