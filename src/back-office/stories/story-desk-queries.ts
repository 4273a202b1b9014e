import { queryOptions } from '@tanstack/react-query';
import { freshQuery, listQuery } from '@/back-office/documents/list-queries';
import { storiesData } from '@/data/lazy-data';
import { storyQueries } from '@/features/stories/story-queries';

const FAILURE = 'Failed to fetch stories';

/** Query key under storyQueries.all, so that every save invalidates the queries below. */
const DESK = [...storyQueries.all, 'desk'];

export const storyDeskQueries = {
  list: () => listQuery([...DESK, 'list'], FAILURE, (range) => storiesData.listStories(range)),
  count: (selection: { isPublished?: true }) =>
    freshQuery([...DESK, 'count', selection], FAILURE, () => storiesData.countStories(selection)),
  one: (id: string) =>
    queryOptions({
      queryKey: [...DESK, 'one', id],
      queryFn: () => storiesData.getStory(id),
      gcTime: 0,
      meta: { failure: 'Failed to fetch story' },
    }),
};
