import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { read } from '@/data/call';
import type { PageCursor } from '@/data/documents';
import {
  careerQueries,
  careersData,
  PAGE_SIZE,
  readCareer,
} from '@/features/careers/career-queries';
import type { CareerStatus } from './career-desk-address';

const RECENT = 3; // spec 9

const SELECTIONS = { all: {}, active: { isActive: true }, inactive: { isActive: false } };

/** Read again whenever a screen opens. A failure is a toast (spec 8). */
const OPTIONS = { gcTime: 0, meta: { failure: 'Failed to fetch careers', toast: true } };

/** Queries of the back office. Their keys begin with careerQueries.all, which is invalidated after each save. */
export const careerDeskQueries = {
  list: (status: CareerStatus) =>
    infiniteQueryOptions({
      queryKey: [...careerQueries.all, 'desk', 'list', status],
      queryFn: ({ pageParam }) =>
        read(careersData, (careers) =>
          careers.listCareers({ ...SELECTIONS[status], size: PAGE_SIZE, start: pageParam }),
        ),
      initialPageParam: null as PageCursor | null,
      getNextPageParam: (page) => page.next,
      ...OPTIONS,
    }),
  recent: () =>
    queryOptions({
      queryKey: [...careerQueries.all, 'desk', 'recent'],
      queryFn: () => read(careersData, (careers) => careers.listNewestCareers(RECENT)),
      ...OPTIONS,
    }),
  count: (status: CareerStatus) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'desk', 'count', status],
      queryFn: () => read(careersData, (careers) => careers.countCareers(SELECTIONS[status])),
      ...OPTIONS,
    }),
  /** One career, active or not; without a toast, because the screen says what failed. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...careerQueries.all, 'desk', 'one', id],
      queryFn: () => readCareer(id),
      gcTime: 0,
      meta: { failure: 'Failed to fetch career' },
    }),
};
