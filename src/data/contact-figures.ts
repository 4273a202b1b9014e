import {
  average,
  collection,
  count,
  getAggregate,
  orderBy,
  query,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type { Contact } from '@/domain/contact';
import { dueLimits, type DueGroup } from '@/domain/response-time';
import { listContacts } from './contacts';
import { countDocuments, type Page, type PageCursor } from './documents';
import { firestore } from './firestore';

export interface ResponseFigures {
  /** Answered, or overdue without an answer. */
  decided: number;
  /** Answered within the promised hours. */
  inTime: number;
  /** Of the answered ones; null where there is none. */
  averageMinutes: number | null;
}

export type DueFigures = Record<DueGroup, number> & { oldest: Contact | null };

export interface WeekFigures {
  start: Date;
  received: number;
  /** Of those: answered within the promised hours, at any time. */
  inTime: number;
}

const BEGINNING = new Date(0);
/** The first ones may have had a reply before they were set back to new. */
const OLDEST_PAGE = 3;

const isAnswered = where('responseMinutes', '>=', 0);
const isInTime = (hours: number) => where('responseMinutes', '<=', hours * 60);
const isNew = where('status', '==', 'new');

/** In the order of the lists, to share their index. */
function createdIn(from: Date, to: Date | null, ...constraints: QueryConstraint[]) {
  return query(
    collection(firestore(), 'contacts'),
    where('createdAt', '>=', Timestamp.fromDate(from)),
    ...(to ? [where('createdAt', '<', Timestamp.fromDate(to))] : []),
    ...constraints,
    orderBy('createdAt', 'desc'),
  );
}

/** Number of inquiries that wait for their first reply. */
async function countDue(from: Date, to: Date | null): Promise<number> {
  const [fresh, reopened] = await Promise.all([
    countDocuments(createdIn(from, to, isNew)),
    // No query finds documents without a field, so new ones that were answered before are subtracted.
    countDocuments(createdIn(from, to, isNew, isAnswered)),
  ]);
  return fresh - reopened;
}

/** How fast the inquiries since then were answered; unanswered ones count once they are overdue after `hours`. */
export async function responseFigures(
  since: Date,
  hours: number,
  now: Date,
): Promise<ResponseFigures> {
  const answers = { count: count(), averageMinutes: average('responseMinutes') };
  const [answered, inTime, overdue] = await Promise.all([
    getAggregate(createdIn(since, null, isAnswered), answers),
    countDocuments(createdIn(since, null, isInTime(hours))),
    countDue(since, dueLimits(hours, now).overdue),
  ]);
  const { count: answeredCount, averageMinutes } = answered.data();
  return { decided: answeredCount + overdue, inTime, averageMinutes };
}

/** How many inquiries wait for their first reply, and the one that waits longest. `hours`: allowed. */
export async function dueFigures(hours: number, now: Date): Promise<DueFigures> {
  const limits = dueLimits(hours, now);
  const [overdue, untilTomorrow, all, oldest] = await Promise.all([
    countDue(BEGINNING, limits.overdue),
    countDue(BEGINNING, limits.today),
    countDue(BEGINNING, null),
    oldestDue(),
  ]);
  return { overdue, today: untilTomorrow - overdue, later: all - untilTomorrow, oldest };
}

async function oldestDue(): Promise<Contact | null> {
  const listing = { status: 'new', order: 'oldest', isDue: true, size: OLDEST_PAGE } as const;
  let start: PageCursor | null = null;
  do {
    const page: Page<Contact> = await listContacts({ ...listing, start });
    if (page.items[0]) return page.items[0];
    start = page.next;
  } while (start);
  return null;
}

/** Figures of weeks. `weeks`: first moment of each, and the end of the last one. */
export function weeklyFigures(weeks: Date[], hours: number): Promise<WeekFigures[]> {
  return Promise.all(
    weeks.slice(1).map(async (end, index) => {
      const start = weeks[index] as Date;
      const [received, inTime] = await Promise.all([
        countDocuments(createdIn(start, end)),
        countDocuments(createdIn(start, end, isInTime(hours))),
      ]);
      return { start, received, inTime };
    }),
  );
}
