import { addDays, addHours, subDays, subHours, subMinutes } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { dueFigures, responseFigures, weeklyFigures } from '@/data/contact-figures';
import { put } from '../support/database';
import { contact } from '../support/sample-documents';
import { startAsAdministrator } from './sessions';

const SINCE = new Date(2026, 2, 2);
const NOW = addDays(SINCE, 30);
/** Number of hours within which the first reply is promised. */
const HOURS = 8;
const OVERDUE_BEFORE = subHours(NOW, HOURS);

let stored = 0;

/** Stores a contact created at this time. If `responseMinutes` is set, the contact has had a reply. */
function putContact(createdAt: Date, fields: { status?: string; responseMinutes?: unknown } = {}) {
  stored += 1;
  const status = fields.responseMinutes === undefined ? 'new' : 'contacted';
  return put(`contacts/figure-${stored}`, {
    ...contact({ status, ...fields }),
    createdAt: Timestamp.fromDate(createdAt),
  });
}

const figures = () => responseFigures(SINCE, HOURS, NOW);

beforeEach(startAsAdministrator);

describe('the response time figures', () => {
  it('are empty without contacts', async () => {
    expect(await figures()).toEqual({ decided: 0, inTime: 0, averageMinutes: null });
  });

  it('count a reply after exactly the promised number of hours as on time, and average the response times', async () => {
    await putContact(subMinutes(SINCE, 1), { responseMinutes: 5 });
    await putContact(SINCE, { responseMinutes: 0 });
    await putContact(addHours(SINCE, 5), { responseMinutes: HOURS * 60 });
    await putContact(addDays(SINCE, 25), {
      responseMinutes: HOURS * 60 + 1,
      status: 'closed',
    });
    expect(await figures()).toEqual({
      decided: 3,
      inTime: 2,
      averageMinutes: (2 * HOURS * 60 + 1) / 3,
    });
  });

  it('count a new contact as soon as its reply is overdue', async () => {
    await putContact(subMinutes(SINCE, 1));
    await putContact(SINCE);
    await putContact(subMinutes(OVERDUE_BEFORE, 1));
    await putContact(OVERDUE_BEFORE);
    expect(await figures()).toEqual({ decided: 2, inTime: 0, averageMinutes: null });
  });

  it('count a new contact as waiting, even if an earlier version left a response time in it', async () => {
    await putContact(SINCE, { status: 'new', responseMinutes: 90 });
    await putContact(addHours(SINCE, 5), { status: 'closed', responseMinutes: 60 });
    expect(await figures()).toEqual({ decided: 2, inTime: 1, averageMinutes: 60 });
  });

  it('omit contacts without a known response time', async () => {
    await putContact(SINCE, { status: 'closed' });
    await putContact(SINCE, { status: 'contacted' });
    await putContact(SINCE, { responseMinutes: 'soon' });
    expect(await figures()).toEqual({ decided: 0, inTime: 0, averageMinutes: null });
  });
});

it('the due figures count new inquiries by due time, even with a response time from an earlier version, and include the oldest inquiry', async () => {
  const now = new Date(2026, 2, 2, 12);
  expect(await dueFigures(HOURS, now)).toEqual({ overdue: 0, today: 0, later: 0, oldest: null });
  const at = (hour: number, fields = {}) => putContact(new Date(2026, 2, 2, hour), fields);
  await at(-20, { status: 'contacted' });
  await at(-19, { status: 'new', responseMinutes: 5 });
  await at(3);
  await at(4);
  await at(16);
  await at(17, { status: 'closed' });
  expect(await dueFigures(HOURS, now)).toMatchObject({
    ...{ overdue: 2, today: 1, later: 1 },
    oldest: { createdAt: new Date(2026, 2, 2, -19) },
  });
});

it('the weekly figures count the inquiries received each week and how many of them got a reply on time', async () => {
  const weeks = [SINCE, addDays(SINCE, 7), addDays(SINCE, 14)];
  await putContact(subMinutes(SINCE, 1), { responseMinutes: 1 });
  await putContact(SINCE, { responseMinutes: HOURS * 60 });
  await putContact(addDays(SINCE, 3), { responseMinutes: HOURS * 60 + 1 });
  await putContact(subDays(addDays(SINCE, 7), 1));
  await putContact(addDays(SINCE, 7), { responseMinutes: 10 });
  await putContact(addDays(SINCE, 8), { responseMinutes: 10, status: 'new' });
  await putContact(addDays(SINCE, 14), { responseMinutes: 10 });
  expect(await weeklyFigures(weeks, HOURS)).toEqual([
    { start: weeks[0], received: 3, inTime: 1 },
    { start: weeks[1], received: 2, inTime: 1 },
  ]);
});
