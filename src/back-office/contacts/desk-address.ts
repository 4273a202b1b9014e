import { useUrlState } from '@/back-office/ui/use-url-state';
import { CONTACT_STATUSES, isContactStatus, type ContactOrder } from '@/collections/inquiries';
import { pathTo } from '@/content/pages';
import type { ContactListing } from '@/data/contacts';
import { pastRetention } from './past-retention';

export const DESK_VIEWS = [
  'all',
  'due',
  ...CONTACT_STATUSES,
  'suspected',
  'past-retention',
  'deleted',
] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

export interface DeskAddress {
  view: DeskView;
  order: ContactOrder;
  q: string;
  email: string;
  id: string;
}

function deskAddressOf(query: URLSearchParams): DeskAddress {
  const named = query.get('status') ?? query.get('view');
  return {
    view: DESK_VIEWS.find((view) => view === named) ?? 'all',
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
    q: query.get('q')?.trim() ?? '',
    email: query.get('email') ?? '',
    id: query.get('id') ?? '',
  };
}

function queryOfDesk({ view, order, q, email, id }: DeskAddress): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set(isContactStatus(view) ? 'status' : 'view', view);
  if (order !== 'newest') query.set('order', order);
  if (q) query.set('q', q);
  if (email) query.set('email', email);
  if (id) query.set('id', id);
  return query.size > 0 ? `?${query.toString()}` : '';
}

export function pathToDesk(state: Partial<DeskAddress>): string {
  const start = deskAddressOf(new URLSearchParams());
  return pathTo('admin/contacts') + queryOfDesk({ ...start, ...state });
}

/** Database query for a view. Due inquiries come oldest first, because those are the most urgent. */
export function listingOf({ view, order, email }: DeskAddress): ContactListing {
  if (email) return { email };
  if (view === 'due') return { status: 'new', order: 'oldest' };
  if (view === 'past-retention') return { ...pastRetention(), order: 'oldest' };
  return { ...(isContactStatus(view) && { status: view }), ...(order === 'oldest' && { order }) };
}

export const useDeskAddress = () => useUrlState(deskAddressOf, queryOfDesk);
