import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { dueFigures } from '@/data/contact-figures';
import { countContacts, listFollowUps } from '@/data/contacts';
import { dueLimits } from '@/domain/response-time';
import { put, putMany } from '../support/database';
import { contact } from '../support/sample-documents';
import { startAsAdministrator } from './sessions';

/** At noon. The first reply is promised within 8 hours. */
const LIMITS = dueLimits(8, new Date(2026, 2, 2, 12), new Date(2026, 2, 3));
const TODAY = '2026-03-02';

let stored = 0;

/** Stores a new inquiry created at this hour of the day. */
const putAt = (hour: number, fields = {}) =>
  put(`contacts/figure-${++stored}`, {
    ...contact(fields),
    createdAt: Timestamp.fromDate(new Date(2026, 2, 2, hour)),
  });

/** Stores new spam: one inquiry that is older than all others, and the rest at two o'clock. */
const putSpam = (count: number) =>
  putMany('contacts', count, (index) => {
    const createdAt = new Date(2026, 2, 2, index === 0 ? -100 : 2, index);
    return contact({ isSpam: true, createdAt: Timestamp.fromDate(createdAt) });
  });

beforeEach(startAsAdministrator);

it('the due figures count new inquiries by due time, without spam, and include the oldest inquiry', async () => {
  const none = { overdue: 0, today: 0, later: 0, followUps: 0, oldest: null };
  expect(await dueFigures(LIMITS, TODAY)).toEqual(none);
  await putSpam(3);
  expect(await dueFigures(LIMITS, TODAY)).toEqual(none);
  await putAt(-20, { status: 'contacted' });
  await putAt(-19, { contactedAt: new Date() });
  await putAt(3, { isSpam: false });
  await putAt(4);
  await putAt(5, { isSpam: true });
  await putAt(16);
  await putAt(17, { isSpam: true });
  await putAt(17, { status: 'closed' });
  await putAt(1, { status: 'contacted', followUpOn: '2026-03-02' });
  await putAt(1, { status: 'closed', followUpOn: '2026-02-28' });
  await putAt(1, { status: 'contacted', followUpOn: '2026-03-03' });
  await putAt(1, { isSpam: true, followUpOn: '2026-03-02' });
  // A follow-up without a reply, of an earlier version: it defers nothing.
  await putAt(3, { followUpOn: '2026-03-01' });
  await putAt(3, { isSpam: true, followUpOn: '2026-03-01' });
  const figures = await dueFigures(LIMITS, TODAY);
  expect(figures).toMatchObject({
    ...{ overdue: 3, today: 1, later: 1, followUps: 2 },
    oldest: { createdAt: new Date(2026, 2, 2, -19) },
  });
  // Together, they are what the Due view lists: no inquiry counts twice.
  const fresh = await countContacts({ isSpam: false, status: 'new' });
  const followUps = (await listFollowUps(TODAY)).filter(
    ({ followUpOn, isSpam }) => followUpOn && !isSpam,
  );
  const { overdue, today, later } = figures;
  expect(overdue + today + later + figures.followUps).toBe(fresh + followUps.length);
});

it('the oldest inquiry is unknown if older spam and more than 50 newer inquiries are new', async () => {
  await putAt(1);
  await putSpam(50);
  expect((await dueFigures(LIMITS, TODAY)).oldest).toMatchObject({ isSpam: null });
  await putSpam(51);
  expect(await dueFigures(LIMITS, TODAY)).toMatchObject({ overdue: 1, oldest: null });
});
