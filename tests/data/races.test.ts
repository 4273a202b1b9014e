import { setImmediate } from 'node:timers/promises';
import fc, { type Scheduler } from 'fast-check';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { Timestamp as BrowserTimestamp } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { isRetryable, undoOf } from '@/back-office/run/action';
import { changeOf, type Change } from '@/collections/change';
import { deletion, inquiryChange, statusChange } from '@/collections/inquiry-changes';
import { textOfDate } from '@/data/documents';
import type { Result } from '@/data/write';
import type { StoredVersion } from '@/domain/change';
import { BusyError, ConflictError, UndoError } from '@/domain/errors';
import { put, stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import { shortenPauses } from './lost-responses';
import { asSecond, startAsTwoAdministrators } from './sessions';
import {
  changeOfMove,
  ID,
  initialOf,
  movesOf,
  openDocument,
  SUBJECTS,
  type Subject,
} from './subjects';
import { run } from './writes';

const RACES = sizeOf(5, 250);

/** If `reusesForm`, the author continues from the result of the previous step without reading the document again. */
interface Step {
  move: string;
  reusesForm: boolean;
}

/** A write that was reported as successful. */
interface ReportedWrite {
  record: string;
  /** The version the author has seen, in the format of `replacedBy`; null if the move may replace any version. */
  seen: string | null;
  version: string;
}

/** The contact field that each move replaces. */
const PARTS: Record<string, string> = { nextStatus: 'status', otherStatus: 'status', note: 'note' };

/** What the loser of a race may get. */
const LOSSES = [ConflictError, UndoError, BusyError];

/** Runs the steps in order. @returns the writes that were reported as successful */
async function work(collection: Subject, steps: Step[], author: string): Promise<ReportedWrite[]> {
  const made: ReportedWrite[] = [];
  let open: StoredVersion | null = null;
  for (const [number, { move, reusesForm }] of steps.entries()) {
    const known: StoredVersion = reusesForm && open ? open : await openDocument(collection, ID);
    const last = made.at(-1);
    const part = PARTS[move];
    const seenPart = part ? String(known.fields?.[part] ?? '') : null;
    const seenVersion = move === 'undo' ? (last?.version ?? '') : known.version;
    const change =
      move === 'undo'
        ? undoOf([last?.record ?? 'none'])
        : changeOfMove(collection, move, known, `${author} ${number}`);
    const [result] = await run([change]);
    const { error, records: [record] = [] } = result ?? {};
    if (error !== undefined && !LOSSES.some((type) => error instanceof type)) throw error;
    open = (error === undefined && result?.stored) || null;
    if (!record || !open) continue;
    const seen = collection === 'contacts' ? seenPart : seenVersion;
    made.push({ record, version: open.version, seen });
  }
  return made;
}

/** Returns the version that a write replaced, according to its record. */
function replacedBy({ before }: DocumentData, collection: Subject): string {
  const fields = (before ?? {}) as Record<string, unknown>;
  if (collection === 'contacts') return String(fields['note'] ?? fields['status'] ?? '');
  if (!before) return '';
  const { seconds, nanoseconds } = fields['updatedAt'] as Timestamp;
  return textOfDate(new BrowserTimestamp(seconds, nanoseconds)) ?? '';
}

/** Sends the requests of both authors one at a time, in the scheduler's order, until both have finished. */
async function interleave<Result>(scheduler: Scheduler, both: () => Promise<Result>) {
  const { fetch } = globalThis;
  const send = async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    return new Response(await response.arrayBuffer(), response);
  };
  vi.stubGlobal('fetch', scheduler.scheduleFunction(send));
  try {
    return await scheduler.waitFor(both(), async (act) => {
      await act();
      // Let the author who received the response schedule a request before the scheduler chooses the next one.
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    });
  } finally {
    vi.stubGlobal('fetch', fetch);
  }
}

