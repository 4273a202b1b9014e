import type { Firestore, Query } from 'firebase-admin/firestore';
import { firmDay } from '../../src/content/firm-day';
import { createdBefore } from '../../src/domain/response-time';

const HOUR_MS = 3_600_000;
/** An inquiry is due if the reply must be sent within this many hours. */
export const DUE_HOURS = 3;

export interface InquiryFigures {
  received: number;
  due: number;
  overdue: number;
  followUps: number;
}

/** Counts with queries that return no inquiry data. @param since start of the period that `received` covers */
export async function countInquiries(db: Firestore, since: Date, now: Date, responseHours: number) {
  const limits = limitsAt(now, responseHours);
  const [received, due, overdue, followUps] = await Promise.all([
    countWithoutSpam(createdIn(db, since, now)),
    countWaiting(db, limits.overdue, limits.due),
    countWaiting(db, new Date(0), limits.overdue),
    countFollowUps(db, firmDay(now)),
  ]);
  return { received, due, overdue, followUps } satisfies InquiryFigures;
}

/** Whether an inquiry became due or overdue between `since` and `now`. */
export async function hasBecomeDue(db: Firestore, since: Date, now: Date, responseHours: number) {
  const [before, after] = [limitsAt(since, responseHours), limitsAt(now, responseHours)];
  const due = await countWaiting(db, before.due, after.due);
  return due + (await countWaiting(db, before.overdue, after.overdue)) > 0;
}

/** Inquiries created before `overdue` are overdue, and those between `overdue` and `due` are due. */
function limitsAt(now: Date, responseHours: number) {
  const soon = new Date(now.getTime() + DUE_HOURS * HOUR_MS);
  return {
    overdue: createdBefore(now, responseHours),
    due: createdBefore(soon, responseHours),
  };
}

/** Counts inquiries created from `from` to `to` that await a reply, as in src/data/contact-figures.ts. */
const countWaiting = (db: Firestore, from: Date, to: Date) =>
  countWithoutSpam(createdIn(db, from, to).where('status', '==', 'new'));

/** Counts follow-ups until `today`. A new inquiry has none: its reply is due, as in src/data/contacts.ts. */
async function countFollowUps(db: Firestore, today: string): Promise<number> {
  const all = db.collection('contacts').where('followUpOn', '<=', today);
  const [some, fresh] = await Promise.all([
    countWithoutSpam(all),
    countWithoutSpam(all.where('status', '==', 'new')),
  ]);
  return some - fresh;
}

/** Ordered like the lists in the back office, to use the same index. */
const createdIn = (db: Firestore, from: Date, to: Date) =>
  db
    .collection('contacts')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .orderBy('createdAt', 'desc');

/** Counts the inquiries of a query that aren't marked as spam. */
export async function countWithoutSpam(query: Query): Promise<number> {
  const counted = [query, query.where('isSpam', '==', true)].map((each) => each.count().get());
  const [all = 0, spam = 0] = (await Promise.all(counted)).map((result) => result.data().count);
  return all - spam;
}
