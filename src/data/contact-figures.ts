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
import type { Contact } from '@/collections/inquiries';
import { dueLimits, type DueGroup } from '@/domain/response-time';
import { listContacts } from './contacts';
import { countDocuments } from './documents';
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

const isNew = where('status', '==', 'new');
/** An earlier version left response times in new inquiries. */
const isReplied = where('status', 'in', ['contacted', 'closed']);
const hasReply = [isReplied, where('responseMinutes', '>=', 0)];
const isInTime = (hours: number) => [isReplied, where('responseMinutes', '<=', hours * 60)];

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

const countDue = (from: Date, to: Date | null) => countDocuments(createdIn(from, to, isNew));

/** Response times of inquiries created after `since`. Those without a reply count once overdue, after `hours`. */
export async function responseFigures(
  since: Date,
  hours: number,
  now: Date,
): Promise<ResponseFigures> {
  const replies = { count: count(), averageMinutes: average('responseMinutes') };
  const [replied, inTime, overdue] = await Promise.all([
    getAggregate(createdIn(since, null, ...hasReply), replies),
    countDocuments(createdIn(since, null, ...isInTime(hours))),
    countDue(since, dueLimits(hours, now).overdue),
  ]);
  const { count: replyCount, averageMinutes } = replied.data();
  return { decided: replyCount + overdue, inTime, averageMinutes };
}

/** Counts of inquiries without a reply, and the oldest of them. `hours`: promised response time. */
export async function dueFigures(hours: number, now: Date): Promise<DueFigures> {
  const limits = dueLimits(hours, now);
  const [overdue, untilTomorrow, all, oldest] = await Promise.all([
    countDue(BEGINNING, limits.overdue),
    countDue(BEGINNING, limits.today),
    countDue(BEGINNING, null),
    listContacts({ status: 'new', order: 'oldest', size: 1 }),
  ]);
  return {
    overdue,
    today: untilTomorrow - overdue,
    later: all - untilTomorrow,
    oldest: oldest.items[0] ?? null,
  };
}

/** Figures by week. `weeks`: the start of each week, and the end of the last one. */
export function weeklyFigures(weeks: Date[], hours: number): Promise<WeekFigures[]> {
  return Promise.all(
    weeks.slice(1).map(async (end, index) => {
      const start = weeks[index] as Date;
      const [received, inTime] = await Promise.all([
        countDocuments(createdIn(start, end)),
        countDocuments(createdIn(start, end, ...isInTime(hours))),
      ]);
      return { start, received, inTime };
    }),
  );
}
