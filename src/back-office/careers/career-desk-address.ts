import { pathTo } from '@/content/pages';
import { MAX_FILTER_LENGTH } from '@/features/careers/career-filter';

export const CAREER_STATUSES = ['all', 'active', 'inactive'] as const;
export type CareerStatus = (typeof CAREER_STATUSES)[number];

export interface CareerDeskAddress {
  status: CareerStatus;
  q: string;
  id: string;
}

export function careerDeskAddressOf(query: URLSearchParams): CareerDeskAddress {
  const named = query.get('status');
  return {
    status: CAREER_STATUSES.find((status) => status === named) ?? 'all',
    q: (query.get('q') ?? '').slice(0, MAX_FILTER_LENGTH),
    id: query.get('id') ?? '',
  };
}

export function queryOfCareerDesk({ status, q, id }: CareerDeskAddress): string {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (q) query.set('q', q);
  if (id) query.set('id', id);
  return query.size > 0 ? `?${query.toString()}` : '';
}

export function pathToCareerDesk(
  state: Pick<CareerDeskAddress, 'status'> | Pick<CareerDeskAddress, 'id'>,
): string {
  const start = careerDeskAddressOf(new URLSearchParams());
  return pathTo('admin/careers') + queryOfCareerDesk({ ...start, ...state });
}
