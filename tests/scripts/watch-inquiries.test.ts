import { Firestore, Timestamp } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathToDesk } from '@/back-office/contacts/desk-search-params';
import { FIRM } from '@/content/firm';
import { firmDay } from '@/content/firm-day';
import { clear } from '../../scripts/samples/seed';
import { Failure } from '../../scripts/tools/failure';
import { eraseDue } from '../../scripts/watch/erase-due';
import { mailServer } from '../../scripts/watch/mail-server';
import { savedFirm } from '../../scripts/watch/saved-firm';
import { runWatch } from '../../scripts/watch/run-watch';
import { watchInquiries } from '../../scripts/watch/watch-inquiries';
import { startMailbox, type MailFault } from '../support/mailbox';
import { SEED, sizeOf } from '../support/long';

const ORIGIN = FIRM.siteUrl;
const HOUR_MS = 3_600_000;
const REPLY_HOURS = FIRM.responseHours;
const STATE = 'watch/inquiries';
const MAY_REPEAT = 'An earlier email may have reported some of these inquiries already.';
const NOTIFY_TO = 'desk@firm.example, boss@firm.example';

/** A separate project, because other test files clear the demo project. */
const PROJECT = 'demo-watch';
const db = new Firestore({ projectId: PROJECT });
/** Output of the last run. */
const lines: string[] = [];
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

/** Stores `count` inquiries that were received `hoursAgo` hours ago. */
async function receive(count: number, hoursAgo = 0, fields: object = {}): Promise<void> {
  const createdAt = Timestamp.fromMillis(Date.now() - hoursAgo * HOUR_MS);
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
  const inquiry = { ...person, message: 'Please call me.', status: 'new', ...fields };
  const batch = db.batch();
  for (let index = 0; index < count; index += 1)
    batch.create(db.collection('contacts').doc(), { createdAt, updatedAt: createdAt, ...inquiry });
  await batch.commit();
}

/** Simulates one run of `npm run watch -- inquiries`. */
async function run({ isPrinting = false, url = mailbox.url, late = '', settleMs = 0 } = {}) {
  lines.length = 0;
  const watch = async () => {
    const firm = await savedFirm(db);
    const server = isPrinting ? null : mailServer({ SMTP_URL: url, NOTIFY_TO }, firm);
    return watchInquiries(db, {
      origin: ORIGIN,
      firm,
      mailServer: server,
      late,
      settleMs,
    });
  };
  const code = await watch().catch((error: Error) => {
    lines.push(error.message);
    return 1;
  });
  return { code, output: lines.join('\n') };
}

const subjects = () => mailbox.emails.map(({ subject }) => subject);

/** Resets the saved day of the last reminder, as if the last run had been on another day. */
const resetReminder = () => db.doc(STATE).update({ remindedOn: '2026-01-01' });

beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  await clear(PROJECT);
  mailbox = await startMailbox();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mailbox.close();
});

describe('the trash', () => {
  const deleted = (days: number) => ({
    status: 'closed',
    deletedAt: Timestamp.fromMillis(Date.now() - days * 24 * HOUR_MS),
  });
  const idsIn = async (collection: string) =>
    (await db.collection(collection).get()).docs.map(({ id }) => id).sort();
  const entries = async () =>
    (await db.collection('changes').get()).docs.map((entry) => ({ id: entry.id, ...entry.data() }));

  it('loses what was deleted more than 30 days ago, with an entry that has nothing of it but its status', async () => {
    const person = { firstName: 'Ada', email: 'ada@example.com', note: 'Called.' };
    await db.doc('deletedContacts/fresh').set(deleted(29.9));
    await db.doc('deletedContacts/due').set({ ...person, ...deleted(30.1) });
    await db.doc('deletedContacts/again').set(deleted(31));
    await db.doc('contacts/again').set({ status: 'new' });
    await eraseDue(db, new Date());
    expect(lines).toEqual(['Erased 2 inquiries deleted more than 30 days ago.']);
    expect(await idsIn('deletedContacts')).toEqual(['fresh']);
    expect(await idsIn('contacts')).toEqual(['again']);
    const found = await entries();
    const action = found[0]?.id.split('~')[0];
    expect(found).toEqual(
      ['again', 'due'].map((document, index) => ({
        ...{ id: `${action}~0~${index}`, action, size: 2 },
        ...{ collection: 'deletedContacts', document, kind: 'delete' },
        ...{ uid: 'watch', email: 'npm run watch', at: expect.any(Timestamp) as unknown },
        ...{ before: { status: 'closed' }, after: null },
      })),
    );
    lines.length = 0;
    await eraseDue(db, new Date());
    expect(lines).toEqual([]);
    expect(await entries()).toEqual(found);
  });

  it('loses everything that is due in one run, in commits of 200', async () => {
    const writer = db.bulkWriter();
    for (let number = 0; number < 450; number += 1)
      void writer.set(db.doc(`deletedContacts/${number}`), deleted(31 + number));
    await writer.close();
    await eraseDue(db, new Date());
    expect(lines).toEqual(['Erased 450 inquiries deleted more than 30 days ago.']);
    expect(await idsIn('deletedContacts')).toEqual([]);
    const parts = new Map<unknown, number>();
    for (const { id, ...entry } of await entries()) {
      const { size } = entry as { size?: number };
      const part = `${id.split('~')[1]} of ${size}`;
      parts.set(part, (parts.get(part) ?? 0) + 1);
    }
    expect(Object.fromEntries(parts)).toEqual({ '0 of 200': 200, '1 of 200': 200, '2 of 50': 50 });
  });

  it('keeps an inquiry that someone restores at the same time', async () => {
    for (const id of ['one', 'two']) await db.doc(`deletedContacts/${id}`).set(deleted(31));
    const restored = db.runTransaction(async (transaction) => {
      const trashed = await transaction.get(db.doc('deletedContacts/one'));
      const data = trashed.data();
      if (!data) return false;
      transaction.delete(trashed.ref).set(db.doc('contacts/one'), data);
      return true;
    });
    await Promise.all([eraseDue(db, new Date()), restored]);
    expect(await idsIn('contacts')).toEqual((await restored) ? ['one'] : []);
    expect(await idsIn('deletedContacts')).toEqual([]);
    expect(await entries()).toHaveLength((await restored) ? 1 : 2);
  });
});

