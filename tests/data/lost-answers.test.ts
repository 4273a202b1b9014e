import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOf, saveDocument, type Change } from '@/collections/change';
import { deletion, inquiryChange, statusChange } from '@/collections/inquiry-changes';
import type { CommitKey, Committed } from '@/data/commit';
import { TimeoutError } from '@/domain/errors';
import { put, stored } from '../support/database';
import { SEED, sizeOf } from '../support/long';
import { career, contact, service } from '../support/sample-documents';
import { changesOf, expectTrueHistory, fieldsAt } from './history';
import {
  beforeReads,
  controlTimeout,
  failRequests,
  respondNext,
  shortenPauses,
  type Respond,
  type Send,
} from './lost-responses';
import { startAsAdministrator } from './sessions';
import { changeOfMove, idIn, initialOf, openDocument, openForm, type Subject } from './subjects';
import { act, actUntilKnown, newKey, undo } from './writes';

beforeEach(startAsAdministrator);

/**
 * Ends the time of the commit that gets the last response.
 * @returns a function that sends that commit
 */
async function timedOut(responses: Respond[], changes: readonly Change[], key = newKey()) {
  const expire = controlTimeout();
  const held: Send[] = [];
  responses.push((sendLate) => {
    held.push(sendLate);
    expire();
    return new Promise(() => undefined);
  });
  await expect(act(changes, key)).rejects.toThrow(TimeoutError);
  const [sendLate] = held;
  if (!sendLate) throw new Error('No commit was sent.');
  return sendLate;
}

const withoutDate = (fields: object | undefined) => fields && { ...fields, updatedAt: null };

/** Requests that fail: `count` requests of a commit, starting with request `first` (counted from 0). */
interface Failure {
  first: number;
  count: number;
  kind: 'not sent' | 'response lost';
}

describe(`a commit over several collections during which requests fail (SEED=${SEED})`, () => {
  const PATHS = ['services/audits', 'careers/dba', 'contacts/one', 'deletedContacts/one'];
  const SECOND = 'contacts/two';
  const contents = async () =>
    (await Promise.all([...PATHS, SECOND].map(fieldsAt))).map(withoutDate);

  async function start() {
    await startAsAdministrator();
    await put('careers/dba', career());
    await put('contacts/one', contact({ note: 'Called.' }));
    await put(SECOND, contact({ followUpOn: '2026-12-31' }));
    const { version } = await openDocument('careers', 'dba');
    return [
      saveDocument('services', 'audits', '', service({ slug: 'audits' })),
      saveDocument('careers', 'dba', version, null),
      inquiryChange(...deletion('one')),
      changeOf(statusChange('two', 'closed')),
    ];
  }

  /** Makes changes while requests fail, and then tries again. All documents are as before, or all as after. */
  async function actThroughFailure(changes: readonly Change[], { first, count, kind }: Failure) {
    const key = newKey();
    const before = await contents();
    const end = failRequests(first, count, kind);
    const early = await act(changes, key).catch(() => null);
    end();
    const between = await contents();
    const entries = (await stored('changes')).filter(({ action }) => action === key.action);
    const done = await actUntilKnown(changes, key);
    const after = await contents();
    if (early) expect(early).toBe(done);
    expect(entries.length > 0 ? after : before).toEqual(between);
    expect(done).toMatchObject({ changed: changes.length, left: 0 });
    expect(await act(changes, key)).toBe(done);
    expect(await contents()).toEqual(after);
    return done;
  }

  async function failBoth(failure: Failure, failureOfUndo: Failure) {
    const changes = await start();
    const before = await contents();
    const done = await actThroughFailure(changes, failure);
    expect(await contents()).not.toEqual(before);
    await actThroughFailure(done.undo, failureOfUndo);
    expect(await contents()).toEqual(before);
    const entries = (await stored('changes')).map(
      ({ collection, document, kind }) =>
        `${String(collection)}/${String(document)} ${String(kind)}`,
    );
    expect(entries.toSorted()).toEqual([
      ...['careers/dba create', 'careers/dba delete'],
      ...['contacts/one create', 'contacts/one delete'],
      ...['contacts/two update', 'contacts/two update'],
      ...['services/audits create', 'services/audits delete'],
    ]);
  }

  it('writes each document once with one entry when it is tried again, and can be undone', async () => {
    const failures = fc.record({
      first: fc.nat(12),
      count: fc.constantFrom(1, 2, 1000),
      kind: fc.constantFrom('not sent' as const, 'response lost' as const),
    });
    // Each request in turn, of which the commit is the last, gets no response, and nor do all later ones.
    const examples = Array.from({ length: 9 }, (_, first): [Failure, Failure] => [
      { first, count: 1000, kind: 'response lost' },
      { first, count: 1000, kind: 'response lost' },
    ]);
    await fc.assert(fc.asyncProperty(failures, failures, failBoth), {
      ...{ seed: SEED, numRuns: examples.length + sizeOf(5, 150), examples },
      endOnFailure: true,
    });
  });
});

