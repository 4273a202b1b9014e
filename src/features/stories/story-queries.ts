import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page, PageCursor } from '@/data/documents';
import { storiesData } from '@/data/lazy-data';
import { AccessDeniedError } from '@/domain/errors';
import type { StorySummary } from './story-summary';

export const PAGE_SIZE = 50; // design 6

/** Maximum number of stories on the home page, and on the page of a service. */
export const NEWEST = { home: 1, service: 2 };

export const storyQueries = {
  all: ['stories'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...storyQueries.all, 'list'],
      queryFn: ({ pageParam }): Promise<Page<StorySummary>> =>
        storiesData.listStories({ isPublished: true, size: PAGE_SIZE, start: pageParam }),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      meta: { failure: 'Failed to fetch stories' },
    }),
  /** The newest stories or, with `service`, those about the service with this slug. */
  newest: (service?: string) =>
    queryOptions({
      queryKey: [...storyQueries.all, 'newest', service ?? ''],
      queryFn: async (): Promise<StorySummary[]> => {
        const size = service === undefined ? NEWEST.home : NEWEST.service;
        const about = service === undefined ? {} : { service };
        return (await storiesData.listStories({ isPublished: true, size, ...about })).items;
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
