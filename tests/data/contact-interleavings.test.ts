import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signOut } from '@/data/auth';
import {
  deleteContact,
  listContacts,
  restoreContact,
  updateContactNote,
  updateContactStatus,
} from '@/data/contacts';
import type { PageCursor } from '@/data/documents';
import type { Written } from '@/domain/change';
import { CONTACT_STATUSES } from '@/domain/contact';
import { ConflictError } from '@/domain/errors';
import { database, putExactly } from '../support/database';
import { contact } from '../support/sample-documents';
import { newKey } from './commit-key';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { randomOf, SEED, type Random } from './random';
import { isRefusal } from './refusals';
import { twoAdministrators, type Edit } from './second-administrator';

const MIXES = 50;
const AT_ONCE = 5;
const CONTACTS = 2;
const STEPS = 6;
const MAX_PAUSE_MS = 15;
/** Never deleted: an export holds each of them once. */
const LASTING = 7;

let second: Edit;

beforeEach(async () => {
  second = await twoAdministrators();
});
afterEach(signOut);

const VISITOR = contact({ company: 'شركة', message: 'Two lines\nof text 👩‍🚀', status: 'new' });
const createdAt = (number: number) => new Timestamp(1_767_225_600 + number, 123_456_000);
const initial = (number: number): DocumentData => ({
  ...VISITOR,
  createdAt: createdAt(number),
  updatedAt: createdAt(number),
});

/** What the steps of a mix were told, to be compared with the records. */
interface Reports {
  /** Ids of records. */
  deletions: string[];
  restorations: string[];
  notes: string[];
  /** Notes that were refused. */
  lost: string[];
  conflicts: number;
}

const newReports = (): Reports => ({
  deletions: [],
  restorations: [],
  notes: [],
  lost: [],
  conflicts: 0,
});

/** Counts what the loser of a race is told; throws anything else. */
function countRefusal(reports: Reports, error: unknown): void {
  if (!isRefusal(error)) throw error;
  reports.conflicts += 1;
}

/** Deletes, restores, and changes contacts with src/data. */
async function workAsFirst(ids: string[], random: Random, reports: Reports): Promise<void> {
  const seen = new Map(ids.map((id) => [id, '']));
  const report = (kind: 'deletions' | 'restorations', { record }: Written) => {
    if (record) reports[kind].push(record);
  };
  for (let step = 0; step < STEPS; step += 1) {
    await sleep(random(MAX_PAUSE_MS));
    const id = ids[random(ids.length)] ?? '';
    const note = `first ${id} ${step}`;
    const kind = random(4);
    try {
      if (kind === 0) report('deletions', await deleteContact(newKey(), id));
      else if (kind === 1) report('restorations', await restoreContact(newKey(), id));
      else if (kind === 2) {
        await updateContactNote(newKey(), id, note, seen.get(id) ?? '');
        seen.set(id, note);
        reports.notes.push(note);
      } else {
        const status = CONTACT_STATUSES[random(3)] ?? 'new';
        const { fields } = await updateContactStatus(newKey(), id, status);
        seen.set(id, String(fields?.['note'] ?? ''));
      }
    } catch (error) {
      countRefusal(reports, error);
      if (kind === 2) reports.lost.push(note);
    }
  }
}

/** The same, by the other administrator. */
async function workAsSecond(ids: string[], random: Random, reports: Reports): Promise<void> {
  const conflict = (id: string) => new ConflictError({ id, fields: null, version: '' });
  for (let step = 0; step < STEPS; step += 1) {
    await sleep(random(MAX_PAUSE_MS));
    const id = ids[random(ids.length)] ?? '';
    const kind = random(4);
    const note = `second ${id} ${step}`;
    const status = CONTACT_STATUSES[random(3)];
    const isThere = (fields: DocumentData) => Object.keys(fields).length > 0;
    try {
      const record = await second(`contacts/${id}`, (fields, trashed) => {
        if (!isThere(kind === 1 ? trashed : fields)) throw conflict(id);
        if (kind === 0) return null;
        if (kind === 1) return trashed;
        return kind === 2 ? { ...fields, note } : { ...fields, status };
      });
      if (kind === 0) reports.deletions.push(record);
      if (kind === 1) reports.restorations.push(record);
      if (kind === 2) reports.notes.push(note);
    } catch (error) {
      countRefusal(reports, error);
    }
  }
}

