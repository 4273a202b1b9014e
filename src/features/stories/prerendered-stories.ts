import type { Story } from '@/collections/stories';
import type { PageId } from '@/content/pages';
import { firstPage } from '@/lib/first-page';
import { NEWEST, PAGE_SIZE, storyQueries } from './story-queries';
import { summaryOfStory } from './story-summary';

/** The query results with which a page is prerendered. `slug`: of the story or service of the page. */
export function prerenderedStories(
  page: PageId,
  slug: string,
  stories: readonly Story[],
  maxCards: number,
) {
  const first = (some: readonly Story[], size: number) => some.slice(0, size).map(summaryOfStory);
  switch (page) {
    case 'story':
      return [[storyQueries.bySlug(slug).queryKey, stories.find(({ id }) => id === slug)] as const];
    case 'stories': {
      const size = Math.min(PAGE_SIZE, maxCards);
      return [[storyQueries.list().queryKey, firstPage(stories, size, summaryOfStory)] as const];
    }
    case 'home':
    case 'about':
      return [[storyQueries.newest(page).queryKey, first(stories, NEWEST[page])] as const];
    case 'service': {
      const used = stories.filter(({ services }) => services.includes(slug));
      return [
        [storyQueries.newest('service', slug).queryKey, first(used, NEWEST.service)] as const,
      ];
    }
    default:
      return [];
  }
}
