import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { FIRM } from '../../src/content/firm';
import type { StoredTest } from './test-inquiry';

const HOUR_MS = 3_600_000;
const REPLY_MS = FIRM.responseHours * HOUR_MS;
/** An inquiry is due if the reply must be sent within this many hours. */
export const DUE_HOURS = 3;

export interface InquiryFigures {
  received: number;
  due: number;
  overdue: number;
}

/**
 * Uses count queries, which return no inquiry data. The figures include test inquiries.
 * @param since start of the period that `received` covers
 */
export async function countInquiries(
  db: Firestore,
  since: Date,
  now: Date,
): Promise<InquiryFigures> {
  const limits = limitsAt(now);
  const [received, due, overdue] = await Promise.all([
    count(createdIn(db, since, now)),
    countWaiting(db, limits.overdue, limits.due),
    countWaiting(db, new Date(0), limits.overdue),
  ]);
  return { received, due, overdue };
}

/** The part of the figures that is due to these test inquiries. */
export function figuresOfTests(tests: StoredTest[], since: Date, now: Date): InquiryFigures {
  const limits = limitsAt(now);
  return {
    received: tests.filter(({ createdAt }) => createdAt >= since && createdAt < now).length,
    due: waitingTests(tests, limits.overdue, limits.due),
    overdue: waitingTests(tests, new Date(0), limits.overdue),
  };
}

const waitingTests = (tests: StoredTest[], from: Date, to: Date) =>
  tests.filter(({ isWaiting, createdAt }) => isWaiting && createdAt >= from && createdAt < to)
    .length;

/** Whether an inquiry other than these test inquiries became due or overdue between `since` and `now`. */
export async function hasBecomeDue(
  db: Firestore,
  tests: StoredTest[],
  since: Date,
  now: Date,
): Promise<boolean> {
  const [before, after] = [limitsAt(since), limitsAt(now)];
  const counts = await Promise.all(
    (['due', 'overdue'] as const).map(async (limit) => {
      const [from, to] = [before[limit], after[limit]];
      return (await countWaiting(db, from, to)) - waitingTests(tests, from, to);
    }),
  );
  return counts.some((number) => number > 0);
}

/** Inquiries created before `overdue` are overdue, and those between `overdue` and `due` are due. */
function limitsAt(now: Date) {
  const overdue = now.getTime() - REPLY_MS;
  return { overdue: new Date(overdue), due: new Date(overdue + DUE_HOURS * HOUR_MS) };
}

/** Counts inquiries created from `from` to `to` that await a reply, as in src/data/contact-figures.ts. */
function countWaiting(db: Firestore, from: Date, to: Date): Promise<number> {
  return count(createdIn(db, from, to).where('status', '==', 'new'));
}

/** Ordered like the lists in the back office, to use the same index. */
function createdIn(db: Firestore, from: Date, to: Date): Query {
  return db
    .collection('contacts')
    .where('createdAt', '>=', Timestamp.fromDate(from))
    .where('createdAt', '<', Timestamp.fromDate(to))
    .orderBy('createdAt', 'desc');
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
