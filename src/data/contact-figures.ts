import type { Contact } from '@/collections/inquiries';
import { type DueGroup, type DueLimits } from '@/domain/response-time';
import { countContacts, countFollowUps, listContacts } from './contacts';

export type DueFigures = Record<DueGroup | 'followUps', number> & { oldest: Contact | null };

const MAX_SEARCHED = 50;

const countNew = (before?: Date) => countContacts({ isSpam: false, status: 'new', before });

/**
 * Counts of new inquiries by when their reply is due, and of follow-ups until `today`, the firm's day. No inquiry is in
 * two of them. `oldest`: the oldest new inquiry that isn't spam, or null if more than MAX_SEARCHED documents would have
 * to be read to find it.
 */
export async function dueFigures(limits: DueLimits, today: string): Promise<DueFigures> {
  const [overdue, untilTomorrow, all, followUps, { items }] = await Promise.all([
    countNew(limits.overdue),
    countNew(limits.today),
    countNew(),
    countFollowUps(today),
    listContacts({ status: 'new', order: 'oldest', size: 1 }),
  ]);
  const [first = null] = items;
  return {
    overdue,
    today: untilTomorrow - overdue,
    later: all - untilTomorrow,
    followUps,
    oldest: first?.isSpam ? await findOldest(all) : first,
  };
}

/** The last of `count` waiting inquiries. Starts from the newest, because old spam can be plentiful. */
async function findOldest(count: number): Promise<Contact | null> {
  const { items } = await listContacts({ status: 'new', size: MAX_SEARCHED });
  return items.filter(({ isSpam }) => !isSpam)[count - 1] ?? null;
}
