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
import { RESPONSE_MINUTES } from '@/domain/response-time';
import { countDocuments } from './documents';
import { firestore } from './firestore';

export interface ResponseFigures {
  /** Answered, or overdue without an answer. */
  decided: number;
  /** Answered within 24 hours. */
  inTime: number;
  /** Of the answered ones; null where there is none. */
  averageMinutes: number | null;
}

export interface WeekFigures {
  start: Date;
  received: number;
  /** Of those: answered within 24 hours, whenever that was. */
  inTime: number;
}

const isAnswered = where('responseMinutes', '>=', 0);
const isInTime = where('responseMinutes', '<=', RESPONSE_MINUTES);
const isNew = where('status', '==', 'new');

/** Contacts created at or after `from` and before `to`; in the order of the lists, to share their index. */
function createdIn(from: Date, to: Date | null, ...constraints: QueryConstraint[]) {
  return query(
    collection(firestore(), 'contacts'),
    where('createdAt', '>=', Timestamp.fromDate(from)),
    ...(to ? [where('createdAt', '<', Timestamp.fromDate(to))] : []),
    ...constraints,
    orderBy('createdAt', 'desc'),
  );
}

/** How fast the inquiries since then were answered. Unanswered ones count if created before `overdueBefore`. */
export async function responseFigures(since: Date, overdueBefore: Date): Promise<ResponseFigures> {
  const answers = { count: count(), averageMinutes: average('responseMinutes') };
  const [answered, inTime, overdue, reopened] = await Promise.all([
    getAggregate(createdIn(since, null, isAnswered), answers),
    countDocuments(createdIn(since, null, isInTime)),
    countDocuments(createdIn(since, overdueBefore, isNew)),
    // No query finds documents without a field, so the new ones that were answered before are subtracted.
    countDocuments(createdIn(since, overdueBefore, isNew, isAnswered)),
  ]);
  const { count: answeredCount, averageMinutes } = answered.data();
  return { decided: answeredCount + overdue - reopened, inTime, averageMinutes };
}

/** The figures of weeks, given by their first moments; the last one is the end of the last week. */
export function weeklyFigures(weeks: Date[]): Promise<WeekFigures[]> {
  return Promise.all(
    weeks.slice(1).map(async (end, index) => {
      const start = weeks[index] as Date;
      const [received, inTime] = await Promise.all([
        countDocuments(createdIn(start, end)),
        countDocuments(createdIn(start, end, isInTime)),
      ]);
      return { start, received, inTime };
    }),
  );
}
