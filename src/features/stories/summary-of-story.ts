import type { Story } from '@/collections/stories';
import { cutText } from '@/lib/cut-text';
import type { StorySummary } from './story-summary';

/** In characters. */
const MAX_SITUATION = 240;

export function summaryOfStory(story: Story): StorySummary {
  const { id, title, client, industry, results } = story;
  return {
    id,
    title,
    client,
    industry,
    situation: cutText(story.situation, MAX_SITUATION),
    results,
  };
}

/** For pages that show only the title, the client, and the results: their HTML must be small (design 6). */
export const resultsOfStory = (story: Story): StorySummary => ({
  ...summaryOfStory(story),
  situation: '',
});
