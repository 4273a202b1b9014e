import { freshQuery, listQuery, oneQuery } from '@/back-office/documents/list-queries';
import { careersData } from '@/data/lazy-data';
import { careerQueries } from '@/features/careers/career-queries';
import type { CareerStatus } from './career-desk-search-params';

const RECENT = 3; // spec 9
const FAILURE = 'Failed to fetch careers';

const SELECTIONS = {
  all: {},
  active: { isActive: true },
  inactive: { isActive: false },
  closing: { isActive: true, closedBefore: '' },
};

/** Query key under careerQueries.all, so that every save invalidates the queries below. */
const DESK = [...careerQueries.all, 'desk'];

export const careerDeskQueries = {
  list: (status: CareerStatus) =>
    listQuery([...DESK, 'list', status], FAILURE, (range) =>
      careersData.listCareers({ ...SELECTIONS[status], ...range }),
    ),
  recent: () =>
    freshQuery([...DESK, 'recent'], FAILURE, () => careersData.listNewestCareers(RECENT)),
  count: (status: CareerStatus) =>
    freshQuery([...DESK, 'count', status], FAILURE, () =>
      careersData.countCareers(SELECTIONS[status]),
    ),
  /** Number of active careers whose closing date has passed. `today`: see firmDay. */
  closed: (today: string) =>
    freshQuery([...DESK, 'closed', today], FAILURE, () =>
      careersData.countCareers({ isActive: true, closedBefore: today }),
    ),
  one: (id: string) =>
    oneQuery([...DESK, 'one', id], 'Failed to fetch career', () => careersData.getCareer(id)),
};
