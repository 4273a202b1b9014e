import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { FIRM, TIME_ZONE } from '../../src/content/firm';
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
  /** The last day on which overdue inquiries were reported, such as '2026-11-25'; '' for none. */
  overdueDay: string;
  /** Whether an email may have been sent since, by a run that didn't end. */
  isSending?: boolean;
}

interface KnownState {
  state: WatchState;
  now: Timestamp;
}

interface Options {
  origin: string;
  /** null to print only. */
  mailServer: MailServer | null;
  settleMs?: number;
}

/**
 * Prints how many inquiries are new, due, and overdue, and sends the counts by email if there is a mail server. Sends
 * them at least once, whatever fails: if a run can't record that it sent an email, the next email repeats it and says so.
 * @returns the exit code: without a mail server, 1 if an inquiry is overdue
 */
export async function watchInquiries(db: Firestore, options: Options): Promise<number> {
  const { origin, mailServer, settleMs = SETTLE_MS } = options;
  const known = await readState(db);
  await delay(settleMs);
  const since = known.state.until.toDate();
  const figures = await countInquiries(db, since, known.now.toDate());
  const news = { ...figures, since, mayRepeat: known.state.isSending === true };
  console.log(`${subjectOf(news)}.`);
  const isWorthSending = mailServer && (await isWorthAnEmail(db, news, known));
  if (mailServer && !isWorthSending) {
    console.log('No email was sent: there is nothing new to report.');
  } else {
    const state = db.doc(STATE);
    if (mailServer) await state.set({ ...known.state, isSending: true });
    const refused = await mailServer?.send(inquiryEmail(news, origin));
    await state.set(reportedState(news, known));
    if (mailServer) console.log('Sent an email.');
    if (refused) {
      throw new Failure(
        `The mail server refused ${plural(refused, 'email address', 'email addresses')} in NOTIFY_TO. Correct that setting.`,
      );
    }
  }
  return !mailServer && news.overdue > 0 ? 1 : 0;
}

/** Reads the state. On the first run, all inquiries that aren't overdue count as new. */
async function readState(db: Firestore): Promise<KnownState> {
  const snapshot = await db.doc(STATE).get();
  const now = snapshot.readTime;
  const until = Timestamp.fromMillis(now.toMillis() - FIRM.responseHours * 3_600_000);
  const state = (snapshot.data() as WatchState | undefined) ?? { until, overdueDay: '' };
  return { state, now };
}

const reportedState = ({ overdue }: InquiryNews, { state, now }: KnownState): WatchState => ({
  until: now,
  overdueDay: overdue > 0 ? dayOf(now) : state.overdueDay,
});

/** In the firm's time zone. */
const dayOf = (moment: Timestamp) =>
  moment.toDate().toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

async function isWorthAnEmail(
  db: Firestore,
  { received, due, overdue, since }: InquiryNews,
  { state, now }: KnownState,
): Promise<boolean> {
  if (received > 0) return true;
  if (overdue > 0 && state.overdueDay !== dayOf(now)) return true;
  return due + overdue > 0 && (await hasBecomeDue(db, since, now.toDate()));
}