it.each([
  ['an existing', career()],
  ['a new', undefined],
])(
  'the next save of the form of %s document, after a save whose answer was lost, writes the later text',
  async (_label, initial) => {
    const path = 'careers/dba';
    if (initial) await put(path, initial);
    const first = await fieldsAt(path);
    const form = openForm.careers(await openDocument('careers', 'dba'));
    const earlier = { title: 'First', department: 'Data' };
    const sendLate = await timedOut(respondNext(), [form.save(earlier)]);
    await sendLate();
    expect(await fieldsAt(path)).toMatchObject(earlier);
    const later = { title: 'Second', department: 'Data' };
    expect(await act([form.save(later, earlier)])).toMatchObject({ changed: 1 });
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
    ['contacts', 'nextStatus', 'undo'],
  ];

  interface Scene {
    change: Change;
    key: CommitKey;
    path: string;
    responses: Respond[];
  }

  /** Fails attempts at a change. @returns a function that sends the request of the first attempt again */
  type Fail = (scene: Scene) => Promise<Send | undefined> | undefined;

  const dropped: Respond = () => Promise.reject(new TypeError('The network failed.'));
  const answerLost: Respond = async (send) => {
    await send();
    return dropped(send);
  };

  const once =
    (...faults: Respond[]): Fail =>
    ({ responses }) => {
      responses.push(...faults);
      return undefined;
    };

  /** @param arrive chooses when the server gets the request of an attempt that has timed out */
  const late =
    (arrive: (sendLate: Send, scene: Scene) => unknown): Fail =>
    async (scene) => {
      const sendLate = await timedOut(scene.responses, [scene.change], scene.key);
      await arrive(sendLate, scene);
      return sendLate;
    };

  const FAILURES: Record<string, Fail> = {
    'not sent': once(dropped),
    'answer lost': once(answerLost),
    'not sent twice, then answer lost': once(dropped, dropped, answerLost),
    'not sent, but answered': once(() => Promise.resolve(Response.json({}))),
    'answered by something else': once(async (send) => {
      await send();
      return Response.json({});
    }),
    'late, before the next attempt': late((sendLate) => sendLate()),
    'late, just before the next commit': late((sendLate, { responses }) =>
      responses.push((send) => sendLate().then(send)),
    ),
    'late, before the document is read': late((sendLate, { path }) => delayed.set(path, sendLate)),
    'late, before the entry is read': late((sendLate, { key }) =>
      delayed.set(`changes/${key.action}~0~0`, sendLate),
    ),
    'late, after the next attempt': late(() => undefined),
  };

  /** Requests to send just before the next read of a document, keyed by path. */
  const delayed = new Map<string, Send>();

  // The first cases cover every kind and every failure; all cases together cover every pair.
  const names = Object.keys(FAILURES);
  const cases = names
    .flatMap((_name, shift) =>
      KINDS.map((moves, kind) => ({
        moves,
        failure: names[(kind + shift + SEED) % names.length] ?? '',
      })),
    )
    .slice(0, sizeOf(KINDS.length, KINDS.length * names.length));

  it.each(cases)('takes effect exactly once and can be undone: %j', async (each) => {
    const [collection, ...moves] = each.moves;
    const path = `${collection}/${idIn(collection)}`;
    const initial = initialOf(collection);
    if (initial) await put(path, initial);
    let last: Committed | undefined;
    const changeOfNext = async (move: string, words: string): Promise<Change> => {
      if (move === 'undo' && last?.undo[0]) return last.undo[0];
      return changeOfMove(
        collection,
        move,
        await openDocument(collection, idIn(collection)),
        words,
      );
    };
    for (const [index, move] of moves.slice(0, -1).entries()) {
      last = await act([await changeOfNext(move, `Old ${index}`)]);
      expect(last.changed).toBe(1);
    }
    const before = await fieldsAt(path);
    const change = await changeOfNext(moves.at(-1) ?? '', 'New');

    shortenPauses();
    beforeReads(async (read) => {
      const sendLate = delayed.get(read);
      delayed.delete(read);
      await sendLate?.();
    });
    const key = newKey();
    const scene: Scene = { ...each, change, key, path, responses: respondNext() };
    const sendLate = await FAILURES[each.failure]?.(scene);
    const done = await actUntilKnown([change], key);
    expect(done).toMatchObject({ changed: 1, left: 0 });
    expect((await changesOf(path)).at(-1)?.id).toBe(`${key.action}~0~0`);
    expect(await expectTrueHistory(path, initial)).toBe(moves.length);
    const after = await fieldsAt(path);
    expect(await act([change], key)).toBe(done);
    const expectTooLate = async () => expect((await sendLate?.())?.ok ?? false).toBe(false);
    await expectTooLate();
    expect(await fieldsAt(path)).toEqual(after);

    expect(await undo(done)).toMatchObject({ changed: 1 });
    await expectTooLate();
    expect(withoutDate(await fieldsAt(path))).toEqual(withoutDate(before));
    expect(await expectTrueHistory(path, initial)).toBe(moves.length + 1);
  });
});
