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
import type { RecordedFields, SavedVersion } from '@/collections/recorded-change';
import { BusyError, ConflictError, UndoError } from '@/domain/errors';
import { isSameValue } from '@/lib/merge-values';
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
  openForm,
  SAMPLES,
  SUBJECTS,
  typedIn,
  type FormSubject,
  type Subject,
} from './subjects';
import { run } from './writes';

const RACES = sizeOf(2, 200);

/** If `reusesForm`, the author saves the form of an earlier step again, without reading the document. */
interface Step {
  move: string;
  reusesForm: boolean;
}

type Fields = Record<string, unknown>;

interface Write {
  change: Change;
  /** Asserts that the write replaced only what its author had seen, given its record and all records by ID. */
  check: (before: Fields | null, after: Fields | null, all: Map<string, DocumentData>) => void;
}

/** A write that was reported as successful. */
interface ReportedWrite extends Write {
  record: string;
}

/** The contact field that each move replaces. */
const PARTS: Record<string, string> = {
  ...{ nextStatus: 'status', otherStatus: 'status', note: 'note' },
  ...{ spam: 'isSpam', notSpam: 'isSpam' },
};

/** What the loser of a race may get. */
const LOSSES = [ConflictError, UndoError, BusyError];

function versionOf(fields: unknown): string {
  if (!fields) return '';
  const { seconds, nanoseconds } = (fields as { updatedAt: Timestamp }).updatedAt;
  return textOfDate(new BrowserTimestamp(seconds, nanoseconds)) ?? '';
}

/** An undo replaces only the version that the undone change saved. */
const undoing = (collection: Subject, undone: string): Write => ({
  change: undoOf([undone]),
  check(before, _after, all) {
    if (collection !== 'contacts')
      expect(versionOf(before)).toBe(versionOf(all.get(undone)?.['after']));
  },
});

/** Other moves replace only the version that was read, or that part of a contact. */
const moving = (collection: Subject, move: string, known: SavedVersion, words: string): Write => ({
  change: changeOfMove(collection, move, known, words),
  check(before) {
    const part = PARTS[move];
    if (part) expect(before?.[part] ?? '').toBe(known.fields?.[part] ?? '');
    else if (collection !== 'contacts') expect(versionOf(before)).toBe(known.version);
  },
});

interface TypedForm {
  known: SavedVersion;
  typed: RecordedFields;
  sent?: RecordedFields | undefined;
}

/** The form replaces only values that its author has seen or saved, and no field that the author hasn't changed. */
function saving(collection: FormSubject, { known, typed, sent }: TypedForm): Write {
  const { start, save } = openForm[collection](known);
  return {
    change: save(typed, sent),
    check(before, after) {
      for (const [name, seen] of before ? Object.entries(start) : []) {
        const value = typed[name] ?? seen;
        const isMine = !isSameValue(value, seen);
        expect(after?.[name]).toEqual(isMine ? value : before?.[name]);
        if (isMine) expect([seen, sent?.[name], value]).toContainEqual(before?.[name]);
      }
    },
  };
}

/** Runs the steps in order. @returns the writes that were reported as successful */
async function work(collection: Subject, steps: Step[], author: string): Promise<ReportedWrite[]> {
  const made: ReportedWrite[] = [];
  let form: TypedForm | undefined;
  const writeOf = async ({ move, reusesForm }: Step, words: string): Promise<Write> => {
    if (move === 'undo') return undoing(collection, made.at(-1)?.record ?? 'none');
    const sent = reusesForm ? form?.typed : undefined;
    const known = sent && form ? form.known : await openDocument(collection, ID);
    const typed = typedIn(collection, move, known, words);
    if (collection === 'contacts' || !typed) return moving(collection, move, known, words);
    form = { known, typed: { ...sent, ...typed }, sent };
    return saving(collection, form);
  };
  for (const [number, step] of steps.entries()) {
    const write = await writeOf(step, `${author} ${number}`);
    const [{ error, records: [record] = [] } = {} as Partial<Result>] = await run([write.change]);
    if (error !== undefined && !LOSSES.some((type) => error instanceof type)) throw error;
    if (record) made.push({ ...write, record });
  }
  return made;
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

async function race(
  collection: Subject,
  isStored: boolean,
  plans: [Step[], Step[]],
  scheduler: Scheduler,
) {
  const path = `${collection}/${ID}`;
  await startAsTwoAdministrators();
  const initial = initialOf(collection);
  const sample = collection === 'contacts' ? initial : SAMPLES[collection];
  if (sample && (initial || isStored)) await put(path, sample);
  const first = await fieldsAt(path);
  const [mine, theirs] = await interleave(scheduler, () =>
    Promise.all([
      work(collection, plans[0], 'first'),
      asSecond(() => work(collection, plans[1], 'second')),
    ]),
  );
  const made = [...mine, ...theirs];
  const records = await changesOf(path);
  const all = new Map(records.map((record) => [String(record['id']), record]));
  expect([...all.keys()].sort()).toEqual(made.map(({ record }) => record).sort());
  for (const { record, check } of made) {
    const { before, after } = all.get(record) as Record<'before' | 'after', Fields | null>;
    check(before, after, all);
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
}

it.each(SUBJECTS)(
  `simultaneous changes by two administrators in %s are never lost without an error (SEED=${SEED})`,
  async (collection) => {
    shortenPauses();
    const moves = Object.keys(movesOf(collection));
    const step = fc.record({
      // Mostly saves, so that forms have something to merge.
      move: fc.constantFrom('undo', ...moves, ...moves.filter((move) => move.startsWith('save'))),
      reusesForm: fc.boolean(),
    });
    const plan = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.tuple(plan, plan), fc.scheduler(), (...plans) =>
        race(collection, ...plans),
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
    { seed: SEED, numRuns: sizeOf(2, 50) },
  );
});
