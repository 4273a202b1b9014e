import { freshQuery, listQuery, oneQuery } from '@/back-office/documents/list-queries';
import { storiesData } from '@/data/lazy-data';
import { storyQueries } from '@/features/stories/story-queries';

const FAILURE = 'Failed to fetch stories';

const DESK = [...storyQueries.all, 'desk'];

export const storyDeskQueries = {
  list: () => listQuery([...DESK, 'list'], FAILURE, (range) => storiesData.listStories(range)),
  count: (selection: { isPublished?: true }) =>
    freshQuery([...DESK, 'count', selection], FAILURE, () => storiesData.countStories(selection)),
  one: (id: string) =>
    oneQuery([...DESK, 'one', id], 'Failed to fetch story', () => storiesData.getStory(id)),
};
