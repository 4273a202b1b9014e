import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StoryCard } from './story-card';
import { storyQueries } from './story-queries';

interface NewestStoriesProps {
  /** Slug; without it, the newest story of all. */
  service?: string;
  /** Receives the list of cards, or null if there is no story. */
  children: (cards: ReactNode) => ReactNode;
}

export function NewestStories({ service, children }: NewestStoriesProps) {
  const { data = [] } = useQuery(storyQueries.newest(service));
  if (data.length === 0) return children(null);
  return children(
    <ul className="grid grid-cols-1 gap-8">
      {data.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </ul>,
  );
}