describe('npm run watch -- inquiries', () => {
  it('sends one email with the counts of new, due, and overdue inquiries and nothing that a visitor wrote', async () => {
    await receive(2);
    await receive(1, REPLY_HOURS - 2);
    await receive(3, REPLY_HOURS + 1);
    expect(await run()).toEqual({
      code: 0,
      output: '3 new inquiries, 1 due within 3 hours, 3 overdue.\nSent an email.',
    });
    const [email, ...others] = mailbox.emails;
    expect(others).toEqual([]);
    expect(email?.to).toEqual(['desk@firm.example', 'boss@firm.example']);
    expect(email?.subject).toBe('3 new inquiries, 1 due within 3 hours, 3 overdue');
    expect(email?.text).toMatch(/^3 new inquiries since \w+ \d+ at \d+:\d\d [AP]M \w+\n/);
    expect(email?.text).toContain(`\n${ORIGIN}${pathToDesk({ view: 'new' })}\n`);
    expect(email?.text).toContain(
      `1 inquiry due within 3 hours, 3 overdue\n${ORIGIN}${pathToDesk({ view: 'due' })}\n`,
    );
    expect(email?.text).toContain('To stop these emails, delete NOTIFY_TO');
    expect(email?.raw).not.toMatch(/Ada|Lovelace|example\.com|call me/);
  });

  it('reports each new inquiry once, and overdue inquiries again on the next day', async () => {
    await receive(1);
    await receive(1, REPLY_HOURS + 1);
    await run();
    expect(await run()).toEqual({
      code: 0,
      output: '1 inquiry overdue.\nNo email was sent: there is nothing new to report.',
    });
    await resetReminder();
    await run();
    await run();
    expect(subjects()).toEqual(['1 new inquiry, 1 overdue', '1 inquiry overdue']);
  });

  it('reports follow-ups once a day from their day on, except of spam and without a reply', async () => {
    const today = firmDay();
    for (const followUpOn of [today, '2025-12-31', '2099-01-01'])
      await receive(1, 99, { status: 'closed', followUpOn });
    await receive(1, 99, { status: 'closed', followUpOn: today, isSpam: true });
    // A follow-up defers no reply.
    await receive(1, 99, { followUpOn: '2099-01-01' });
    await receive(1, 99, { followUpOn: today });
    await run();
    await run();
    await resetReminder();
    await run();
    const subject = '2 inquiries overdue, 2 to follow up';
    expect(subjects()).toEqual([subject, subject]);
    expect(mailbox.emails[0]?.text).toContain(
      `${subject}\n${ORIGIN}${pathToDesk({ view: 'due' })}\n`,
    );
  });

  it.each([
    ['due', REPLY_HOURS - 3, '1 inquiry due within 3 hours'],
    ['overdue', REPLY_HOURS, '2 inquiries overdue'],
  ])('immediately reports another inquiry that becomes %s', async (_status, hours, subject) => {
    if (hours === REPLY_HOURS) await receive(1, REPLY_HOURS + 1);
    await run();
    const minute = 1 / 60;
    // This inquiry passed the limit after the last run.
    await receive(1, hours + minute);
    const until = Timestamp.fromMillis(Date.now() - 2 * minute * HOUR_MS);
    await db.doc(STATE).set({ until, remindedOn: firmDay() });
    await run();
    await run();
    expect(subjects().slice(-1)).toEqual([subject]);
    expect(subjects()).toHaveLength(hours === REPLY_HOURS ? 2 : 1);
  });

  it('ignores spam, and inquiries that have had a reply, unless their status is “new” again', async () => {
    const hoursAgo = REPLY_HOURS + 1;
    await receive(1, hoursAgo, { status: 'contacted', contactedAt: new Date() });
    await receive(1, hoursAgo, { isSpam: true });
    await receive(1, REPLY_HOURS - 1, { isSpam: true });
    await receive(1, 0, { isSpam: true });
    expect((await run()).output).toContain('No new inquiries.');
    expect(subjects()).toEqual([]);
    await receive(1, hoursAgo, { status: 'new', contactedAt: new Date() });
    await run();
    expect(subjects()).toEqual(['1 inquiry overdue']);
  });

  it('without a mail server, prints the counts and fails if an inquiry is overdue', async () => {
    await receive(1);
    expect(await run({ isPrinting: true })).toEqual({ code: 0, output: '1 new inquiry.' });
    await receive(1, REPLY_HOURS + 1);
    const overdue = { code: 1, output: '1 inquiry overdue.' };
    expect(await run({ isPrinting: true })).toEqual(overdue);
    expect(await run({ isPrinting: true })).toEqual(overdue);
  });

  it.each([
    ['doesn’t respond', null, /127\.0\.0\.1 didn’t confirm .*ECONNREFUSED/, 1],
    ['refuses the email', 'refuses', /didn’t confirm the email .*Try again later/, 1],
    ['breaks off after the email', 'breaks off after', /didn’t confirm the email/, 2],
  ] as const)(
    'fails if the mail server %s, and the next email reports everything and says that it may repeat',
    async (_case, fault, output, emails) => {
      await receive(1);
      mailbox.fault = fault;
      const failed = await run(fault ? {} : { url: 'smtp://127.0.0.1:9' });
      expect(failed).toEqual({ code: 1, output: expect.stringMatching(output) as string });
      mailbox.fault = null;
      await receive(1);
      await run();
      await run();
      expect(mailbox.emails).toHaveLength(emails);
      expect(mailbox.emails.at(-1)?.subject).toBe('2 new inquiries');
      expect(mailbox.emails.at(-1)?.text).toContain(MAY_REPEAT);
      await receive(1);
      await run();
      expect(mailbox.emails.at(-1)?.text).not.toContain(MAY_REPEAT);
    },
  );

  it('uses the response time and the name that the owner has saved', async () => {
    await receive(1, 2);
    await db.doc('settings/firm').set({ responseHours: 1, name: 'Saved & Sons', email: '' });
    await run();
    expect(subjects()).toEqual(['1 inquiry overdue']);
    expect(mailbox.emails[0]?.raw).toContain(`From: "Saved & Sons" <${FIRM.email}>`);
  });

  it('says how late it is, in the email', async () => {
    await receive(1);
    await run({ late: 'This run is 4 hours late.' });
    expect(mailbox.emails[0]?.text).toMatch(/new\n\nThis run is 4 hours late\.\n\nTo read/);
  });

  it('sends one email if two run at once', async () => {
    await receive(1);
    await Promise.all([run({ settleMs: 300 }), run({ settleMs: 300 })]);
    expect(subjects()).toEqual(['1 new inquiry']);
    expect(lines).toContain('No email was sent: another run reports the same.');
    await receive(1);
    await run();
    expect(mailbox.emails[1]?.text).not.toContain(MAY_REPEAT);
  });

  it('fails if one of the recipients is refused, and reports nothing twice', async () => {
    await receive(1);
    mailbox.fault = 'has no such address';
    expect(await run()).toEqual({
      code: 1,
      output: expect.stringContaining('refused 1 email address in NOTIFY_TO') as string,
    });
    await run();
    expect(mailbox.emails.map(({ to }) => to)).toEqual([['desk@firm.example']]);
  });

  it.each([['inquiry'], ['site', 'inquiries'], ['--origin', 'here'], ['--project=']])(
    'prints its usage for the invalid arguments %j %s',
    async (...args) => {
      const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      await expect(runWatch(args)).rejects.toMatchObject({ exitCode: 1 });
      expect(printed.mock.calls.join()).toContain('Usage: npm run watch --');
    },
  );
});

