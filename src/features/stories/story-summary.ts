import type { Story } from '@/collections/stories';
import { isBlank, visibleText } from '@/domain/text';
import { cutText } from '@/lib/cut-text';

/** The fields that cards show. A prerendered page has the others only for its own story. */
export type StorySummary = Pick<
  Story,
  'id' | 'title' | 'client' | 'industry' | 'situation' | 'results'
>;

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

export const storyTitle = ({ title }: Pick<Story, 'title'>) =>
  visibleText(title) || 'Untitled story';

export const clientLine = ({ client, industry }: Pick<Story, 'client' | 'industry'>) =>
  [client, industry].filter((text) => !isBlank(text)).join('\u00a0· ');
