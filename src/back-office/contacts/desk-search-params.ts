import { addDays, parseISO } from 'date-fns';
import type { UrlState } from '@/back-office/ui/use-url-state';
import { matchesKind } from '@/collections/collection';
import { CONTACT_STATUSES, isContactStatus, type ContactOrder } from '@/collections/inquiries';
import { pathTo } from '@/content/pages';
import type { ContactListing } from '@/data/contacts';
import { emailAddressOf, isCompleteEmail } from '@/domain/email-address';
import { foldText } from '@/lib/fold-text';
import { pastRetention } from './past-retention';

export const DESK_VIEWS = [
  'all',
  'due',
  'mine',
  'nobody',
  ...CONTACT_STATUSES,
  'spam',
  'past-retention',
  'deleted',
] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

export const NO_SERVICE = '-';

export interface DeskParams {
  view: DeskView;
  order: ContactOrder;
  q: string;
  /** A slug, NO_SERVICE, or '' for all. */
  service: string;
  /** First and last day, such as '2026-11-24'; '' for no limit. */
  from: string;
  to: string;
  id: string;
}

export const NO_FILTERS = { q: '', service: '', from: '', to: '' } as const;

const ORDERS: readonly ContactOrder[] = ['newest', 'oldest'];

const viewOf = (name: string | null) => DESK_VIEWS.find((view) => view === name);
const orderOf = (name: string | null) => ORDERS.find((order) => order === name);
/** Firestore has no date after 9999, which is where a filter until the last day of that year would end. */
const isDay = (text: string) => matchesKind('day', text);

function deskParamsOf(query: URLSearchParams): DeskParams {
  const text = (name: string) => query.get(name) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    view: viewOf(query.get('status') ?? query.get('view')) ?? 'all',
    order: orderOf(query.get('order')) ?? 'newest',
    q: text('q').trim(),
    service: text('service'),
    from: day('from'),
    to: day('to'),
    id: text('id'),
  };
}

const CHECKS = {
  status: (name: string) => viewOf(name) !== undefined,
  view: (name: string) => viewOf(name) !== undefined,
  order: (name: string) => orderOf(name) !== undefined,
  from: isDay,
  to: isDay,
};

function queryOfDesk({ view, order, ...others }: DeskParams): string {
  const query = new URLSearchParams();
  if (view !== 'all') query.set(isContactStatus(view) ? 'status' : 'view', view);
  if (order !== 'newest') query.set('order', order);
  for (const name of ['q', 'service', 'from', 'to', 'id'] as const)
    if (others[name]) query.set(name, others[name]);
  return query.size > 0 ? `?${query.toString()}` : '';
}

export const CONTACT_DESK: UrlState<DeskParams> = {
  stateOf: deskParamsOf,
  queryOf: queryOfDesk,
  checks: CHECKS,
};

export function pathToDesk(state: Partial<DeskParams>): string {
  const start = deskParamsOf(new URLSearchParams());
  return pathTo('admin/contacts') + queryOfDesk({ ...start, ...state });
}

/**
 * Spam is only in its own view, the trash, and past retention, where all is erased. `me`: the administrator's email
 * address; `administrators`: everyone's, if known.
 */
export function listingOf(
  { view, order, service, from, to }: Omit<DeskParams, 'q' | 'id'>,
  me: string,
  administrators?: readonly string[],
): ContactListing {
  const isOldest = order === 'oldest' || view === 'due' || view === 'past-retention';
  const limits = [
    ...(to ? [addDays(parseISO(to), 1)] : []),
    ...(view === 'past-retention' ? [pastRetention().before] : []),
  ];
  return {
    ...(view === 'deleted' && { in: 'deletedContacts' as const }),
    ...(view !== 'deleted' && view !== 'past-retention' && { isSpam: view === 'spam' }),
    ...(isContactStatus(view) && { status: view }),
    ...(view === 'due' && { status: 'new' }),
    ...(view === 'mine' && { isOpen: true, assignee: me }),
    ...(view === 'nobody' && { isOpen: true, assignee: '', administrators }),
    ...(service && { service: service === NO_SERVICE ? '' : service }),
    ...(from && { from: parseISO(from) }),
    ...(limits.length > 0 && { before: new Date(Math.min(...limits.map(Number))) }),
    ...(isOldest && { order: 'oldest' as const }),
  };
}

/** A reference, with or without its hyphen, or a longer part of an ID. */
const REFERENCE = /^[0-9a-hjkmnp-tv-z]{4}-?[0-9a-hjkmnp-tv-z]{4,16}$/;

export function exactSearch(text: string): ContactListing | undefined {
  const email = emailAddressOf(text);
  if (email && isCompleteEmail(email)) return { email };
  const folded = foldText(text);
  return REFERENCE.test(folded) ? { idStart: folded.replace('-', '') } : undefined;
}
