import { serverTimestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '@/collections/collections';
import { UNKNOWN_FIELD } from './collections';
import {
  acceptedOf,
  describeValue,
  expectRules,
  INVALID_DATES,
  labelled,
  newId,
  tokenOf,
  type Fields,
  type RulesProject,
} from './environment';
import { put } from './stored-samples';

/** Returns a valid entry of the history with `changes` applied. Undefined removes a field. */
export function logEntry(changes: Fields = {}): Fields {
  const fields = {
    collection: 'careers',
    document: 'dba',
    uid: 'administrator',
    email: 'administrator@example.com',
    at: serverTimestamp(),
    kind: 'update',
    before: { title: 'DBA' },
    after: { title: 'Senior DBA' },
    action: newId(),
    size: 1,
    ...changes,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const NOT_TEXT = [undefined, null, 1, ['text']];

const FIELDS: [field: string, refused: unknown[], accepted: unknown[]][] = [
  [
    'collection',
    [...NOT_TEXT, '', 'changes', 'admins', 'watch', 'Careers'],
    Object.keys(COLLECTIONS),
  ],
  ['document', NOT_TEXT, ['dba', 'x'.repeat(1000)]],
  ['uid', [...NOT_TEXT, '', 'member', 'unclaimed'], ['administrator']],
  ['email', [...NOT_TEXT, '', 'member@example.com'], ['administrator@example.com']],
  ['kind', [...NOT_TEXT, '', 'move', 'create', 'delete'], ['update']],
  ['before', [undefined, null], [{}, { title: null }]],
  ['after', [undefined, null], [{}, { title: null }]],
  ['action', NOT_TEXT, ['x', '00000000000000000001']],
  ['size', [undefined, null, '1', 1.5], [1, 200]],
];

/** Tests the entries of the history, which administrators add. */
export function describeLogEntries(project: () => RulesProject) {
  const add = (changes: Fields, db = project().as.administrator) =>
    put(db, `changes/${newId()}`, logEntry(changes));

  describe('an entry of the history', () => {
    test.each(FIELDS)('must have a valid %s', async (field, refused, accepted) => {
      const send = (value: unknown) => add({ [field]: value });
      expect(await acceptedOf(labelled(refused), send)).toEqual([]);
      expect(await acceptedOf(labelled(accepted), send)).toEqual(accepted.map(describeValue));
    });

    test('must not have an unknown field', async () => {
      for (const value of ['x', null]) await expectRules('refuse', add({ [UNKNOWN_FIELD]: value }));
    });

    test('must have the time of the request', async () => {
      const send = (date: () => unknown) => add({ at: date() });
      expect(await acceptedOf([...INVALID_DATES, ['now', serverTimestamp]], send)).toEqual(['now']);
    });

    test('is a creation without `before`, a deletion without `after`, and otherwise an update', async () => {
      const kinds = ['create', 'update', 'delete'];
      const cases = kinds.flatMap((kind) =>
        [null, { title: 'DBA' }].flatMap((before) =>
          [null, { title: 'Senior DBA' }].map((after) => ({ kind, before, after })),
        ),
      );
      expect(await acceptedOf(labelled(cases), add)).toEqual(
        [
          { kind: 'create', before: null, after: { title: 'Senior DBA' } },
          { kind: 'update', before: { title: 'DBA' }, after: { title: 'Senior DBA' } },
          { kind: 'delete', before: { title: 'DBA' }, after: null },
        ].map(describeValue),
      );
    });

    test('must record a change of something else than the date', async () => {
      const [before, after] = [{ updatedAt: new Date(0) }, { updatedAt: serverTimestamp() }];
      const unchanged: Fields[] = [
        { before: { title: 'DBA' }, after: { title: 'DBA' } },
        { before: { ...before, title: 'DBA' }, after: { ...after, title: 'DBA' } },
        { before: { list: ['a'] }, after: { list: ['a'] } },
        { before: {}, after: {} },
      ];
      const changed: Fields[] = [
        { before, after: { ...after, title: 'DBA' } },
        { before: { title: 'DBA' }, after: {} },
        { before: { list: ['a', 'b'] }, after: { list: ['b', 'a'] } },
        // The history has no text of a note, so a changed note looks the same.
        { collection: 'contacts', before: { note: '…' }, after: { note: '…' } },
      ];
      expect(await acceptedOf(labelled(unchanged), add)).toEqual([]);
      expect(await acceptedOf(labelled(changed), add)).toEqual(changed.map(describeValue));
    });

    test.each([
      ['is the one in admins, not the one of the session', 'granted@example.com'],
      ['is empty if there is none in admins', ''],
    ])('has an email address that %s', async (_label, email) => {
      const uid = `administrator-${newId()}`;
      await project().store({ [`admins/${uid}`]: email ? { email } : {} });
      const ofSession = 'changed@example.com';
      const db = project().withToken(tokenOf(uid, { admin: true, email: ofSession }));
      await expectRules('refuse', add({ uid, email: ofSession }, db));
      await expectRules('accept', add({ uid, email }, db));
    });
  });
}
