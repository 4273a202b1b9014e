import { editKind } from '@/back-office/documents/edit-kind';
import { slugOf } from '@/back-office/documents/slug-of';
import { parseStory, stories, type Story } from '@/collections/stories';
import { storyTitle } from '@/features/stories/story-summary';
import { storyDeskQueries } from './story-desk-queries';

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
