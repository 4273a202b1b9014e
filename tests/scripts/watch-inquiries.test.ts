import { Firestore, Timestamp } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathToDesk } from '@/back-office/contacts/desk-search-params';
import { FIRM } from '@/content/firm';
import { clear } from '../../scripts/samples/seed';
import { Failure } from '../../scripts/tools/failure';
import { eraseDue } from '../../scripts/watch/erase-due';
import { mailServer } from '../../scripts/watch/mail-server';
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
  const batch = db.batch();
  const createdAt = Timestamp.fromMillis(Date.now() - hoursAgo * HOUR_MS);
  for (let index = 0; index < count; index += 1) {
    const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
    batch.create(db.collection('contacts').doc(), {
      ...person,
      message: 'Please call me.',
      status: 'new',
      createdAt,
      updatedAt: createdAt,
      ...fields,
    });
  }
  await batch.commit();
}

interface RunOptions {
  isPrinting?: boolean;
  url?: string;
}

/** Simulates one run of `npm run watch -- inquiries`. */
async function run({ isPrinting, url = mailbox.url }: RunOptions = {}) {
  lines.length = 0;
  const server = isPrinting ? null : mailServer({ SMTP_URL: url, NOTIFY_TO });
  const options = { origin: ORIGIN, mailServer: server, settleMs: 0 };
  const code = await watchInquiries(db, options).catch((error: Error) => {
    lines.push(error.message);
    return 1;
  });
  return { code, output: lines.join('\n') };
}

const subjects = () => mailbox.emails.map(({ subject }) => subject);