/** Reads all contacts in pages, as an export does. */
async function exportAll(): Promise<string[]> {
  const ids: string[] = [];
  let start: PageCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof listContacts>> = await listContacts({
      size: 3,
      order: 'oldest',
      start,
    });
    ids.push(...page.items.map(({ id }) => id));
    start = page.next;
  } while (start);
  return ids;
}

async function expectNothingLost(ids: string[], reports: Reports): Promise<void> {
  const records = (await Promise.all(ids.map((id) => changesOf(`contacts/${id}`)))).flat();
  const idsOf = (edge: 'before' | 'after') =>
    records.flatMap((record) => (record[edge] ? [] : [record['id'] as string])).sort();
  const notes = records.map(({ after }) => (after as DocumentData | null)?.['note'] as unknown);
  expect(idsOf('after')).toEqual(reports.deletions.sort());
  expect(idsOf('before')).toEqual(reports.restorations.sort());
  for (const note of reports.notes) expect(notes.filter((other) => other === note)).toHaveLength(1);
  for (const note of reports.lost) expect(notes).not.toContain(note);
}

/** Each contact is as the visitor sent it, or in the trash; its history leads there. */
async function expectWhole(id: string, sent: DocumentData): Promise<void> {
  const path = `contacts/${id}`;
  await expectTrueHistory(path, sent);
  const trashed = await fieldsAt(`deletedContacts/${id}`);
  if (trashed) await restoreContact(newKey(), id);
  const fields = (await fieldsAt(path)) ?? {};
  const names = Object.keys(VISITOR).filter((name) => name !== 'status');
  for (const name of [...names, 'createdAt']) expect(fields[name]).toEqual(sent[name]);
  expect('contactedAt' in fields).toBe('responseMinutes' in fields);
  // Now that nobody else writes, nothing is refused.
  await deleteContact(newKey(), id);
  await restoreContact(newKey(), id);
  expect(await fieldsAt(path)).toEqual(fields);
}

it(`two administrators at once lose no contact and double none (SEED=${SEED})`, async () => {
  const lasting = Array.from({ length: LASTING }, (_, index) => `lasting-${index}`);
  for (const [index, id] of lasting.entries()) {
    await putExactly(`contacts/${id}`, initial(index * 20));
  }
  const total = newReports();
  for (let mix = 0; mix < MIXES; mix += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const number = mix + index;
        const random = randomOf(SEED + number);
        const ids = Array.from(
          { length: CONTACTS },
          (_id, position) => `mix-${number}-${position}`,
        );
        for (const id of ids) await putExactly(`contacts/${id}`, initial(number));
        const reports = newReports();
        const [exported] = await Promise.all([
          exportAll(),
          workAsFirst(ids, randomOf(random(1e9)), reports),
          workAsSecond(ids, randomOf(random(1e9)), reports),
        ]);
        expect(new Set(exported).size).toBe(exported.length);
        expect(exported).toEqual(expect.arrayContaining(lasting));
        await expectNothingLost(ids, reports);
        for (const id of ids) await expectWhole(id, initial(number));
        total.conflicts += reports.conflicts;
        total.restorations.push(...reports.restorations);
      }),
    );
  }
  // Chance must not leave out what this is about.
  expect(total.conflicts).toBeGreaterThan(0);
  expect(total.restorations.length).toBeGreaterThan(MIXES / 10);
  const stored = await database().collection('contacts').count().get();
  expect(stored.data().count).toBe((await exportAll()).length);
});
