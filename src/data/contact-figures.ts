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
  /** Inquiries that have a reply or are overdue. */
  decided: number;
  /** Inquiries with a reply within the promised hours. */
  inTime: number;
  /** null if there are no replies. */
  averageMinutes: number | null;
}

export type DueFigures = Record<DueGroup, number> & { oldest: Contact | null };

export interface WeekFigures {
  start: Date;
  received: number;
  /** Number of the received inquiries with a reply within the promised hours. */
  inTime: number;
}

const BEGINNING = new Date(0);
/** Inquiries to read at a time: more than one, because the oldest new ones may have been reopened. */
const OLDEST_PAGE = 3;

const hasReply = where('responseMinutes', '>=', 0);
const isInTime = (hours: number) => where('responseMinutes', '<=', hours * 60);
const isNew = where('status', '==', 'new');

/** A query sorted like the lists, to use the same index. */
function createdIn(from: Date, to: Date | null, ...constraints: QueryConstraint[]) {
  return query(
    collection(firestore(), 'contacts'),
    where('createdAt', '>=', Timestamp.fromDate(from)),
    ...(to ? [where('createdAt', '<', Timestamp.fromDate(to))] : []),
    ...constraints,
    orderBy('createdAt', 'desc'),
  );
}

async function countDue(from: Date, to: Date | null): Promise<number> {
  const [fresh, reopened] = await Promise.all([
    countDocuments(createdIn(from, to, isNew)),
    // Firestore can't query for a missing field, so subtract the reopened inquiries.
    countDocuments(createdIn(from, to, isNew, hasReply)),
  ]);
  return fresh - reopened;
}

/** Response times of inquiries created after `since`. Those without a reply count once overdue, after `hours`. */
export async function responseFigures(
  since: Date,
  hours: number,
  now: Date,
): Promise<ResponseFigures> {
  const replies = { count: count(), averageMinutes: average('responseMinutes') };
  const [replied, inTime, overdue] = await Promise.all([
    getAggregate(createdIn(since, null, hasReply), replies),
    countDocuments(createdIn(since, null, isInTime(hours))),
    countDue(since, dueLimits(hours, now).overdue),
  ]);
  const { count: replyCount, averageMinutes } = replied.data();
  return { decided: replyCount + overdue, inTime, averageMinutes };
}

/** Counts of inquiries without a first reply, and the oldest of them. `hours`: promised response time. */
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

/** Figures by week. `weeks`: the start of each week, and the end of the last one. */
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
