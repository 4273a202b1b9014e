import type { Story } from '@/collections/stories';
import type { Page } from '@/data/documents';
import { NEWEST, PAGE_SIZE, storyQueries } from './story-queries';
import { summaryOfStory, type StorySummary } from './story-summary';

export function prerenderedStories(stories: readonly Story[]) {
  const items = stories.slice(0, PAGE_SIZE).map(summaryOfStory);
  const next = stories.length > items.length ? { after: null } : null;
  const page: Page<StorySummary> = { items, next };
  return [[storyQueries.list().queryKey, { pages: [page], pageParams: [null] }] as const];
}

export function prerenderedNewest(stories: readonly Story[], service?: string) {
  const newest =
    service === undefined
      ? stories.slice(0, NEWEST.home)
      : stories.filter(({ services }) => services.includes(service)).slice(0, NEWEST.service);
  return [[storyQueries.newest(service).queryKey, newest.map(summaryOfStory)] as const];
}

export const prerenderedStory = (story: Story) => [
  [storyQueries.bySlug(story.slug).queryKey, story] as const,
];