/** Resets the saved day of the last overdue report, as if the last run had been on another day. */
const resetOverdueDay = () => db.doc(STATE).update({ overdueDay: '2026-01-01' });

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
  const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * HOUR_MS);
  const deleted = (days: number) => ({ status: 'closed', deletedAt: daysAgo(days) });
  const noteOn = (document: string) => ({
    collection: 'contacts',
    document,
    before: { note: '' },
    after: { note: `Note on ${document}` },
  });
  const paths = async (collection: string) =>
    (await db.collection(collection).get()).docs.map(({ id }) => id).sort();

  it('loses what was deleted more than 30 days ago, with its notes and with a record; another inquiry with the ID keeps them', async () => {
    await db.doc('deletedContacts/fresh').set(deleted(29.9));
    await db.doc('deletedContacts/due').set(deleted(30.1));
    await db.doc('deletedContacts/again').set(deleted(31));
    await db.doc('contacts/again').set({ status: 'new' });
    for (const id of ['fresh', 'due', 'again', 'gone'])
      await db.doc(`changes/contacts~${id}~x`).set(noteOn(id));
    await eraseDue(db, new Date());
    expect(lines).toEqual(['Erased 2 inquiries deleted more than 30 days ago.']);
    expect(await paths('deletedContacts')).toEqual(['fresh']);
    expect(await paths('contacts')).toEqual(['again']);
    const changes = (await db.collection('changes').get()).docs.map((record) => record.data());
    const notes = changes.filter(({ after }) => after).map(({ after }) => after as object);
    expect(notes).toHaveLength(4);
    expect(JSON.stringify(notes).match(/Note on \w+/g)).toEqual(['Note on again', 'Note on fresh']);
    expect(changes.filter(({ after }) => !after)).toEqual(
      ['again', 'due'].map((document) => ({
        collection: 'deletedContacts',
        document,
        uid: 'watch',
        email: 'npm run watch',
        at: expect.any(Timestamp) as unknown,
        kind: 'delete',
        before: { status: 'closed' },
        after: null,
      })),
    );
  });

  it('loses everything that is due in one run, and nothing is printed if nothing is due', async () => {
    for (let number = 0; number < 45; number += 1)
      await db.doc(`deletedContacts/${number}`).set(deleted(31 + number));
    await eraseDue(db, new Date());
    expect(lines).toEqual(['Erased 45 inquiries deleted more than 30 days ago.']);
    expect(await paths('deletedContacts')).toEqual([]);
    lines.length = 0;
    await db.doc('changes/contacts~gone~x').set(noteOn('gone'));
    await eraseDue(db, new Date());
    expect(lines).toEqual([]);
    // Notes of inquiries that were erased in another way go even then.
    const record = await db.doc('changes/contacts~gone~x').get();
    expect(record.get('after')).toEqual({ note: null });
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
    await resetOverdueDay();
    await run();
    await run();
    expect(subjects()).toEqual(['1 new inquiry, 1 overdue', '1 inquiry overdue']);
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
    const overdueDay = (await db.doc(STATE).get()).get('overdueDay') as string | undefined;
    await db.doc(STATE).set({ until, overdueDay: overdueDay ?? '' });
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
    [
      'doesn’t respond',
      { url: 'smtp://127.0.0.1:9' },
      /127\.0\.0\.1 didn’t confirm .*ECONNREFUSED/,
      1,
    ],
    ['refuses the email', {}, /didn’t confirm the email .*Try again later/, 1],
    ['breaks off after the email', {}, /didn’t confirm the email/, 2],
  ])(
    'fails if the mail server %s, and the next email reports everything and says that it may repeat',
    async (fault, options, output, emails) => {
      await receive(1);
      if (fault === 'refuses the email') mailbox.fault = 'refuses';
      if (fault === 'breaks off after the email') mailbox.fault = 'breaks off after';
      expect(await run(options)).toEqual({
        code: 1,
        output: expect.stringMatching(output) as string,
      });
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

  it.each([[['inquiry']], [['site', 'inquiries']], [['--origin', 'here']], [['--project=']]])(
    'prints its usage for the invalid arguments %j',
    async (args) => {
      await expect(runWatch(args)).rejects.toThrow(/^Usage: npm run watch/);
    },
  );

  it('reports a missing or invalid setting without revealing the password', () => {
    const settings = (SMTP_URL?: string, to?: string) => () =>
      mailServer({ SMTP_URL, NOTIFY_TO: to });
    expect(settings()()).toBeNull();
    expect(settings('smtps://u:secret@mail.example')).toThrow('set both SMTP_URL and NOTIFY_TO');
    expect(settings(undefined, NOTIFY_TO)).toThrow('set both SMTP_URL and NOTIFY_TO');
    for (const wrong of [
      ...[
        'u:secret@mail.example',
        'https://u:secret@mail.example',
        'smtps://',
        'smtps:secret',
        ' ',
      ],
      // Not percent-encoded:
      ...[
        'se%cret',
        '%E4secret',
        'se#cret',
        '12/secret',
        '12?secret',
        '12#secret',
        '12/#?secret',
      ].map((password) => `smtps://u:${password}@mail.example`),
      ...[
        'smtps://se%cret:p@mail.example',
        'smtps://:secret@mail.example',
        'smtps://u@mail.example',
      ],
    ]) {
      expect(settings(wrong, NOTIFY_TO), wrong).toThrow(Failure);
      expect(settings(wrong, NOTIFY_TO), wrong).toThrow(
        /^(?!.*secret)SMTP_URL must be a URL such as .* Percent-encode .* %25 for %/,
      );
    }
    for (const right of [
      'smtps://u:se%25cret@mail.example',
      'smtp://a@b:p@ss@mail.example:25/\n',
    ]) {
      expect(settings(right, NOTIFY_TO)).not.toThrow();
    }
  });

  it('reports recipients that are not email addresses separated by commas', () => {
    const settings = (to: string) => () =>
      mailServer({ SMTP_URL: 'smtp://mail.example', NOTIFY_TO: to });
    for (const wrong of [
      ...['desk', ' ', ',', 'desk@firm.example, boss', 'a@b@firm.example'],
      // Only one of the two would get the email:
      ...['desk@firm.example boss@firm.example', 'desk@firm.example\nboss@firm.example'],
    ]) {
      expect(settings(wrong), wrong).toThrow(Failure);
      expect(settings(wrong), wrong).toThrow(
        /^NOTIFY_TO must contain email addresses, .*, such as /,
      );
    }
    for (const right of [NOTIFY_TO, 'Desk <desk@firm.example>\n']) {
      expect(settings(right)).not.toThrow();
    }
  });
});

const SERIES = sizeOf(10, 250);
const RUNS = 5;
const MAIL_FAULTS: (MailFault | 'down' | null)[] = [
  'refuses',
  'breaks off before',
  'breaks off after',
  'down',
  null,
];

type Send = (...request: unknown[]) => Promise<unknown>;
const requests = db as unknown as Record<'request' | 'requestStream', Send>;

/** Makes a database request fail. @returns a function that restores the database */
function failDatabase({ at, isLost, isStopped }: DatabaseFault): () => void {
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
  Object.assign(requests, {
    request: failing(request),
    requestStream: failing(requestStream),
  });
  return () => void Object.assign(requests, { request, requestStream });
}

interface DatabaseFault {
  /** Index of the failing request. */
  at: number;
  /** The request succeeds on the server, but its response is lost. */
  isLost: boolean;
  /** All later requests also fail, as if the run had been stopped. */
  isStopped: boolean;
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
