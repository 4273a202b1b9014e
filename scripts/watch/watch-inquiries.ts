import { setTimeout as delay } from 'node:timers/promises';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { TIME_ZONE } from '../../src/content/firm';
import { plural } from '../../src/lib/plural';
import { Failure } from '../tools/failure';
import { countInquiries, figuresOfTests, hasBecomeDue } from './count-inquiries';
import { inquiryEmail, subjectOf, type InquiryNews } from './inquiry-email';
import type { MailServer } from './mail-server';
import { deleteTestInquiries, findTestInquiries, type StoredTest } from './test-inquiry';
import { readState, replaceState, type KnownState } from './watch-state';

/** Delay before counting: Firestore sets createdAt slightly before queries find an inquiry. */
const SETTLE_MS = 5_000;
/** While a run is sending, other runs send nothing for this long. */
const SENDING_MS = 10 * 60_000;

interface Options {
  origin: string;
  /** null to print only. */
  mailServer: MailServer | null;
  settleMs?: number;
  sendingMs?: number;
}

/**
 * Prints how many inquiries are new, due, and overdue, and sends the counts by email if there is a mail server. Reports
 * each inquiry as new only once, whatever fails: before sending, a run records its intent to send, which only one
 * of several runs can do. If the run can't record that it sent the email, the next email mentions this.
 * @returns the exit code: without a mail server, 1 if an inquiry is overdue
 */
export async function watchInquiries(db: Firestore, options: Options): Promise<number> {
  const { mailServer, settleMs = SETTLE_MS, sendingMs = SENDING_MS } = options;
  const known = await readState(db);
  if (isSending(known, sendingMs)) {
    console.log('Skipped: another run is sending an email or was interrupted a few minutes ago.');
    return 0;
  }
  await delay(settleMs);
  const { news, tests } = await readNews(db, known);
  console.log(`${subjectOf(news)}.`);
  if (!mailServer) {
    await replaceState(db, known.version, reportedState(news, known));
  } else if (!(await isWorthAnEmail(db, news, tests, known))) {
    console.log('No email was sent: there is nothing new to report.');
  } else {
    await sendNews(db, news, known, { ...options, mailServer });
  }
  // Last, because there may be many imitations, and because the report must not depend on this.
  await deleteTestInquiries(db, tests, known.now.toDate());
  return !mailServer && news.overdue > 0 ? 1 : 0;
}

function isSending({ state, version, now }: KnownState, sendingMs: number): boolean {
  return Boolean(state.unconfirmed && version && now.toMillis() - version.toMillis() < sendingMs);
}

async function readNews(db: Firestore, known: KnownState) {
  const { until, unconfirmed } = known.state;
  const since = (unconfirmed?.until ?? until).toDate();
  const now = known.now.toDate();
  const all = await countInquiries(db, since, now);
  // After the counts: a test that is deleted in between is counted, whereas the reverse order could hide an inquiry.
  const tests = await findTestInquiries(db);
  const ofTests = figuresOfTests(tests, since, now);
  const news: InquiryNews = {
    received: Math.max(0, all.received - ofTests.received),
    due: Math.max(0, all.due - ofTests.due),
    overdue: Math.max(0, all.overdue - ofTests.overdue),
    since,
    unconfirmed,
  };
  return { news, tests };
}

const reportedState = ({ overdue }: InquiryNews, { state, now }: KnownState) => ({
  until: now,
  overdueDay: overdue > 0 ? dayOf(now) : state.overdueDay,
  unconfirmed: null,
});

/** In the firm's time zone. */
const dayOf = (moment: Timestamp) =>
  moment.toDate().toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

async function isWorthAnEmail(
  db: Firestore,
  { received, due, overdue, since, unconfirmed }: InquiryNews,
  tests: StoredTest[],
  { state, now }: KnownState,
): Promise<boolean> {
  if (received > 0 || unconfirmed) return true;
  if (overdue > 0 && state.overdueDay !== dayOf(now)) return true;
  return due + overdue > 0 && (await hasBecomeDue(db, tests, since, now.toDate()));
}

async function sendNews(
  db: Firestore,
  news: InquiryNews,
  known: KnownState,
  { origin, mailServer }: { origin: string; mailServer: MailServer },
): Promise<void> {
  await mailServer.verify();
  const received = news.received + (news.unconfirmed?.received ?? 0);
  const version = await replaceState(db, known.version, {
    ...known.state,
    unconfirmed: { until: known.now, received },
  });
  if (!version) {
    console.log('No email was sent: another run is reporting the same inquiries.');
    return;
  }
  const sending = mailServer.send(inquiryEmail(news, origin));
  const { isConfirmed, refused } = await sending.catch(async (refusal) => {
    await replaceState(db, version, known.state);
    throw refusal;
  });
  if (!isConfirmed) {
    throw new Failure(
      'The mail server didn’t confirm the email, so it may not have arrived. The next email will say so.',
    );
  }
  console.log('Sent an email.');
  await replaceState(db, version, reportedState(news, known));
  if (refused > 0) {
    throw new Failure(
      `The mail server refused ${plural(refused, 'email address', 'email addresses')} in NOTIFY_TO. Correct that setting.`,
    );
  }
}
