import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page, PageCursor } from '@/data/documents';
import { storiesData } from '@/data/lazy-data';
import { AccessDeniedError } from '@/domain/errors';
import type { StorySummary } from './story-summary';

export const PAGE_SIZE = 50; // design 6

/** Maximum number of stories on the home page, on /about, and on the page of a service. */
export const NEWEST = { home: 1, about: 3, service: 2 };

/** Reads published stories, and cuts them to what the pages show. */
async function listSummaries(
  range: { size: number; start?: PageCursor | null; service?: string },
  shown: 'summaryOfStory' | 'resultsOfStory',
): Promise<Page<StorySummary>> {
  const [summaries, { items, next }] = await Promise.all([
    import('./summary-of-story'),
    storiesData.listStories({ isPublished: true, ...range }),
  ]);
  return { items: items.map(summaries[shown]), next };
}

export const storyQueries = {
  all: ['stories'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...storyQueries.all, 'list'],
      queryFn: ({ pageParam }) =>
        listSummaries({ size: PAGE_SIZE, start: pageParam }, 'summaryOfStory'),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      meta: { failure: 'Failed to fetch stories' },
    }),
  /** The newest stories. On the page of a service, those about the service with this slug. */
  newest: (page: keyof typeof NEWEST, service = '') =>
    queryOptions({
      queryKey: [...storyQueries.all, 'newest', page, service],
      queryFn: async () => {
        const shown = page === 'service' ? 'summaryOfStory' : 'resultsOfStory';
        const range = { size: NEWEST[page], ...(service && { service }) };
        return (await listSummaries(range, shown)).items;
      },
      meta: { failure: 'Failed to fetch stories' },
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: [...storyQueries.all, 'slug', slug],
      queryFn: async () => {
        const story = await storiesData.getStory(slug).catch((error: unknown) => {
          // The rules deny visitors an unpublished story.
          if (error instanceof AccessDeniedError) return null;
          throw error;
        });
        return story?.isPublished ? story : null;
      },
      meta: { failure: 'Failed to fetch story' },
    }),
};
