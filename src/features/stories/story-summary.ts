import type { Story } from '@/collections/stories';
import { isBlank, visibleText } from '@/domain/text';

/** The fields that cards show. A prerendered page has the others only for its own story. */
export type StorySummary = Pick<
  Story,
  'id' | 'title' | 'client' | 'industry' | 'situation' | 'results'
>;

export const storyTitle = ({ title }: Pick<Story, 'title'>) =>
  visibleText(title) || 'Untitled story';

export const clientLine = ({ client, industry }: Pick<Story, 'client' | 'industry'>) =>
  [client, industry].filter((text) => !isBlank(text)).join('\u00a0· ');