describe('the settings of emails', () => {
  const server = (SMTP_URL?: string, to?: string) => () =>
    mailServer({ SMTP_URL, NOTIFY_TO: to }, FIRM);
  const SMTP = 'smtp://mail.example';

  it('are both set, or neither', () => {
    expect(server()()).toBeNull();
    expect(server('smtps://u:secret@mail.example')).toThrow('set both SMTP_URL and NOTIFY_TO');
    expect(server(undefined, NOTIFY_TO)).toThrow('set both SMTP_URL and NOTIFY_TO');
  });

  it.each([
    ...['u:secret@mail.example', 'https://u:secret@mail.example', 'smtps://', 'smtps:secret', ' '],
    ...[
      'se%cret',
      '%E4secret',
      'se#cret',
      '12/secret',
      '12?secret',
      '12#secret',
      '12/#?secret',
    ].map((text) => `smtps://u:${text}@mail.example`),
    ...['se%cret:p', ':secret', 'u'].map((login) => `smtps://${login}@mail.example`),
  ])('are refused without revealing the password: %j', (url) => {
    expect(server(url, NOTIFY_TO)).toThrow(Failure);
    expect(server(url, NOTIFY_TO)).toThrow(
      /^(?!.*secret)SMTP_URL must be a URL such as .* Percent-encode .* %25 for %/,
    );
  });

  it.each([
    ...['desk', ' ', ',', 'desk@firm.example, boss', 'a@b@firm.example'],
    // Only one of the two would get the email:
    ...['desk@firm.example boss@firm.example', 'desk@firm.example\nboss@firm.example'],
  ])('are refused if these are not email addresses, separated by commas: %j', (to) => {
    expect(server(SMTP, to)).toThrow(Failure);
    expect(server(SMTP, to)).toThrow(/^NOTIFY_TO must contain email addresses, .*, such as /);
  });

  it.each([
    ['smtps://u:se%25cret@mail.example', NOTIFY_TO],
    ['smtp://a@b:p@ss@mail.example:25/\n', NOTIFY_TO],
    [SMTP, 'Desk <desk@firm.example>\n'],
  ])('may be %j and %j', (url, to) => {
    expect(server(url, to)).not.toThrow();
  });
});

