import { setImmediate } from 'node:timers/promises';
import fc, { type Scheduler } from 'fast-check';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import type { Change } from '@/collections/change';
import type { RecordedFields } from '@/collections/recorded-change';
import type { Committed } from '@/data/commit';
import { firestore } from '@/data/firestore';
import { BusyError, ConflictError, InvalidDocumentError } from '@/domain/errors';
import { isSameValue } from '@/lib/merge-values';
import { putExactly } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { changesOf, expectTrueHistory, fieldsAt, type Entry } from './history';
import { shortenPauses } from './lost-responses';
import { asSecond, asVisitor, startAsTwoAdministrators } from './sessions';
import {
  changeOfMove,
  idIn,
  initialOf,
  openDocument,
  openForm,
  movesOf,
  SAMPLES,
  SUBJECTS,
  typedIn,
  type FormSubject,
  type Opened,
  type Subject,
} from './subjects';
import { act, newKey } from './writes';

const RACES = sizeOf(3, 100);

/** If `reusesForm`, the author saves the form of an earlier step again, without reading the document. */
interface Step {
  move: string;
  reusesForm: boolean;
}

interface Write {
  change: Change;
  /** Asserts that the write replaced only what its author had seen, given its entry and the note before it. */
  check?: ((entry: Entry, note: unknown) => void) | undefined;
  /** The note that it saves, if it saves one, given the notes before all earlier writes. */
  note?: ((before: Map<string, unknown>) => unknown) | undefined;
}

/** A write that was reported as successful. */
interface ReportedWrite extends Write {
  entry: string;
  done: Committed;
}

/** A write replaces only the version that was read; of an inquiry, the note that was read. */
function moving(collection: Subject, move: string, opened: Opened, words: string): Write {
  const change = changeOfMove(collection, move, opened, words);
  if (collection !== 'contacts') {
    const version = opened.fields?.['updatedAt'] ?? null;
    const check = ({ before }: Entry) => expect(dateOf(before?.['updatedAt'])).toEqual(version);
    return { change, check };
  }
  if (move !== 'note') return { change };
  return {
    change,
    check: (_entry, note) => expect(note).toEqual(opened.fields?.['note']),
    note: () => words,
  };
}

const dateOf = (value: unknown) =>
  (value as { toDate?: () => Date } | undefined)?.toDate?.() ?? null;

/** Undo replaces only what the undone write saved. */
const undoing = (change: Change, undone: ReportedWrite): Write => ({
  change,
  note: undone.note && ((before) => before.get(undone.entry)),
});

interface TypedForm {
  opened: Opened;
  typed: RecordedFields;
  sent?: RecordedFields | undefined;
}

/** The form replaces only values that its author has seen or saved, and no field that the author hasn't changed. */
function saving(collection: FormSubject, { opened, typed, sent }: TypedForm): Write {
  const { start, save } = openForm[collection](opened);
  return {
    change: save(typed, ...(sent ? [sent] : [])),
    check({ before, after }) {
      for (const [name, seen] of before ? Object.entries(start) : []) {
        const value = typed[name] ?? seen;
        const isMine = !isSameValue(value, seen);
        expect(after?.[name]).toEqual(isMine ? value : before?.[name]);
        if (isMine) expect([seen, sent?.[name], value]).toContainEqual(before?.[name]);
      }
    },
  };
}

/** As often as others may write between the reads and the commit. */
const MAX_REFUSALS = 5;

/** Makes a commit, which may lose against another one: the rules refuse it if it starts from an older document. */
async function tryCommit(
  changes: readonly Change[],
  key = newKey(),
  refusals = 0,
): Promise<Committed | null> {
  try {
    return await act(changes, key);
  } catch (error) {
    if (error instanceof InvalidDocumentError && refusals < MAX_REFUSALS)
      return tryCommit(changes, key, refusals + 1);
    if (!(error instanceof ConflictError || error instanceof BusyError)) throw error;
    return null;
  }
}

