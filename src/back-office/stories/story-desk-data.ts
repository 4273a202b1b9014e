import { useQuery } from '@tanstack/react-query';
import { editKind } from '@/back-office/documents/edit-kind';
import { freshQuery, listQuery, oneQuery } from '@/back-office/documents/list-queries';
import { slugOf } from '@/back-office/documents/slug-fields';
import { ITEM_URL, useOpenItem } from '@/back-office/documents/use-open-item';
import { parseStory, stories, type Story } from '@/collections/stories';
import { storiesData } from '@/data/lazy-data';
import { storyQueries } from '@/features/stories/story-queries';
import { storyTitle } from '@/features/stories/story-summary';

const FAILURE = 'Failed to fetch stories';

const DESK = [...storyQueries.all, 'desk'];

export const storyDeskQueries = {
  list: () => listQuery([...DESK, 'list'], FAILURE, (range) => storiesData.listStories(range)),
  count: (selection: { isPublished?: true }) =>
    freshQuery([...DESK, 'count', selection], FAILURE, () => storiesData.countStories(selection)),
  one: (id: string) =>
    oneQuery([...DESK, 'one', id], 'Failed to fetch story', () => storiesData.getStory(id)),
};

const kind = editKind('stories', stories, {
  parse: parseStory,
  quotedTitle: (story: Story) => `“${storyTitle(story)}”`,
  savedQuery: storyDeskQueries.one,
});

export const storyKind: typeof kind = {
  ...kind,
  copyOf(story) {
    const copy = kind.copyOf(story);
    return { ...copy, slug: slugOf(copy.title) };
  },
};

const useStory = (id: string) => useQuery({ ...storyDeskQueries.one(id), enabled: id !== '' });

export const useOpenStory = () => useOpenItem(storyKind, ITEM_URL, useStory);

export type OpenStory = ReturnType<typeof useOpenStory>;