const SERIES = sizeOf(4, 250);
const RUNS = 5;
const MAIL_FAULTS: (MailFault | 'down' | null)[] = [
  'refuses',
  'breaks off before',
  'breaks off after',
  'down',
  null,
];

interface DatabaseFault {
  /** Index of the failing request. */
  at: number;
  /** The request succeeds on the server, but its response is lost. */
  isLost: boolean;
  /** All later requests also fail, as if the run had been stopped. */
  isStopped: boolean;
}

type Send = (...request: unknown[]) => Promise<unknown>;

/** Makes a database request fail. @returns a function that restores the database */
function failDatabase({ at, isLost, isStopped }: DatabaseFault): () => void {
  const requests = db as unknown as Record<'request' | 'requestStream', Send>;
  const { request, requestStream } = requests;
  let number = -1;
  const failing =
    (send: Send): Send =>
    async (...args) => {
      number += 1;
      const fails = number === at || (isStopped && number > at);
      if (!fails) return send.apply(db, args);
      if (isLost && number === at) await send.apply(db, args);
      throw new Error('The database fails');
    };
  Object.assign(requests, { request: failing(request), requestStream: failing(requestStream) });
  return () => void Object.assign(requests, { request, requestStream });
}

/** Returns the batches included in a total count. Batch n has 2^n inquiries, so each total identifies its batches. */
const batchesIn = (count: number) =>
  Array.from({ length: RUNS }, (_, batch) => batch).filter((batch) => count & (2 ** batch));

it(`npm run watch reports each inquiry as new at least once, and again only if it says so, whatever fails (seed ${SEED})`, async () => {
  const fault = fc.record({
    mail: fc.constantFrom(...MAIL_FAULTS),
    database: fc.option(
      fc.record({ at: fc.nat({ max: 9 }), isLost: fc.boolean(), isStopped: fc.boolean() }),
    ),
  });
  const series = fc.array(fault, { minLength: RUNS, maxLength: RUNS });
  await fc.assert(
    fc.asyncProperty(series, async (faults) => {
      await clear(PROJECT);
      mailbox.emails.length = 0;
      for (const [batch, { mail, database }] of faults.entries()) {
        await receive(2 ** batch);
        mailbox.fault = mail === 'down' ? null : mail;
        const restore = database ? failDatabase(database) : () => undefined;
        await run(mail === 'down' ? { url: 'smtp://127.0.0.1:9' } : {});
        restore();
      }
      mailbox.fault = null;
      await run();
      await run();
      const reported = new Set<number>();
      for (const { subject, text } of mailbox.emails) {
        const batches = batchesIn(Number(/^(\d+) new/.exec(subject)?.[1] ?? 0));
        const isRepeated = batches.some((batch) => reported.has(batch));
        if (isRepeated) expect(text).toContain(MAY_REPEAT);
        for (const batch of batches) reported.add(batch);
      }
      expect(reported.size).toBe(RUNS);
    }),
    { seed: SEED, numRuns: SERIES, endOnFailure: true },
  );
});
