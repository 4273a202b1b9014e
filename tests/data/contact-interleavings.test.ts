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
  type DeletedContact,
} from '@/data/contacts';
import type { PageCursor } from '@/data/documents';
import { CONTACT_STATUSES } from '@/domain/contact';
import { ConflictError } from '@/domain/errors';
import { database, putExactly } from '../support/database';
import { contact } from '../support/sample-documents';
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
  /** Ids of the deletions that were undone. */
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
  const undoable: DeletedContact[] = [];
  const seen = new Map(ids.map((id) => [id, '']));
  for (let step = 0; step < STEPS; step += 1) {
    await sleep(random(MAX_PAUSE_MS));
    const id = ids[random(ids.length)] ?? '';
    const note = `first ${id} ${step}`;
    const kind = random(4);
    try {
      if (kind === 0) {
        const deleted = await deleteContact(id, { isRestorable: true });
        if (deleted) undoable.push(deleted);
        if (deleted) reports.deletions.push(deleted.change);
      } else if (kind === 1 && undoable.length > 0) {
        const deleted = undoable.pop() as DeletedContact;
        await restoreContact(deleted);
        reports.restorations.push(deleted.change);
      } else if (kind === 2) {
        await updateContactNote(id, note, seen.get(id) ?? '');
        seen.set(id, note);
        reports.notes.push(note);
      } else {
        seen.set(id, (await updateContactStatus(id, CONTACT_STATUSES[random(3)] ?? 'new')).note);
      }
    } catch (error) {
      countRefusal(reports, error);
      if (kind === 2) reports.lost.push(note);
    }
  }
}

/** The same, by the other administrator. */
async function workAsSecond(ids: string[], random: Random, reports: Reports): Promise<void> {
  const undoable: { id: string; fields: DocumentData; change: string }[] = [];
  const existing = (fields: DocumentData) => {
    if (!('createdAt' in fields)) throw new ConflictError();
    return fields;
  };
  for (let step = 0; step < STEPS; step += 1) {
    await sleep(random(MAX_PAUSE_MS));
    const id = ids[random(ids.length)] ?? '';
    const path = `contacts/${id}`;
    const kind = random(4);
    try {
      if (kind === 0) {
        let deleted: DocumentData = {};
        const change = await second(path, (fields) => {
          deleted = existing(fields);
          return null;
        });
        undoable.push({ id, fields: deleted, change });
        reports.deletions.push(change);
      } else if (kind === 1 && undoable.length > 0) {
        const { id: deletedId, fields, change } = undoable.pop() as (typeof undoable)[number];
        await second(
          `contacts/${deletedId}`,
          (now) => {
            if ('createdAt' in now) throw new ConflictError();
            return fields;
          },
          change,
        );
        reports.restorations.push(change);
      } else if (kind === 2) {
        const note = `second ${id} ${step}`;
        await second(path, (fields) => ({ ...existing(fields), note }));
        reports.notes.push(note);
      } else {
        const status = CONTACT_STATUSES[random(3)];
        await second(path, (fields) => ({ ...existing(fields), status }));
      }
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
  const recorded = new Set(records.map(({ id }) => id as string));
  const undone = records.flatMap(({ undoes }) => (undoes ? [undoes as string] : []));
  const notes = records.map(({ after }) => (after as DocumentData | null)?.['note'] as unknown);
  const deletions = records.filter(({ after }) => after === null);
  for (const deletion of reports.deletions) expect(recorded).toContain(deletion);
  expect(deletions).toHaveLength(reports.deletions.length);
  expect([...undone].sort()).toEqual([...reports.restorations].sort());
  for (const note of reports.notes) expect(notes.filter((other) => other === note)).toHaveLength(1);
  for (const note of reports.lost) expect(notes).not.toContain(note);
}

/** Each contact is as the visitor sent it, or was deleted last; its history leads there. */
async function expectWhole(id: string, sent: DocumentData): Promise<void> {
  const path = `contacts/${id}`;
  await expectTrueHistory(path, sent);
  const fields = await fieldsAt(path);
  if (!fields) return;
  const names = Object.keys(VISITOR).filter((name) => name !== 'status');
  for (const name of [...names, 'createdAt']) expect(fields[name]).toEqual(sent[name]);
  expect('contactedAt' in fields).toBe('responseMinutes' in fields);
  // Now that nobody else writes, nothing is refused.
  const deleted = await deleteContact(id, { isRestorable: true });
  if (!deleted) throw new Error(`${path} was there`);
  await restoreContact(deleted);
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
