import { describe, expect, test } from 'vitest';
import { COMMIT_TIME, inverse, isUnchanged } from '@/collections/change';
import { parseChange, undoProblem } from '@/collections/changes';
import {
  changeKind,
  haveSameFields,
  loggedFields,
  type RecordedChange,
  type RecordedFields,
} from '@/collections/recorded-change';
import { career } from '../../support/sample-documents';

const CAREER = career({ title: 'DBA' });

function change(fields: Partial<RecordedChange>): RecordedChange {
  return {
    ...{ id: 'careers~dba~x', collection: 'careers', document: 'dba' },
    ...{ uid: 'ada', email: 'ada@example.com', at: new Date(), action: 'x', size: 1 },
    before: { ...CAREER },
    after: { ...CAREER },
    ...fields,
  };
}

test('changeKind distinguishes creations, updates, and deletions', () => {
  expect([change({ before: null }), change({}), change({ after: null })].map(changeKind)).toEqual([
    'create',
    'update',
    'delete',
  ]);
});

test.each([
  [{ a: 1, b: ['x'] }, { b: ['x'], a: 1 }, true],
  [{ a: '' }, {}, true],
  [{ a: { b: '' } }, { a: {} }, false],
  [{ a: null }, {}, false],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, false],
])('haveSameFields for %j and %j returns %j', (one, other, isSame) => {
  expect(haveSameFields(one, other)).toBe(isSame);
  expect(haveSameFields(other, one)).toBe(isSame);
});

describe('undoProblem', () => {
  const withoutSalary: Record<string, unknown> = { ...CAREER };
  delete withoutSalary['salaryRange'];
  const ofContact = (before: RecordedChange['before'], more: Partial<RecordedChange> = {}) => ({
    ...{ collection: 'contacts' as const, before },
    ...more,
  });
  const dates = { createdAt: new Date(), updatedAt: null };
  const possible: [string, Partial<RecordedChange>][] = [
    ['a changed career', {}],
    ['a new career', { before: null }],
    ['a deleted career', { after: null }],
    ['a career without a salary range, which is optional', { before: withoutSalary }],
    ['a career that includes its dates', { before: { ...CAREER, ...dates } }],
    ['a changed status', ofContact({ status: 'new' })],
    ['a changed status with its reply time', ofContact({ status: 'new', contactedAt: null })],
    ['a new SEO setting', { collection: 'seoSettings', before: null }],
    ['a new service', { collection: 'services', before: null }],
    ['any deleted contact', ofContact({}, { after: null })],
    ['a restored contact with a note', ofContact(null, { after: { note: '…' } })],
    ['a deleted contact with a note', ofContact({ note: '…' }, { after: null })],
  ];
  test.each(possible)('is null for %s', (_label, fields) => {
    expect(undoProblem(change(fields))).toBeNull();
  });

  const impossible: [string, string, Partial<RecordedChange>][] = [
    ['gone', 'a contact erased from the trash', { collection: 'deletedContacts', after: null }],
    ['note', 'a changed note', ofContact({ note: '…' }, { after: { note: '…' } })],
    ['note', 'a removed note', ofContact({ note: '…' }, { after: { note: '' } })],
    ['invalid', 'an unknown field', { before: { ...CAREER, extra: 1 } }],
    ['invalid', 'a field of another type', { before: { ...CAREER, title: 7 } }],
    ['invalid', 'a title that is too long', { before: { ...CAREER, title: 'x'.repeat(151) } }],
  ];
  test.each(impossible)('is “%s” for %s', (problem, _label, fields) => {
    expect(undoProblem(change(fields))).toBe(problem);
  });
});

test('parseChange replaces invalid optional fields with safe values', () => {
  const stored = { collection: 'careers', document: 'dba', at: 'yesterday', before: 'x', after: 7 };
  expect(parseChange('x', stored)).toEqual({
    ...{ id: 'x', collection: 'careers', document: 'dba', uid: '', email: '' },
    ...{ at: null, before: null, after: null, action: 'x', size: 1 },
  });
  expect(() => parseChange('x', { collection: 'notes', document: 'dba' })).toThrow();
});

