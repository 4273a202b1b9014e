import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firmDay } from '../../src/content/firm-day';
import { createdBefore } from '../../src/domain/response-time';
import { plural } from '../../src/lib/plural';
import { Failure } from '../tools/failure';
import { countInquiries, hasBecomeDue } from './count-inquiries';
import { inquiryEmail, subjectOf, type InquiryNews } from './inquiry-email';
import type { MailServer } from './mail-server';

/** Delay before counting: Firestore sets createdAt slightly before queries find an inquiry. */
const SETTLE_MS = 5_000;
/** What earlier runs have reported. Clients can't access the document, because no rule in firestore.rules allows it. */
const STATE = 'watch/inquiries';

interface WatchState {
  /** Inquiries created before this time have been reported as new. */
  until: Timestamp;
  /** The last day on which overdue inquiries or follow-ups were reported, such as '2026-11-25'. */
  remindedOn?: string;
  /** Whether an email may have been sent since, by a run that didn't end. */
  isSending?: boolean;
}

interface Options {
  origin: string;
  firm: { responseHours: number };
  /** null to print only. */
  mailServer: MailServer | null;
  /** How late the run is, for the email. */
  late?: string;
  settleMs?: number;
}

/**
 * Prints how many inquiries are new, due, and overdue, and sends the counts by email if there is a mail server. Sends
 * them at least once, whatever fails: if a run can't record that it sent an email, the next email repeats it and says so.
 * @returns the exit code: without a mail server, 1 if an inquiry is overdue
 */
export async function watchInquiries(
  db: Firestore,
  { origin, firm: { responseHours }, mailServer, late = '', settleMs = SETTLE_MS }: Options,
): Promise<number> {
  const document = db.doc(STATE);
  const saved = await document.get();
  const now = saved.readTime;
  // On the first run, all inquiries that aren't overdue count as new.
  const until = Timestamp.fromDate(createdBefore(now.toDate(), responseHours));
  const state = (saved.data() as WatchState | undefined) ?? { until };
  await delay(settleMs);
  const since = state.until.toDate();
  const figures = await countInquiries(db, since, now.toDate(), responseHours);
  const news = { ...figures, since, late, mayRepeat: state.isSending === true };
  const isReminder = news.overdue + news.followUps > 0;
  const remindedOn = isReminder ? firmDay(now.toDate()) : (state.remindedOn ?? '');
  const next: WatchState = { until: now, remindedOn };
  console.log(`${subjectOf(news)}.`);
  if (!mailServer) {
    await document.set(next);
    return news.overdue > 0 ? 1 : 0;
  }
  const dueSince = () => hasBecomeDue(db, since, now.toDate(), responseHours);
  if (!(await isWorthAnEmail(news, next, state, dueSince))) {
    console.log('No email was sent: there is nothing new to report.');
    return 0;
  }
  const isClaimed = await db.runTransaction(async (transaction) => {
    const { updateTime } = await transaction.get(document);
    if (updateTime?.valueOf() !== saved.updateTime?.valueOf()) return false;
    transaction.set(document, { ...state, isSending: true });
    return true;
  });
  if (!isClaimed) {
    console.log('No email was sent: another run reports the same.');
    return 0;
  }
  const refused = await mailServer.send(inquiryEmail(news, origin));
  await document.set(next);
  console.log('Sent an email.');
  if (refused === 0) return 0;
  throw new Failure(
    `The mail server refused ${plural(refused, 'email address', 'email addresses')} in NOTIFY_TO. Correct that setting.`,
  );
}

async function isWorthAnEmail(
  { received, due, overdue, followUps }: InquiryNews,
  { remindedOn }: WatchState,
  before: WatchState,
  hasBecomeDue: () => Promise<boolean>,
): Promise<boolean> {
  if (received > 0) return true;
  if (overdue + followUps > 0 && before.remindedOn !== remindedOn) return true;
  return due + overdue > 0 && (await hasBecomeDue());
}
