import { pathTo } from '@/content/pages';
import { MAX_FILTER_LENGTH } from '../career-filter';

export const CAREER_STATUSES = ['all', 'active', 'inactive'] as const;
/** What the list shows. */
export type CareerStatus = (typeof CAREER_STATUSES)[number];

/** What the screen shows, stored in the URL query. */
export interface CareerDeskAddress {
  status: CareerStatus;
  /** Words that the loaded careers are searched for, '' for none. */
  q: string;
  /** Id of the career that is open in the dialog, '' for none. */
  id: string;
}

/** Reads the state of the screen from a URL query. Unknown values become the defaults. */
export function careerDeskAddressOf(query: URLSearchParams): CareerDeskAddress {
  const named = query.get('status');
  return {
    status: CAREER_STATUSES.find((status) => status === named) ?? 'all',
    q: (query.get('q') ?? '').slice(0, MAX_FILTER_LENGTH),
    id: query.get('id') ?? '',
  };
}

/** The URL query of an address, with `?`, or '' for the whole list. */
export function queryOfCareerDesk({ status, q, id }: CareerDeskAddress): string {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (q) query.set('q', q);
  if (id) query.set('id', id);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** A link to the desk from another screen: to one status, or to one career by its id. */
export function pathToCareerDesk(
  state: Pick<CareerDeskAddress, 'status'> | Pick<CareerDeskAddress, 'id'>,
): string {
  const start = careerDeskAddressOf(new URLSearchParams());
  return pathTo('admin/careers') + queryOfCareerDesk({ ...start, ...state });
}
