import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { clear } from '../../scripts/samples/seed';
import { lateWords, leaveHeartbeat, recordPublication } from '../../scripts/watch/heartbeat';
import { listen } from './listen';

/** A separate project, because other test files clear the demo project. */
const PROJECT = 'demo-heartbeat';
const db = new Firestore({ projectId: PROJECT });
const HEARTBEAT = db.doc('watch/heartbeat');
const { hours } = FIRM;

/** A time on Wednesday, November 25, 2026, in New York. */
const at = (clock: string, day = 25) => new Date(`2026-11-${day}T${clock}:00-05:00`);

beforeEach(async () => {
  const daysOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  Object.assign(FIRM, { hours: { ...hours, daysOfWeek, opens: '09:00', closes: '18:00' } });
  onTestFinished(() => void Object.assign(FIRM, { hours }));
  vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await clear(PROJECT);
});

it('each part leaves the time of its run beside those of the others', async () => {
  await leaveHeartbeat(db, 'inquiries');
  await leaveHeartbeat(db, 'site');
  const stored = (await HEARTBEAT.get()).data();
  expect(stored).toEqual({
    inquiries: expect.any(Timestamp) as unknown,
    site: expect.any(Timestamp) as unknown,
  });
});

it.each([
  ['the first', undefined, at('14:30'), ''],
  ['on time', at('10:07'), at('11:07'), ''],
  ['less than half an interval late', at('10:07'), at('11:36'), ''],
  ['late', at('10:07'), at('15:07'), '4 hours late: it was due on November 25 at 11:07 AM EST.'],
  [
    'late at night',
    at('17:07', 20),
    at('03:07', 21),
    '9 hours late: it was due on November 20 at 6:07 PM EST.',
  ],
])('a run says how late it is: %s', async (_case, last, now, words) => {
  if (last) await HEARTBEAT.set({ inquiries: Timestamp.fromDate(last) });
  const late = await lateWords(db, 'inquiries', now);
  expect(late).toBe(words && `This run is ${words}`);
});

/** Simulates a run of publish.yml at `now`, after which the deployed site was built at `builtAt`. */
async function publish(builtAt: Date | undefined, now: Date) {
  const record = { commit: 'c', content: '', ...(builtAt && { builtAt: builtAt.toISOString() }) };
  const host = await listen((_request, response) => void response.end(JSON.stringify(record)));
  await recordPublication(db, `http://${host}`, now);
  return (await HEARTBEAT.get()).get('waits') as number[] | undefined;
}

const save = (clock: string, collection = 'services', document = 'one') =>
  db.collection('changes').add({ collection, document, at: Timestamp.fromDate(at(clock)) });

it('a publication leaves how long its oldest change waited, in minutes, whatever was changed in vain or elsewhere', async () => {
  await save('08:00');
  expect(await publish(at('09:00'), at('09:03'))).toEqual([]);
  // Found to change nothing that visitors see, because the next run has nothing to publish.
  await save('09:10', 'careers');
  expect(await publish(at('09:00'), at('10:02'))).toEqual([]);
  await save('10:05', 'contacts');
  await save('10:06', 'settings', 'replyTemplates');
  await save('10:20');
  await save('10:50');
  await save('11:01');
  expect(await publish(at('11:00'), at('11:03'))).toEqual([43]);
  expect(await publish(at('11:00'), at('11:04'))).toEqual([43]);
  expect(await publish(at('12:00'), at('12:02'))).toEqual([43]);
});

it('two runs at once record a publication once, and a change that a build has missed counts for the next one', async () => {
  await publish(at('09:00'), at('09:03'));
  await save('09:02');
  const both = [publish(at('10:00'), at('10:03')), publish(at('10:00'), at('10:03'))];
  expect((await Promise.all(both)).at(-1)).toEqual([61]);
});

it('the last 20 publications are kept, and a site of an earlier version is none', async () => {
  await publish(at('09:00'), at('09:01'));
  const waits = Array.from({ length: 20 }, (_, index) => index);
  await HEARTBEAT.update({ waits });
  await save('09:30');
  expect(await publish(at('10:00'), at('10:01'))).toEqual([...waits.slice(1), 31]);
  expect(await publish(undefined, at('11:00'))).toEqual([...waits.slice(1), 31]);
});