describe('the inverse of a write', () => {
  const undo = (before: RecordedFields | undefined, after: RecordedFields | null) =>
    inverse({ collection: 'careers', id: 'dba' }, before, after);
  const isExpected = (change: ReturnType<typeof undo>, stored: RecordedFields | undefined) =>
    typeof change.expected === 'function' && change.expected(stored);

  test('brings back the fields that it changed, and keeps the others', () => {
    const change = undo(
      { title: 'A', place: 'P', pay: null },
      { title: 'B', place: 'P', until: 1 },
    );
    const stored = { title: 'B', place: 'Q', until: 1, updatedAt: 7, extra: true };
    expect(isExpected(change, stored)).toBe(true);
    const restored = { title: 'A', place: 'Q', extra: true, updatedAt: COMMIT_TIME };
    expect(change.next(stored, [])).toEqual(restored);
  });

  test.each<
    [string, RecordedFields | undefined, RecordedFields | null, RecordedFields | undefined]
  >([
    ['another value of a changed field', { title: 'A' }, { title: 'B' }, { title: 'C' }],
    ['the earlier value again', { list: ['a'] }, { list: ['b'] }, { list: ['a'] }],
    ['no document any more', { title: 'A' }, { title: 'B' }, undefined],
    ['no document any more, of which it removed a field', { id: 1, pay: 1 }, { id: 1 }, undefined],
    ['a document instead of the deleted one', { title: 'A' }, null, { title: 'A' }],
    ['another document instead of the deleted one', { title: 'A' }, null, { pay: 1 }],
    ['another value in a created document', undefined, { title: 'B' }, { title: 'C' }],
    ['another field in a created document', undefined, { title: 'B' }, { title: 'B', pay: 1 }],
  ])('is a conflict with %s', (_what, before, after, stored) => {
    expect(isExpected(undo(before, after), stored)).toBe(false);
  });

  test('of a creation deletes, and of a deletion writes everything again', () => {
    const creation = undo(undefined, { title: 'B', updatedAt: 1 });
    expect(isExpected(creation, { title: 'B', updatedAt: 2 })).toBe(true);
    expect(creation.next({ title: 'B' }, [])).toBeNull();
    const deletion = undo({ title: 'A', updatedAt: 1 }, null);
    expect(isExpected(deletion, undefined)).toBe(true);
    expect(deletion.next(undefined, [])).toEqual({ title: 'A', updatedAt: COMMIT_TIME });
  });
});

test.each<[RecordedFields | null, RecordedFields | undefined, boolean]>([
  [{ title: 'A', createdAt: 1, updatedAt: 2 }, { title: 'A', createdAt: 1, updatedAt: 3 }, true],
  [{ title: 'A', createdAt: COMMIT_TIME }, { title: 'A', createdAt: 'yesterday' }, false],
  [{ title: 'A' }, { title: 'B' }, false],
  [null, undefined, true],
  [null, { title: 'A' }, false],
  [{ title: 'A' }, undefined, false],
])('isUnchanged for %j and %j returns %j', (next, stored, expected) => {
  expect(isUnchanged(next, stored)).toBe(expected);
});

test('the history keeps whole documents, but of an inquiry only what the desk has changed', () => {
  const career = { title: 'A', note: 'Secret' };
  expect(loggedFields('careers', undefined, career)).toEqual({ before: null, after: career });
  const before = { email: 'a@b.c', message: 'Hello', status: 'new', note: 'Secret', deletedAt: 1 };
  const after = { ...before, email: 'd@e.f', status: 'closed', contactedAt: COMMIT_TIME };
  for (const collection of ['contacts', 'deletedContacts'] as const) {
    expect(loggedFields(collection, before, after)).toEqual({
      before: { status: 'new', contactedAt: null },
      after: { status: 'closed', contactedAt: COMMIT_TIME },
    });
    expect(loggedFields(collection, before, null)).toEqual({
      before: { status: 'new', note: '…' },
      after: null,
    });
    expect(loggedFields(collection, undefined, before)).toEqual({
      before: null,
      after: { status: 'new', note: '…' },
    });
  }
});
