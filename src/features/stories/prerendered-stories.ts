import type { Story } from '@/collections/stories';
import type { PageId } from '@/content/pages';
import { firstPage } from '@/lib/first-page';
import { NEWEST, PAGE_SIZE, storyQueries } from './story-queries';
import { resultsOfStory, summaryOfStory } from './summary-of-story';

/** The query results with which a page is prerendered. `slug`: of the story or service of the page. */
export function prerenderedStories(
  page: PageId,
  slug: string,
  stories: readonly Story[],
  maxCards: number,
) {
  switch (page) {
    case 'story':
      return [[storyQueries.bySlug(slug).queryKey, stories.find(({ id }) => id === slug)] as const];
    case 'stories': {
      const size = Math.min(PAGE_SIZE, maxCards);
      return [[storyQueries.list().queryKey, firstPage(stories, size, summaryOfStory)] as const];
    }
    case 'home':
    case 'about': {
      const newest = stories.slice(0, NEWEST[page]).map(resultsOfStory);
      return [[storyQueries.newest(page).queryKey, newest] as const];
    }
    case 'service': {
      const used = stories.filter(({ services }) => services.includes(slug));
      const newest = used.slice(0, NEWEST.service).map(summaryOfStory);
      return [[storyQueries.newest('service', slug).queryKey, newest] as const];
    }
    default:
      return [];
  }
}
