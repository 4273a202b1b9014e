import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { undoChanges, undoOf } from '@/back-office/run/action';
import { changeOf, fieldUpdate, saveDocument, type Change } from '@/collections/change';
import { statusChange } from '@/collections/inquiry-changes';
import { writeAll, type Result } from '@/data/write';
import type { RecordedFields } from '@/collections/recorded-change';
import {
  AccessDeniedError,
  BusyError,
  ConflictError,
  InvalidDocumentError,
  TimeoutError,
  UndoError,
} from '@/domain/errors';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { put, remove, stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { career, contact } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import {
  beforeReads,
  controlTimeout,
  failRequests,
  interceptCommits,
  refuse,
  respondNext,
  shortenPauses,
  type Respond,
  type Send,
} from './lost-responses';
import { startAsAdministrator } from './sessions';
import {
  changeOfMove,
  ID,
  initialOf,
  openDocument,
  openForm,
  SAMPLES,
  type FormSubject,
  type Subject,
} from './subjects';
import { NEVER, run } from './writes';

beforeEach(startAsAdministrator);

/**
 * Makes changes, and ends the time of the write whose commit gets the last response.
 * @returns the results, a function that sends that commit, and its ID
 */
async function timedOut(responses: Respond[], changes: readonly Change[]) {
  const expire = controlTimeout();
  const held: { sendLate: Send; id: string }[] = [];
  responses.push((sendLate, id) => {
    held.push({ sendLate, id });
    expire();
    return new Promise(() => undefined);
  });
  const results = await run(changes);
  if (!held[0]) throw new Error('No commit was sent.');
  return { results, ...held[0] };
}

const states = (results: readonly Result[]) => results.map(({ state }) => state);
const addition = (id: string) => saveDocument('careers', id, '', career({ title: id }));

describe('a run', () => {
  it('goes on after a refusal, and reports the result of each change', async () => {
    await put('careers/theirs', career({ title: 'Theirs' }));
    await put('careers/same', career());
    await put('careers/odd', career({ title: '' }));
    respondNext(refuse, refuse);
    const { version } = await openDocument('careers', 'odd');
    const changes = [
      addition('busy'),
      addition('theirs'),
      saveDocument('careers', 'same', '', career()),
      changeOf(fieldUpdate('careers', 'odd', version, { isActive: false })),
      undoOf(['careers~dba~none']),
      addition('mine'),
    ];
    const onProgress = vi.fn();
    const results = await writeAll(changes, { signal: NEVER, onProgress });
    expect(states(results)).toEqual(['failed', 'conflict', 'same', 'failed', 'failed', 'done']);
    expect(results.map(({ change }) => change)).toEqual(changes);
    const errors = [BusyError, ConflictError, undefined, InvalidDocumentError, UndoError];
    for (const [index, type] of errors.entries())
      if (type) expect(results[index]?.error).toBeInstanceOf(type);
    expect(onProgress.mock.calls).toEqual(changes.map((_, index) => [index + 1]));
    expect((await stored('changes')).map(({ document }) => document)).toEqual(['mine']);
  });

  it('stops after a change whose result is unknown; “Try again” goes on and writes nothing twice', async () => {
    const changes = ['a', 'b', 'c', 'd'].map(addition);
    const { results, sendLate } = await timedOut(
      respondNext((send) => send()),
      changes,
    );
    expect(states(results)).toEqual(['done', 'unclear']);
    expect(results[1]?.error).toBeInstanceOf(TimeoutError);
    await sendLate();
    const all = await run(changes, results);
    expect(states(all)).toEqual(['done', 'done', 'done', 'done']);
    expect(all[0]).toBe(results[0]);
    expect(await stored('changes')).toHaveLength(4);
    expect(states(await run(undoChanges(all)))).toEqual(['done', 'done', 'done', 'done']);
    expect(await stored('careers')).toEqual([]);
  });

  it('stops when access is lost', async () => {
    interceptCommits(async (send) => {
      await remove(`admins/${DEMO_ACCOUNTS.administrator.uid}`);
      return send();
    });
    const results = await run(['a', 'b'].map(addition));
    expect(states(results)).toEqual(['failed']);
    expect(results[0]?.error).toBeInstanceOf(AccessDeniedError);
    expect(await stored('careers')).toEqual([]);
  });

  it('stops on Cancel after the change that is being written', async () => {
    const controller = new AbortController();
    const sent = vi.fn((send: Send) => {
      if (sent.mock.calls.length === 2) controller.abort();
      return send();
    });
    interceptCommits(sent);
    const control = { signal: controller.signal, onProgress: () => undefined };
    expect(states(await writeAll(['a', 'b', 'c'].map(addition), control))).toEqual([
      'done',
      'done',
    ]);
    expect(await stored('careers')).toHaveLength(2);
  });

  it('undone, takes the last change back first', async () => {
    await put('contacts/one', contact());
    const changes = [statusChange('one', 'contacted'), statusChange('one', 'closed')].map(changeOf);
    const results = await run(changes);
    expect(states(await run(undoChanges(results)))).toEqual(['done', 'done']);
    expect(await fieldsAt('contacts/one')).toMatchObject({ status: 'new' });
    expect(await expectTrueHistory('contacts/one', contact())).toBe(4);
  });
});

/** Requests that fail: `count` requests of a run, starting with request `first` (counted from 0). */
const failures = fc.record({
  first: fc.nat(20),
  count: fc.constantFrom(1, 2, 1000),
  kind: fc.constantFrom('not sent' as const, 'response lost' as const),
});
type Failure = typeof failures extends fc.Arbitrary<infer Value> ? Value : never;

/** A change, and the title (of a service, the name) before and after it; null without a document. */
type Planned = [change: Change, before: string | null, after: string | null];

/** Makes changes while requests fail, and then tries again. Each document must be as its result says. */
async function runThroughFailure(planned: Planned[], { first, count, kind }: Failure) {
  const changes = planned.map(([change]) => change);
  const end = failRequests(first, count, kind);
  let results = await run(changes);
  end();
  do {
    for (const [change, before, after] of planned) {
      const path = `${change.collection}/${change.id}`;
      const { state = 'waiting' } = results.find((result) => result.change === change) ?? {};
      const { title = null, name = title } = (await fieldsAt(path)) ?? {};
      const expected = { done: [after], unclear: [before, after] }[state as string] ?? [before];
      expect(expected, `${path}, ${state}`).toContain(name);
    }
    results = await run(changes, results);
  } while (results.length < changes.length || results.some(({ error }) => error));
  expect(states(results)).toEqual(changes.map(() => 'done'));
  return results;
}

it(`a run over several collections during which requests fail reports the truth, can be tried again, and can be undone (SEED=${SEED})`, async () => {
  const property = fc.asyncProperty(failures, failures, async (failure, undoFailure) => {
    await startAsAdministrator();
    await put(`seoSettings/${ID}`, { ...SAMPLES.seoSettings, title: 'changed' });
    await put(`careers/${ID}`, career({ title: 'removed' }));
    const replace = async (collection: FormSubject, fields: RecordedFields | null) =>
      saveDocument(collection, ID, (await openDocument(collection, ID)).version, fields);
    const added = { ...SAMPLES.services, name: 'added' };
    const renamed = { ...SAMPLES.seoSettings, title: 'Renamed' };
    const planned: Planned[] = [
      [await replace('services', added), null, 'added'],
      [await replace('seoSettings', renamed), 'changed', 'Renamed'],
      [await replace('careers', null), 'removed', null],
      [addition('last'), null, 'last'],
    ];
    const results = await runThroughFailure(planned, failure);
    const inverse = undoChanges(results);
    const reversed = planned
      .toReversed()
      .map(([, before, after], index): Planned => [
        inverse[index] as Change,
        ...([after, before] as const),
      ]);
    await runThroughFailure(reversed, undoFailure);
    expect(await stored('changes')).toHaveLength(2 * planned.length);
  });
  // The responses to the second commit, and to the first commit of the undo, are lost, and so are all later ones.
  const commitsWithoutResponse: [Failure, Failure] = [
    { first: 7, count: 1000, kind: 'response lost' },
    { first: 4, count: 1000, kind: 'response lost' },
  ];
  const examples = [commitsWithoutResponse];
  await fc.assert(property, { seed: SEED, numRuns: sizeOf(3, 100), examples, endOnFailure: true });
});

it.each([
  ['an existing', career()],
  ['a new', undefined],
])(
  'the next save of the form of %s document, after a save whose answer was lost, writes the later text',
  async (_label, initial) => {
    const path = `careers/${ID}`;
    if (initial) await put(path, initial);
    const first = await fieldsAt(path);
    const form = openForm.careers(await openDocument('careers', ID));
    const earlier = { title: 'First', department: 'Data' };
    const { sendLate } = await timedOut(respondNext(), [form.save(earlier)]);
    await sendLate();
    expect(await fieldsAt(path)).toMatchObject(earlier);
    const later = { title: 'Second', department: 'Data' };
    expect(states(await run([form.save(later, earlier)]))).toEqual(['done']);
    expect(await fieldsAt(path)).toMatchObject(later);
    expect(await expectTrueHistory(path, first)).toBe(2);
  },
);

describe(`a change whose answer is lost (SEED=${SEED})`, () => {
  /** Sequences of moves. In each sequence, the last move gets no answer. */
  const KINDS: [collection: Subject, ...moves: string[]][] = [
    ['careers', 'save'],
    ['careers', 'save', 'saveAgain'],
    ['careers', 'save', 'hide'],
    ['careers', 'save', 'remove'],
    ['careers', 'save', 'saveAgain', 'undo'],
    ['services', 'save', 'saveAgain'],
    ['seoSettings', 'save'],
    ['seoSettings', 'save', 'saveAgain'],
    ['contacts', 'otherStatus', 'nextStatus'],
    ['contacts', 'note', 'note'],
    ['contacts', 'note', 'delete'],
    ['contacts', 'note', 'delete', 'restore'],
  ];

  /** Tries the change again until its result is known. */
  async function tryAgain(change: Change, earlier: Result[] = []): Promise<Result | undefined> {
    let results = earlier;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      results = await run([change], results);
      if (results[0]?.state !== 'unclear') break;
    }
    return results[0];
  }

  /** Requests that fail: `count` requests of an attempt, starting with request `first` (counted from 0). */
  interface Requests {
    first: number;
    count: number;
  }

  interface Scene extends Requests {
    change: Change;
    path: string;
    responses: Respond[];
  }

  /** Fails attempts at a change, then lets it succeed. `sendLate` sends the request of the first attempt again. */
  type Failure = (scene: Scene) => Promise<{ result: Result | undefined; sendLate?: Send }>;

  const dropped: Respond = () => Promise.reject(new TypeError('The network failed.'));
  const answerLost: Respond = async (...commit) => {
    await commit[0]();
    return dropped(...commit);
  };

  const once =
    (...faults: Respond[]): Failure =>
    async ({ change, responses }) => {
      responses.push(...faults);
      return { result: await tryAgain(change) };
    };

  const whileFailing =
    (kind: 'not sent' | 'response lost'): Failure =>
    async ({ change, first, count }) => {
      const end = failRequests(first, count, kind);
      const results = await run([change]);
      end();
      return { result: await tryAgain(change, results) };
    };

  /** @param arrive chooses when the server gets the request of an attempt that has timed out */
  const late =
    (arrive: (sendLate: Send, scene: Scene & { id: string }) => unknown): Failure =>
    async (scene) => {
      const { change, responses } = scene;
      const { results, sendLate, id } = await timedOut(responses, [change]);
      await arrive(sendLate, { ...scene, id });
      return { result: await tryAgain(change, results), sendLate };
    };

  const FAILURES: Record<string, Failure> = {
    'not sent': once(dropped),
    'answer lost': once(answerLost),
    'not sent twice, then answer lost': once(dropped, dropped, answerLost),
    'requests not sent': whileFailing('not sent'),
    'answers lost': whileFailing('response lost'),
    'late, before the next attempt': late((sendLate) => sendLate()),
    'late, just before the next commit': late((sendLate, { responses }) =>
      responses.push((send) => sendLate().then(send)),
    ),
    'late, before the document is read': late((sendLate, { path }) => delayed.set(path, sendLate)),
    'late, before the record is read': late((sendLate, { path, id }) =>
      delayed.set(`changes/${path.replace('/', '~')}~${id}`, sendLate),
    ),
    'late, after the next attempt': late(() => undefined),
  };

  /** Requests to send just before the next read of a document, keyed by path. */
  const delayed = new Map<string, Send>();

  // The first twelve cases cover every kind and every failure; all cases together cover every pair.
  const names = Object.keys(FAILURES);
  const requests = fc.record({ first: fc.nat(6), count: fc.constantFrom(1, 2, 1000) });
  const cases = fc
    .sample(requests, { seed: SEED, numRuns: sizeOf(KINDS.length, KINDS.length * names.length) })
    .map((failed, number) => ({
      moves: KINDS[number % KINDS.length] ?? (['careers'] as const),
      failure:
        names[(number + Math.floor(number / KINDS.length) + SEED) % names.length] ?? 'not sent',
      ...failed,
    }));

  const withoutDate = (fields: object | undefined) => fields && { ...fields, updatedAt: null };

  it.each(cases)('takes effect exactly once and can be undone: %j', async (each) => {
    const [collection, ...moves] = each.moves;
    const path = `${collection}/${ID}`;
    const initial = initialOf(collection);
    if (initial) await put(path, initial);
    const changeOfNext = async (move: string, words: string): Promise<Change> =>
      move === 'undo'
        ? undoOf([(await changesOf(path)).at(-1)?.['id'] as string])
        : changeOfMove(collection, move, await openDocument(collection, ID), words);
    for (const [index, move] of moves.slice(0, -1).entries()) {
      expect(states(await run([await changeOfNext(move, `Old ${index}`)]))).toEqual(['done']);
    }
    const before = await fieldsAt(path);
    const change = await changeOfNext(moves.at(-1) ?? '', 'New');

    shortenPauses();
    beforeReads(async (path) => {
      const sendLate = delayed.get(path);
      delayed.delete(path);
      await sendLate?.();
    });
    const { result, sendLate } = await (FAILURES[each.failure] as Failure)({
      ...each,
      ...{ change, path, responses: respondNext() },
    });
    const [record = ''] = result?.records ?? [];
    expect(result).toMatchObject({ state: 'done', records: [record] });
    expect(await expectTrueHistory(path, initial)).toBe(moves.length);
    const after = await fieldsAt(path);
    expect(await run([change])).toMatchObject([{ state: 'done', records: [record] }]);
    const expectTooLate = async () => expect((await sendLate?.())?.ok ?? false).toBe(false);
    await expectTooLate();
    expect(await fieldsAt(path)).toEqual(after);

    expect(states(await run([undoOf([record])]))).toEqual(['done']);
    await expectTooLate();
    expect(withoutDate(await fieldsAt(path))).toEqual(withoutDate(before));
    expect(await expectTrueHistory(path, initial)).toBe(moves.length + 1);
  });
});
