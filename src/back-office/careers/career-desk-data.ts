import { useQuery } from '@tanstack/react-query';
import { editKind } from '@/back-office/documents/edit-kind';
import { freshQuery, listQuery, oneQuery } from '@/back-office/documents/list-queries';
import { useOpenItem } from '@/back-office/documents/use-open-item';
import { urlState } from '@/back-office/ui/use-url-state';
import { careers, parseCareer } from '@/collections/careers';
import { firmDay } from '@/content/firm-day';
import { pathTo } from '@/content/pages';
import { careersData } from '@/data/lazy-data';
import { careerQueries } from '@/features/careers/career-queries';
import { quotedCareerTitle } from './career-title';

export const CAREER_STATUSES = ['all', 'active', 'inactive', 'closing'] as const;
export type CareerStatus = (typeof CAREER_STATUSES)[number];

export const CAREER_DESK = urlState({ status: CAREER_STATUSES, q: '', id: '' });

export const pathToCareerDesk = (state: { status: CareerStatus } | { id: string }) =>
  pathTo('admin/careers') + CAREER_DESK.queryOf({ status: 'all', q: '', id: '', ...state });

const RECENT = 3; // spec 9
const FAILURE = 'Failed to fetch careers';

/** Active is what visitors see: not a career whose closing date is over. */
const selectionOf = (status: CareerStatus) =>
  ({
    all: {},
    active: { isActive: true, openOn: firmDay() },
    inactive: { isActive: false },
    closing: { isActive: true, closedBefore: '' },
  })[status];

/** Query key under careerQueries.all, so that every save invalidates the queries below. */
const DESK = [...careerQueries.all, 'desk'];

export const careerDeskQueries = {
  list: (status: CareerStatus) =>
    listQuery([...DESK, 'list', selectionOf(status)], FAILURE, (range) =>
      careersData.listCareers({ ...selectionOf(status), ...range }),
    ),
  recent: () =>
    freshQuery([...DESK, 'recent'], FAILURE, () => careersData.listNewestCareers(RECENT)),
  count: (status: CareerStatus) =>
    freshQuery([...DESK, 'count', selectionOf(status)], FAILURE, () =>
      careersData.countCareers(selectionOf(status)),
    ),
  /** Number of careers that would be active if their closing date weren’t over. `today`: see firmDay. */
  closed: (today: string) =>
    freshQuery([...DESK, 'closed', today], FAILURE, () =>
      careersData.countCareers({ isActive: true, closedBefore: today }),
    ),
  one: (id: string) =>
    oneQuery([...DESK, 'one', id], 'Failed to fetch career', () => careersData.getCareer(id)),
};

export const careerKind = editKind('careers', careers, {
  parse: parseCareer,
  quotedTitle: quotedCareerTitle,
  savedQuery: careerDeskQueries.one,
});

const useCareer = (id: string) => useQuery({ ...careerDeskQueries.one(id), enabled: id !== '' });

export const useOpenCareer = () => useOpenItem(careerKind, CAREER_DESK, useCareer);

export type OpenCareer = ReturnType<typeof useOpenCareer>;