/** Runs the steps in order. @returns the writes that were reported as successful */
async function work(collection: Subject, steps: Step[], author: string): Promise<ReportedWrite[]> {
  const made: ReportedWrite[] = [];
  let form: TypedForm | undefined;
  const writeOf = async ({ move, reusesForm }: Step, words: string): Promise<Write | null> => {
    const last = made.at(-1);
    const [change] = last?.done.undo ?? [];
    if (move === 'undo') return last && change ? undoing(change, last) : null;
    const sent = reusesForm ? form?.typed : undefined;
    const opened = sent && form ? form.opened : await openDocument(collection, idIn(collection));
    const typed = typedIn(collection, move, opened, words);
    if (collection === 'contacts' || !typed) return moving(collection, move, opened, words);
    form = { opened, typed: { ...sent, ...typed }, sent };
    return saving(collection, form);
  };
  for (const [number, step] of steps.entries()) {
    const write = await writeOf(step, `${author} ${number}`);
    const key = newKey();
    const done = write && (await tryCommit([write.change], key));
    if (write && done?.changed) made.push({ ...write, done, entry: `${key.action}~0~0` });
  }
  return made;
}

/** The visitor sends the same inquiry again, which changes `updatedAt`, unless the rules refuse it. */
const sendAgain = (times: number) =>
  asVisitor(async () => {
    const inquiry = doc(firestore(), 'contacts', idIn('contacts'));
    for (let time = 0; time < times; time += 1)
      await updateDoc(inquiry, { updatedAt: serverTimestamp() }).catch(() => undefined);
  });

/** Sends the requests of all authors one at a time, in the scheduler's order, until all have finished. */
async function interleave<Result>(scheduler: Scheduler, all: () => Promise<Result>) {
  const { fetch } = globalThis;
  const send = async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    return new Response(await response.arrayBuffer(), response);
  };
  vi.stubGlobal('fetch', scheduler.scheduleFunction(send));
  try {
    return await scheduler.waitFor(all(), async (next) => {
      await next();
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
  resends: number,
  scheduler: Scheduler,
) {
  const id = idIn(collection);
  const path = `${collection}/${id}`;
  await startAsTwoAdministrators();
  const initial = initialOf(collection);
  const sample = collection === 'contacts' ? initial : SAMPLES[collection];
  if (sample && (initial || isStored)) {
    // A visitor can send an inquiry again only after a second.
    const updatedAt = new Date(Date.now() - 60_000);
    const dates =
      collection === 'seoSettings' ? { updatedAt } : { updatedAt, createdAt: updatedAt };
    await putExactly(path, { ...sample, ...dates });
  }
  const first = await fieldsAt(path);
  const [mine, theirs] = await interleave(scheduler, () =>
    Promise.all([
      work(collection, plans[0], 'first'),
      asSecond(() => work(collection, plans[1], 'second')),
      initial && sendAgain(resends),
    ]),
  );
  const made = new Map([...mine, ...theirs].map((write) => [write.entry, write]));
  const entries = await changesOf(path);
  expect(entries.map((entry) => entry.id).sort()).toEqual([...made.keys()].sort());
  const notes = new Map<string, unknown>();
  let note: unknown;
  for (const entry of entries) {
    const write = made.get(entry.id);
    write?.check?.(entry, note);
    notes.set(entry.id, note);
    if (write?.note) note = write.note(notes);
  }
  await expectTrueHistory(path, first);
  if (!initial) return;
  // The inquiry exists in exactly one collection, with its note and everything that the visitor wrote.
  const places = [await fieldsAt(path), await fieldsAt(`deletedContacts/${id}`)].filter(Boolean);
  const { status, ...fromVisitor } = initial;
  expect(status).toBe('new');
  expect(places).toEqual([
    expect.objectContaining({ ...fromVisitor, createdAt: first?.['createdAt'] }),
  ]);
  expect(places[0]?.['note']).toEqual(note);
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
      fc.asyncProperty(
        ...([fc.boolean(), fc.tuple(plan, plan), fc.nat(3), fc.scheduler()] as const),
        (...plans) => race(collection, ...plans),
      ),
      { seed: SEED, numRuns: RACES },
    );
  },
);
