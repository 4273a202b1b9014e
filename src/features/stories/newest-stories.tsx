import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StoryCards } from './story-cards';
import { storyQueries } from './story-queries';

interface NewestStoriesProps {
  /** Slug. */
  service: string;
  children: (cards: ReactNode) => ReactNode;
}

export function NewestStories({ service, children }: NewestStoriesProps) {
  const { data = [] } = useQuery(storyQueries.newest('service', service));
  return children(data.length > 0 ? <StoryCards stories={data} level={3} /> : null);
}