async function race(collection: Subject, plans: [Step[], Step[]], scheduler: Scheduler) {
  const path = `${collection}/${ID}`;
  await startAsTwoAdministrators();
  const initial = initialOf(collection);
  if (initial) await put(path, initial);
  const first = await fieldsAt(path);
  const [mine, theirs] = await interleave(scheduler, () =>
    Promise.all([
      work(collection, plans[0], 'first'),
      asSecond(() => work(collection, plans[1], 'second')),
    ]),
  );
  const made = [...mine, ...theirs];
  const records = await changesOf(path);
  const idsOf = (recorded: { id?: string; record?: string }[]) =>
    recorded.map(({ id, record }) => id ?? record).sort();
  expect(idsOf(records)).toEqual(idsOf(made));
  for (const record of records) {
    const seen = made.find((other) => other.record === record['id'])?.seen ?? null;
    if (seen !== null) expect(replacedBy(record, collection)).toBe(seen);
  }
  await expectTrueHistory(path, first);
  if (!initial) return;
  // The contact exists in exactly one collection, with everything that the visitor wrote.
  const places = [await fieldsAt(path), await fieldsAt(`deletedContacts/${ID}`)].filter(Boolean);
  const { status, ...fromVisitor } = initial;
  expect(status).toBe('new');
  expect(places).toEqual([
    expect.objectContaining({ ...fromVisitor, createdAt: first?.['createdAt'] }),
  ]);
  expect('contactedAt' in (places[0] ?? {})).toBe('responseMinutes' in (places[0] ?? {}));
}

it.each(SUBJECTS)(
  `simultaneous changes by two administrators in %s are never lost without an error (SEED=${SEED})`,
  async (collection) => {
    shortenPauses();
    const step = fc.record({
      move: fc.constantFrom('undo', ...Object.keys(movesOf(collection))),
      reusesForm: fc.boolean(),
    });
    const plan = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(plan, plan), fc.scheduler(), (plans, scheduler) =>
        race(collection, plans, scheduler),
      ),
      { seed: SEED, numRuns: RACES },
    );
  },
);

/** What a run does to each inquiry. */
const ACTIONS: Record<string, (id: string) => Change> = {
  contacted: (id) => changeOf(statusChange(id, 'contacted')),
  closed: (id) => changeOf(statusChange(id, 'closed')),
  deleted: (id) => inquiryChange(...deletion(id)),
};
const INQUIRIES = ['a', 'b', 'c', 'd'];

interface Plan {
  action: string;
  ids: string[];
}

/** Runs an action and chooses “Try again” until nothing can be tried again. */
async function runAction({ action, ids }: Plan): Promise<Result[]> {
  const changes = ids.flatMap((id) => ACTIONS[action]?.(id) ?? []);
  let results = await run(changes);
  while (results.some(isRetryable)) results = await run(changes, results);
  return results;
}

async function runTwo([mine, theirs]: [Plan, Plan], scheduler: Scheduler) {
  await startAsTwoAdministrators();
  for (const id of INQUIRIES) await put(`contacts/${id}`, contact());
  const results = await interleave(scheduler, () =>
    Promise.all([runAction(mine), asSecond(() => runAction(theirs))]),
  );
  for (const { error } of results.flat()) if (error) expect(error).toBeInstanceOf(ConflictError);
  const records = results.flat().flatMap((result) => result.records);
  expect((await stored('changes')).map(({ id }) => id).sort()).toEqual(records.sort());
  for (const id of INQUIRIES) {
    const count = await expectTrueHistory(`contacts/${id}`, contact());
    if (mine.action === theirs.action) expect(count).toBe(1);
    const isDeleted = [mine, theirs].some(({ action }) => action === 'deleted');
    expect(Boolean(await fieldsAt(`deletedContacts/${id}`))).toBe(isDeleted);
  }
}

it(`two runs at once over the same inquiries make each change once (SEED=${SEED})`, async () => {
  shortenPauses();
  const plan = fc.record({
    action: fc.constantFrom(...Object.keys(ACTIONS)),
    ids: fc.shuffledSubarray(INQUIRIES, { minLength: INQUIRIES.length }),
  });
  await fc.assert(
    fc.asyncProperty(fc.tuple(plan, plan), fc.scheduler(), (plans, scheduler) =>
      runTwo(plans, scheduler),
    ),
    { seed: SEED, numRuns: sizeOf(3, 50) },
  );
});
