import type { Contact } from '@/collections/inquiries';
import { FIRM, TIME_ZONE } from '@/content/firm';
import type { DueFigures } from '@/data/contact-figures';
import { dueGroupOf, dueLimits, type DueLimits } from '@/domain/response-time';
import { nextMidnight } from '@/lib/end-of-day';

export const dueLimitsAt = (now: Date): DueLimits =>
  dueLimits(FIRM.responseHours, now, nextMidnight(now, TIME_ZONE));

/** The groups of the Due view, in its order. `figure`: the name of the group's count, `what` is counted. */
export const DUE_GROUPS = {
  overdue: { id: 'overdue', heading: 'Overdue', figure: 'overdue', what: 'overdue' },
  today: { id: 'today', heading: 'Due today', figure: 'today', what: 'due today' },
  followUp: {
    id: 'follow-up',
    heading: 'Follow up',
    figure: 'followUps',
    what: 'to follow up',
  },
  later: { id: 'later', heading: 'Due later', figure: 'later', what: 'due later' },
} as const;

/** Of the inquiries that aren't new, the Due view has only those to follow up. */
export const dueGroupIn = (limits: DueLimits, contact: Contact) =>
  DUE_GROUPS[contact.status === 'new' ? dueGroupOf(contact, limits) : 'followUp'];

/** The number of inquiries in the Due view. */
export const dueTotal = (figures: DueFigures) =>
  Object.values(DUE_GROUPS).reduce((sum, { figure }) => sum + figures[figure], 0);

/** New inquiries, oldest first, with the follow-ups before those that are due later. */
export function withFollowUps(
  limits: DueLimits,
  followUps: Contact[],
  fresh: Contact[],
): Contact[] {
  if (followUps.length === 0) return fresh;
  const ids = new Set(fresh.map(({ id }) => id));
  const others = followUps.filter(({ id }) => !ids.has(id));
  const later = fresh.findIndex((contact) => dueGroupIn(limits, contact) === DUE_GROUPS.later);
  return fresh.toSpliced(later < 0 ? fresh.length : later, 0, ...others);
}
