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
import { countDocuments } from './documents';
import { firestore } from './firestore';

export interface ResponseFigures {
  /** Answered, or overdue without an answer. */
  decided: number;
  /** Answered within the promised hours. */
  inTime: number;
  /** Of the answered ones; null where there is none. */
  averageMinutes: number | null;
}

export interface WeekFigures {
  start: Date;
  received: number;
  /** Of those: answered within the promised hours, at any time. */
  inTime: number;
}

const HOUR_MS = 3_600_000;

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

/** How fast the inquiries since then were answered; unanswered ones count once they are overdue after `hours`. */
export async function responseFigures(
  since: Date,
  hours: number,
  now: Date,
): Promise<ResponseFigures> {
  const overdueBefore = new Date(now.getTime() - hours * HOUR_MS);
  const answers = { count: count(), averageMinutes: average('responseMinutes') };
  const [answered, inTime, overdue, reopened] = await Promise.all([
    getAggregate(createdIn(since, null, isAnswered), answers),
    countDocuments(createdIn(since, null, isInTime(hours))),
    countDocuments(createdIn(since, overdueBefore, isNew)),
    // No query finds documents without a field, so new ones that were answered before are subtracted.
    countDocuments(createdIn(since, overdueBefore, isNew, isAnswered)),
  ]);
  const { count: answeredCount, averageMinutes } = answered.data();
  return { decided: answeredCount + overdue - reopened, inTime, averageMinutes };
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
