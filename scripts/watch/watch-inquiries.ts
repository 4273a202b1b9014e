import { setTimeout as delay } from 'node:timers/promises';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { TIME_ZONE } from '../../src/content/firm';
import { plural } from '../../src/lib/plural';
import { Failure } from '../tools/failure';
import { countInquiries, hasBecomeDue } from './count-inquiries';
import { inquiryEmail, subjectOf, type InquiryNews } from './inquiry-email';
import type { MailServer } from './mail-server';
import { clearTestInquiries } from './test-inquiry';
import { readState, replaceState, type KnownState } from './watch-state';

/** Firestore sets createdAt before an inquiry can be counted, so a run waits for those from before its start. */
const SETTLE_MS = 5_000;
/** A run that sends has this long for it, and others send nothing. */
const SENDING_MS = 10 * 60_000;

interface Options {
  /** Of the site, for links. */
  origin: string;
  /** Null to print only. */
  mailServer: MailServer | null;
  settleMs?: number;
  sendingMs?: number;
}

/**
 * Tells how many inquiries came, are due, and are overdue: in print, and by an email where there is a mail server.
 * Each inquiry is told as new once, whatever fails: before it sends, a run stores that it does, which only one of
 * several runs can; and where it can't store afterwards that it has sent, the next email says so. Throws a Failure, and
 * errors of the database.
 * @returns the exit code: without a mail server 1 while an inquiry is overdue
 */
export async function watchInquiries(db: Firestore, options: Options): Promise<number> {
  const { mailServer, settleMs = SETTLE_MS, sendingMs = SENDING_MS } = options;
  const known = await readState(db);
  if (isSending(known, sendingMs)) {
    console.log('Another run is sending an email, or was stopped minutes ago: nothing was done.');
    return 0;
  }
  await delay(settleMs);
  const news = await readNews(db, known);
  console.log(`${subjectOf(news)}.`);
  if (!mailServer) {
    await replaceState(db, known.version, toldState(news, known));
    return news.overdue > 0 ? 1 : 0;
  }
  if (!(await isWorthAnEmail(db, news, known))) {
    console.log('No email was sent: there is nothing new to tell.');
  } else {
    await sendNews(db, news, known, { ...options, mailServer });
  }
  return 0;
}

function isSending({ state, version, now }: KnownState, sendingMs: number): boolean {
  return Boolean(state.unconfirmed && version && now.toMillis() - version.toMillis() < sendingMs);
}

async function readNews(db: Firestore, known: KnownState): Promise<InquiryNews> {
  const { until, unconfirmed } = known.state;
  const since = (unconfirmed?.until ?? until).toDate();
  const now = known.now.toDate();
  const tests = await clearTestInquiries(db, now);
  const figures = await countInquiries(db, since, now);
  const counted = tests.filter((createdAt) => createdAt >= since && createdAt < now);
  return { ...figures, received: figures.received - counted.length, since, unconfirmed };
}

const toldState = ({ overdue }: InquiryNews, { state, now }: KnownState) => ({
  until: now,
  overdueDay: overdue > 0 ? dayOf(now) : state.overdueDay,
  unconfirmed: null,
});

/** In the time zone of the firm. */
const dayOf = (moment: Timestamp) =>
  moment.toDate().toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

async function isWorthAnEmail(
  db: Firestore,
  { received, due, overdue, since, unconfirmed }: InquiryNews,
  { state, now }: KnownState,
): Promise<boolean> {
  if (received > 0 || unconfirmed) return true;
  if (overdue > 0 && state.overdueDay !== dayOf(now)) return true;
  return due + overdue > 0 && (await hasBecomeDue(db, since, now.toDate()));
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
    console.log('Another run tells that: no email was sent by this one.');
    return;
  }
  const sending = mailServer.send(inquiryEmail(news, origin));
  const { isConfirmed, refused } = await sending.catch(async (refusal) => {
    await replaceState(db, version, known.state);
    throw refusal;
  });
  if (!isConfirmed) {
    throw new Failure(
      'The mail server broke off before it confirmed the email, which may arrive or not. The next email says so.',
    );
  }
  console.log('Sent an email.');
  await replaceState(db, version, toldState(news, known));
  if (refused > 0) {
    throw new Failure(
      `The mail server refused ${plural(refused, 'address', 'addresses')} of NOTIFY_TO.`,
    );
  }
}
